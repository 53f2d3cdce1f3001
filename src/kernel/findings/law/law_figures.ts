/** Figures of the tables of law, as changes of them are told. */

/** Each figure by its name, with the words of the command line. */
export const lawFigures = {
  total: "default value",
  direct: "direct emissions",
  indirect: "indirect emissions",
  mark_up: "mark-up",
  benchmark_column_a: "benchmark, column A",
  benchmark_column_b: "benchmark, column B",
  cbam_factor: "CBAM factor",
  correction_factor: "correction factor",
  electricity: "default value of electricity",
  annex_i: "rule of Annex I",
  goods: "goods",
  exempt_origin: "exemption",
  threshold: "threshold",
  printed_total: "default value with mark-up, as printed",
  goods_line: "goods line",
  production_route: "production route",
  subheading: "subheading",
  authority: "authority",
  description: "description",
  source: "source",
  notice: "notice",
} as const;

/** Name of a figure. */
export type LawFigure = keyof typeof lawFigures;

/** Number of figures of a kind, with one as an example. */
export interface FigureExample {
  /** Number of the figures. */
  readonly count: number;
  /** Name of the example. */
  readonly figure: LawFigure;
  /** Code, origin, route and years, where it has them. */
  readonly subject: string;
  /** Empty where there was none. */
  readonly before: string;
  /** Empty where there is none any more. */
  readonly after: string;
}

/** Reasons why an upload or a directory is no folder of tables. */
export type FolderProblem = "noArchive" | "noManifest" | "tooMany" | "tooLarge" | "noText";
