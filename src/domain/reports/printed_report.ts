/** Report as its page prints it. */
import type { StoredReport } from "./report.ts";

/** A report, and whether it is the one that is published as an example. */
export interface PrintedReport {
  /** The report as it is kept. */
  readonly report: StoredReport;
  /** True if the page says SAMPLE. */
  readonly isSample: boolean;
  /** The origin's ISO 3166-1 alpha-2 code, for its name. */
  readonly alpha2: string | undefined;
  /** Name of the installation whose value counts, as far as it can be printed; null without one. */
  readonly installation: string | null;
  /** The caller's reference, as far as it can be printed. */
  readonly clientRef: string | null;
  /** The release that prints. */
  readonly madeBy: string;
}
