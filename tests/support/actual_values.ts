/** Verified values of which no more is said than must be. */
import type { ActualValues } from "../../src/domain/imports/ledger/entry.ts";
import { decimal } from "./law.ts";

/** @returns values of an installation, of so many tonnes of direct emissions per tonne */
export const actualValuesOf = (installation: string, directTPerT: string): ActualValues => ({
  directTPerT: decimal(directTPerT),
  indirectTPerT: null,
  freeAllocationTPerT: null,
  unitContent: null,
  precursors: null,
  defaultShare: null,
  reportingPeriod: null,
  installation: {
    id: installation,
    name: null,
    unlocode: null,
    address: null,
    latitude: null,
    longitude: null,
    operator: null,
  },
  verification: null,
});
