/**
 * What the operator sees of the service in figures: the series as data, and the port that counts them. Counting is a
 * plain call without an Effect, because the shortest requests take some ten microseconds.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";

/** Sums that only grow. `labels` name what tells one sum from the other, in this order. */
export const counters = {
  admissions: {
    name: "customs_admissions_total",
    help: "Calls that asked for a place in a rate window.",
    labels: ["policy", "result"],
  },
  bulkRows: {
    name: "customs_bulk_rows_total",
    help: "Rows of bulk calls that were kept.",
    labels: ["status"],
  },
  reports: { name: "customs_reports_total", help: "Reports that were made.", labels: ["status"] },
  mails: { name: "customs_mails_total", help: "Attempts to hand a mail over.", labels: ["result"] },
} as const;

/** Durations in seconds, by their distribution. */
export const timers = {
  requests: {
    name: "customs_request_duration_seconds",
    help: "From a request's arrival to its answer's first byte.",
    labels: ["endpoint", "status"],
  },
  documents: {
    name: "customs_document_duration_seconds",
    help: "From a document's description to its PDF, waiting included.",
    labels: ["result"],
  },
} as const;

/** Figures that are read when they are asked for. */
export const gauges = {
  priceAge: {
    name: "customs_certificate_price_age_days",
    help: "Days since the newest certificate price was published.",
    labels: [],
  },
  dataSet: { name: "customs_data_set_info", help: "The data set in force.", labels: ["version"] },
  documentsInProgress: {
    name: "customs_documents_in_progress",
    help: "Documents that are made or wait to be made.",
    labels: [],
  },
} as const;

export type CounterName = keyof typeof counters;
export type TimerName = keyof typeof timers;
export type GaugeName = keyof typeof gauges;

/** Values of a series' labels, in their order. */
export type LabelValues = ReadonlyArray<string>;

/** Counts, and tells. */
export class Metrics extends Context.Tag("Metrics")<Metrics, {
  readonly count: (counter: CounterName, values: LabelValues, by?: number) => void;
  readonly time: (timer: TimerName, values: LabelValues, seconds: number) => void;
  /** From now on the gauge is what `read` returns. */
  readonly watch: (
    gauge: GaugeName,
    read: () => { readonly values: LabelValues; readonly value: number },
  ) => void;
  /** Every series as Prometheus reads it, with its media type. */
  readonly exposition: Effect.Effect<{ readonly text: string; readonly mediaType: string }>;
}>() {}
