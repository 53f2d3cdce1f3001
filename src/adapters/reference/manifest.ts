/**
 * `manifest.json` beside the tables: which acts they print, on which days the service answers with them, what their
 * units are, and the SHA-256 and row count that each file must have.
 */
import * as Schema from "effect/Schema";
import { dayOfText } from "../../kernel/time/calendar.ts";

const Day = Schema.String.pipe(
  Schema.filter((text) =>
    dayOfText(text) !== undefined || `must be a calendar date YYYY-MM-DD, found ${text}`
  ),
);

export const Manifest = Schema.Struct({
  version: Schema.NonEmptyString,
  title: Schema.NonEmptyString,
  acts: Schema.NonEmptyArray(Schema.Struct({ label: Schema.NonEmptyString, url: Schema.NonEmptyString })),
  /** Notice that must accompany the figures wherever they are passed on, such as a licence. */
  notice: Schema.optional(Schema.NonEmptyString),
  /** The first day of import that the tables apply to: an act may apply backwards. */
  applies_from: Day,
  /** The first and the last day on which the service answers with them; null: until they are replaced. */
  in_force: Schema.Struct({ from: Day, until: Schema.NullOr(Day) }),
  units: Schema.Record({ key: Schema.String, value: Schema.String }),
  files: Schema.NonEmptyArray(
    Schema.Struct({
      name: Schema.NonEmptyString,
      sha256: Schema.String.pipe(Schema.pattern(/^[0-9a-f]{64}$/)),
      rows: Schema.NonNegativeInt,
    }),
  ),
  compared: Schema.NonEmptyString,
  not_compared: Schema.String,
});
export type Manifest = typeof Manifest.Type;

/** JSON text to a checked manifest; unknown members are an error, so that a typing mistake is seen. */
export const decodeManifest = Schema.decodeUnknownEither(Schema.parseJson(Manifest), {
  errors: "all",
  onExcessProperty: "error",
});
