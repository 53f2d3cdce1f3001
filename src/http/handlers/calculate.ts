/** `GET /api/v1/cbam/calculate` and its JSON form, `POST`. Contract section 4.2; decisions, "Requests". */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { askCalculation, type CalculationOptions } from "../../application/cbam/cbam_queries.ts";
import { dayOfEpochMs } from "../../kernel/calendar.ts";
import { type Input, readFlag, readImportDay, readOptionalText } from "../../domain/cbam/input/input.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import {
  queryNames,
  readPrecursors,
  readShipment,
  rowNames,
  type ShipmentNames,
} from "../../domain/cbam/input/shipment_input.ts";
import { question, world } from "../server/question.ts";
import { readJsonObject } from "../wire/request.ts";
import { citedJson, noStore } from "../wire/response.ts";

/** Bytes of a JSON calculation: a shipment with its precursors. */
export const bodyLimitBytes = 65_536;
const clientRefLimit = 200;
const versionLimit = 40;

const ownNames = ["tonnage", "import", "production_route", "explain", "dataset_version"] as const;
const knownInQuery = [...Object.values(queryNames), ...ownNames];
export const knownInBody: ReadonlyArray<string> = [
  ...Object.values(rowNames),
  ...ownNames,
  "client_ref",
  "precursors",
];

/** What calculate is asked. */
interface Asked {
  readonly shipment: Shipment;
  readonly options: CalculationOptions;
}

const read = (names: ShipmentNames, nowMs: number) => (input: Input): Asked | undefined => {
  const day = readImportDay(input, "import", () => dayOfEpochMs(nowMs));
  const shipment = readShipment(input, names, day && { day });
  const isExplained = readFlag(input, "explain");
  const datasetVersion = readOptionalText(input, "dataset_version", versionLimit);
  return shipment && { shipment, options: { isExplained, datasetVersion } };
};

export const calculate = question({
  known: knownInQuery,
  read: ({ nowMs }) => read(queryNames, nowMs),
  answer: ({ shipment, options }, world) =>
    Either.map(askCalculation(shipment, options, world), (record) => citedJson(record, noStore)),
});

/** What `POST calculate` and `POST reports` have in common. */
export interface AskedInJson extends Asked {
  readonly clientRef: string | undefined;
}

export const readJsonCalculation = (nowMs: number): (input: Input) => AskedInJson | undefined => (input) => {
  const asked = read(rowNames, nowMs)(input);
  const clientRef = readOptionalText(input, "client_ref", clientRefLimit);
  const precursors = readPrecursors(input);
  return asked && { ...asked, shipment: { ...asked.shipment, precursors }, clientRef };
};

export const calculateFromJson = Effect.gen(function* () {
  const found = yield* world;
  const { shipment, options, clientRef } = yield* readJsonObject(
    bodyLimitBytes,
    knownInBody,
    readJsonCalculation(found.nowMs),
  );
  const record = yield* askCalculation(shipment, options, found);
  return citedJson(
    { ...(clientRef === undefined ? undefined : { client_ref: clientRef }), ...record },
    noStore,
  );
});
