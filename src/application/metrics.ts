/**
 * Figures of the service for the operator: the series as data, and the port that counts them. Counting is a plain call
 * without an Effect, because the shortest requests take some ten microseconds.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

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
  signUps: {
    name: "customs_sign_ups_total",
    help:
      "Accounts that people make for themselves: links sent, accounts made, and what was refused by the limits.",
    labels: ["result"],
  },
  verifications: {
    name: "customs_verifications_total",
    help: "Reports that someone asked about, by what they were told.",
    labels: ["result"],
  },
  workerRestarts: {
    name: "customs_worker_restarts_total",
    help:
      "Workers that were lost, and are started anew with the next work: died, or ended in the middle of it.",
    labels: ["worker", "reason"],
  },
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
  waits: {
    name: "customs_queue_wait_seconds",
    help: "How long what was worked on had waited for its turn in this process.",
    labels: ["queue"],
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
  lawAdditions: {
    name: "customs_law_additions",
    help:
      "Tables of law that operators added: those that count, those that can't be used, those that were withdrawn.",
    labels: ["state"],
  },
  documentsInProgress: {
    name: "customs_documents_in_progress",
    help: "Documents that are made or wait to be made.",
    labels: [],
  },
  workers: { name: "customs_workers", help: "Workers that run.", labels: ["worker", "state"] },
  queue: { name: "customs_queue_size", help: "What waits in this process for its turn.", labels: ["queue"] },
  databaseConnections: {
    name: "customs_database_connections",
    help: "Connections to the database.",
    labels: ["state"],
  },
  mailsByState: {
    name: "customs_mails",
    help: "Mails in the database: not tried yet, to be tried again, given up within a day.",
    labels: ["state"],
  },
  mailsOldest: {
    name: "customs_mails_oldest_seconds",
    help: "How long the mail that has waited longest waits; 0 when none does.",
    labels: [],
  },
  storedBytes: {
    name: "customs_stored_bytes",
    help:
      "Bytes of the document store by kind, as the purge counts them every ten minutes: invoices, reports, attachments of suppliers' values.",
    labels: ["kind"],
  },
  parts: {
    name: "customs_part_up",
    help: "Parts of the service as readyz names them: 1 is ok.",
    labels: ["part"],
  },
} as const;

export type CounterName = keyof typeof counters;
export type TimerName = keyof typeof timers;
export type GaugeName = keyof typeof gauges;

/** Values of a series' labels, in their order. */
export type LabelValues = ReadonlyArray<string>;

/** One value of a gauge. */
export interface Reading {
  readonly values: LabelValues;
  readonly value: number;
}

/** Counts, and tells. */
export interface Meters {
  readonly count: (counter: CounterName, values: LabelValues, by?: number) => void;
  readonly time: (timer: TimerName, values: LabelValues, seconds: number) => void;
  /** From now on the gauge also has the values that `read` returns. */
  readonly watch: (gauge: GaugeName, read: () => ReadonlyArray<Reading>) => void;
  /** Every series as Prometheus reads it, with its media type. */
  readonly exposition: Effect.Effect<{ readonly text: string; readonly mediaType: string }>;
}

const nobodyAsks: Meters = {
  count: () => {},
  time: () => {},
  watch: () => {},
  exposition: Effect.succeed({ text: "", mediaType: "text/plain" }),
};

/** Counters; nothing is counted unless the operator asked for figures. */
export class Metrics extends Context.Reference<Metrics>()("Metrics", { defaultValue: () => nobodyAsks }) {}
