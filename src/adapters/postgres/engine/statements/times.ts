/** Moments in statements: parameters that are milliseconds since 1970, and columns that are read as such. */

/** A moment that is given in milliseconds since 1970, as the parameter of this number. */
export const time = (parameter: number): string => `to_timestamp($${parameter}::float8 / 1000)`;

/** A column's moment in milliseconds since 1970. */
export const msOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** A column's moment as ISO 8601, to the second. */
export const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
