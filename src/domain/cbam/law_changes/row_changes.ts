/** Changes of the rows of a table that have a key: rows that are new, gone, or say something else. */
import type { LawFigure } from "../../../kernel/findings/law/law_figures.ts";
import { changeOfWord, type FigureSubject, type LawChange } from "./law_change.ts";

/** A table before and after. */
export interface TableBeside<Key, Value> {
  /** Rows as they are. */
  readonly before: ReadonlyMap<Key, Value>;
  /** Rows as they become. */
  readonly after: ReadonlyMap<Key, Value>;
}

/** Returns the keys of tables, each once, in their order. */
export const keysOf = <Key>(...maps: ReadonlyArray<ReadonlyMap<Key, unknown>>): ReadonlyArray<Key> =>
  [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();

/** Returns the subject of a figure that has one code and nothing else. */
export const subjectOfCode = (figure: LawFigure, code: string): FigureSubject => ({
  figure,
  codes: [code],
  origin: null,
  route: null,
  years: null,
});

/** Returns the subject of a figure of an origin. */
export const subjectOfOrigin = (figure: LawFigure, origin: string): FigureSubject => ({
  ...subjectOfCode(figure, ""),
  codes: [],
  origin,
});

/** Words of the rows of a table. */
export interface RowWords<Key, Value> {
  /** Figure of what decides, whose change is also told where a row is new or gone. */
  readonly figure: LawFigure;
  /** Subject of a row's figure. */
  readonly subjectOf: (figure: LawFigure, key: Key) => FigureSubject;
  /** Words of what decides. */
  readonly wordOf: (value: Value) => string;
  /** Other words of answers about the row, told where the row was there before and stays. */
  readonly beside: ReadonlyArray<readonly [LawFigure, (value: Value) => string]>;
}

/** Returns the changes of a table's words. */
export const rowChanges = <Key extends string, Value>(
  { before, after }: TableBeside<Key, Value>,
  { figure, subjectOf, wordOf, beside }: RowWords<Key, Value>,
): ReadonlyArray<LawChange> =>
  keysOf(before, after).flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    if (old === undefined || now === undefined) {
      const words = [old, now].map((value) => value === undefined ? null : wordOf(value));
      return changeOfWord(subjectOf(figure, key), words[0], words[1]) ?? [];
    }
    return [[figure, wordOf] as const, ...beside].flatMap(([name, word]) =>
      changeOfWord(subjectOf(name, key), word(old), word(now)) ?? []
    );
  });
