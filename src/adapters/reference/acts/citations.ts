/**
 * Citation of a row: the text of its `source`, with the address of the act of the manifest that it names by its number.
 */
import type { Citation } from "../../../kernel/citation.ts";
import type { Manifest } from "../manifest.ts";
import type { Row } from "../table.ts";

/** `2023/956` or `2030/1` of `Regulation (EU) 2023/956 Art. 2(1)`. */
const numberOf = (label: string): string | undefined => /\b\d{1,4}\/\d{1,5}\b/.exec(label)?.[0];

/** Reads a citation from a column of a row; equal texts are one citation. */
export type CitationReader = (row: Row, column: string) => Citation | undefined;

/** @param acts of the manifest beside the table */
export const citationReader = (acts: Manifest["acts"]): CitationReader => {
  const known = new Map<string, Citation>();
  return (row, column) => {
    const label = row.text(column);
    const cited = known.get(label);
    if (cited !== undefined) return cited;
    const number = numberOf(label);
    const act = acts.find((candidate) => number !== undefined && numberOf(candidate.label) === number);
    if (act === undefined) {
      return row.problem(
        `${column} must name an act of the manifest by its number, such as ${acts[0].label}, found ${
          JSON.stringify(label)
        }`,
      );
    }
    const made = Object.freeze({ label, url: act.url });
    known.set(label, made);
    return made;
  };
};
