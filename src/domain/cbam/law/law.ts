/**
 * The law that a calculation is made under.
 */
import type { CertificatePrice } from "./price.ts";
import type { DataSet, ReferenceTables } from "./reference.ts";

/** Tables, the version of the default values, and the published prices. */
export interface Law {
  readonly tables: ReferenceTables;
  readonly dataSet: DataSet;
  readonly prices: ReadonlyArray<CertificatePrice>;
}
