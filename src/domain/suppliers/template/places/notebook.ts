/**
 * Notes of a reading while it is made: what was read from which cell, and what is to be said about a cell.
 */
import type { Finding } from "../../../../kernel/findings/finding.ts";
import { type Issue, type IssueCode, issueOf, moreIssues } from "../../../../kernel/issue.ts";
import { cellName } from "../../../documents/sheet_cells.ts";
import { type Grid, type Place, placeName } from "./grid.ts";

/** An error keeps a figure from being taken, a warning asks to look at it, a remark says how it was read. */
export type Weight = "error" | "warning" | "remark";

/** A remark about a cell, a sheet or the whole workbook. */
export interface TemplateIssue extends Issue {
  /** Weight of what is said. */
  readonly weight: Weight;
  /** Name of the sheet as its tab has it; null for the whole workbook. */
  readonly sheet: string | null;
  /** Name of the cell; null for the whole sheet. */
  readonly cell: string | null;
  /** Number of the line of products that it is about; null for none. */
  readonly line: number | null;
}

/** Origin of a value: typed, the result that a formula had, or counted anew from the input sheets. */
export type ReadFrom = "typed" | "result" | "rebuilt";

/** A value that was read from a cell. */
export interface ReadFact {
  /** Its name, such as `installation.name` or `products.3.direct`. */
  readonly member: string;
  /** Name of the sheet. */
  readonly sheet: string;
  /** Name of the cell. */
  readonly cell: string;
  /** The value as it is taken. */
  readonly value: string;
  /** Origin of it. */
  readonly from: ReadFrom;
}

/** A place of a sheet that something is said about; without a place the whole sheet. */
export interface Spot {
  /** Its sheet. */
  readonly grid: Grid;
  /** Place in the sheet; left out for the whole sheet. */
  readonly place?: Place | undefined;
  /** Line of products. */
  readonly line?: number | undefined;
}

/** Weight and kind of what is said of a spot. */
export interface Remark {
  /** Weight of what is said. */
  readonly weight: Weight;
  /** Kind of the mistake. */
  readonly code: IssueCode;
  /** Right value, where it is known. */
  readonly suggestion?: string | undefined;
}

/** Most issues that are kept of a reading: more than a hundred lines of a filled template have, all of them wrong. */
const mostIssues = 1_000;

/** Collects the notes of one reading. */
export class Notebook {
  readonly #issues = new Map<string, TemplateIssue>();
  readonly #wrongLines = new Set<number | null>();
  #further = 0;
  /** Everything that was read. */
  readonly facts: Array<ReadFact> = [];

  /** Says something about a spot; undefined stands for the whole workbook. */
  say(spot: Spot | undefined, { weight, code, suggestion }: Remark, finding: Finding): void {
    const path = spot === undefined
      ? ""
      : spot.place === undefined
      ? spot.grid.name
      : placeName(spot.grid, spot.place);
    this.keep(spot, weight, issueOf({ path, code, suggestion }, finding));
  }

  /** Keeps an issue that a reader of values made. */
  keep(spot: Spot | undefined, weight: Weight, issue: Issue): void {
    const line = spot?.line ?? null;
    if (weight === "error") this.#wrongLines.add(line);
    const key = `${issue.path} ${line} ${issue.message}`;
    if (this.#issues.size >= mostIssues && !this.#issues.has(key)) {
      this.#further += 1;
      return;
    }
    this.#issues.set(key, {
      ...issue,
      weight,
      sheet: spot?.grid.name ?? null,
      cell: spot?.place === undefined ? null : cellName(spot.place.row, spot.place.column),
      line,
    });
  }

  /** Everything that was said, each once: a cell may be looked at more than once. The last says how many more there are. */
  get issues(): ReadonlyArray<TemplateIssue> {
    const kept = [...this.#issues.values()];
    if (this.#further === 0) return kept;
    return [...kept, { ...moreIssues(this.#further), weight: "error", sheet: null, cell: null, line: null }];
  }

  /** Notes a value with its cell. */
  read(
    member: string,
    { grid, place }: Required<Pick<Spot, "grid">> & { readonly place: Place },
    value: string,
    from: ReadFrom,
  ): void {
    this.facts.push({ member, sheet: grid.name, cell: cellName(place.row, place.column), value, from });
  }

  /** True if an error was said about the line of products; null stands for what is in none. */
  isWrong(line: number | null): boolean {
    return this.#wrongLines.has(line);
  }
}
