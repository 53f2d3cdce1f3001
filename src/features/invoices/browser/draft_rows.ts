/** Rows of an invoice that is a draft: those with something in them, whatever their numbers are. Decision 0250. */

/** Values of a draft, by the names of their fields. */
export type DraftValues = ReadonlyMap<string, ReadonlyArray<string>>;

/** Name of a line's field: the number of its row, and its member. */
const lineField = /^\/invoiceData\/lineItems\/(\d+)\/(\w+)$/;
/** Empty rows that a draft brings at most, beside those with something in them, as the form's page has them. */
const emptyRowsMost = 20;

/** Numbers of the rows in which something stands, in their order; a unit alone is nothing. */
const filledRows = (values: DraftValues): ReadonlyArray<number> => {
  const rows = [...values].flatMap(([field, texts]) => {
    const [, row, member] = lineField.exec(field) ?? [];
    const isFilled = row !== undefined && member !== "unit" && texts.some((text) => text.trim() !== "");
    return isFilled ? [Number(row)] : [];
  });
  return [...new Set(rows)].sort((one, other) => one - other);
};

/** @returns the draft with its rows numbered one after another; as it is where a file was opened, whose lines have the rows' numbers. */
export const withRowsInOrder = (values: DraftValues): DraftValues => {
  if ((values.get("base")?.[0] ?? "") !== "") return values;
  const places = new Map(filledRows(values).map((row, place) => [row, place]));
  return new Map(
    [...values].flatMap(([field, texts]) => {
      const [, row, member] = lineField.exec(field) ?? [];
      if (row === undefined) return [[field, texts]];
      const place = places.get(Number(row));
      return place === undefined ? [] : [[`/invoiceData/lineItems/${place}/${member}`, texts]];
    }),
  );
};

/** @returns the numbers of the rows that a draft needs: those with something in them, and a few empty ones. */
export const neededRows = (values: DraftValues): ReadonlyArray<number> => {
  const filled = filledRows(values);
  const wanted = Math.min(Number(values.get("rows")?.[0] ?? 0), filled.length + emptyRowsMost);
  return [...filled, ...Array.from({ length: wanted }, (_, at) => at)];
};
