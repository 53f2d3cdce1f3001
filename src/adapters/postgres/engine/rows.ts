/**
 * Rows as the database sent them, decoded by a schema: a column that is not what we take it for fails here, with its
 * name, and not somewhere behind.
 */
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { mapWithPauses } from "../../../application/yield_to_io.ts";

type Rows = Effect.Effect<ReadonlyArray<object>, SqlError>;

/** More rows are decoded with pauses. */
const mostAtOnce = 50;

/** @returns the rows; one that doesn't fit is a mistake of ours */
export const rowsOf = <Row, Encoded>(
  schema: Schema.Schema<Row, Encoded>,
): (rows: Rows) => Effect.Effect<ReadonlyArray<Row>, SqlError> => {
  const decode = Schema.decodeUnknown(Schema.Array(schema));
  const decodeOne = Schema.decodeUnknownSync(schema);
  return (rows) =>
    Effect.flatMap(
      rows,
      (found) =>
        found.length > mostAtOnce
          ? mapWithPauses(found, (row) => decodeOne(row))
          : Effect.orDie(decode(found)),
    );
};

/** Rows of one column, which is an id. */
export const idRows = rowsOf(Schema.Struct({ id: Schema.String }));

/** @returns the rows, each as a plain function reads it; what it throws is a defect */
export const readRows =
  <Row>(read: (row: object) => Row): (rows: Rows) => Effect.Effect<ReadonlyArray<Row>, SqlError> => (rows) =>
    Effect.flatMap(rows, (found) => mapWithPauses(found, read));

/** @returns the first row, if there is one */
export const firstRowOf = <Row, Encoded>(
  schema: Schema.Schema<Row, Encoded>,
): (rows: Rows) => Effect.Effect<Option.Option<Row>, SqlError> => {
  const decode = Schema.decodeUnknown(schema);
  return (rows) =>
    Effect.flatMap(
      rows,
      ([found]) => found === undefined ? Effect.succeedNone : Effect.asSome(Effect.orDie(decode(found))),
    );
};

/** A number of rows. */
export const countRow = firstRowOf(Schema.Struct({ count: Schema.Int }));

/** A year; null where there is none. */
export const yearRow = firstRowOf(Schema.Struct({ year: Schema.NullOr(Schema.Int) }));

/** @returns a column of JSON that has the shape, and is left as it is: no member is added, dropped or moved */
export const ownJson = <Value, Encoded>(shape: Schema.Schema<Value, Encoded>): Schema.Schema<Value> =>
  Schema.declare(Schema.is(shape));
