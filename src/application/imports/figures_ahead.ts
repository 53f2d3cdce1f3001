/**
 * Figures of a ledger's imports, calculated ahead of the rules that need them all at once: other calls are answered in
 * between, however many imports there are.
 */
import * as Effect from "effect/Effect";
import {
  type Basis,
  type CalculatedImport,
  type FiguresLaw,
  type FiguresOf,
  figuresOfImport,
  hasFigures,
} from "../../domain/imports/figures/figures.ts";
import type { LiveImport } from "../../domain/imports/ledger/live.ts";
import { mapWithPauses } from "../yield_to_io.ts";

const onlyDetermined: ReadonlyArray<Basis> = ["determined"];
const everyBasis: ReadonlyArray<Basis> = ["determined", "by_default", "fileable"];

const hasActualValues = (calculated: CalculatedImport): boolean =>
  !hasFigures(calculated) || calculated.state === "verified" || calculated.state === "estimated";

/** Look-up of the figures of some imports, on each basis or on their own determination alone; others are calculated then. */
export const figuresAhead = (
  law: FiguresLaw,
  imports: ReadonlyArray<LiveImport>,
  bases: "determined" | "every",
): Effect.Effect<FiguresOf> =>
  Effect.suspend(() => {
    const made = new Map<string, CalculatedImport>();
    const figuresOf: FiguresOf = (live, basis = "determined") => {
      const name = `${basis} ${live.entry.id}`;
      const figures = made.get(name) ?? figuresOfImport(law, live, basis);
      made.set(name, figures);
      return { ...figures, live };
    };
    const ahead = mapWithPauses(imports, (live) => {
      const isEvery = bases === "every" && hasActualValues(figuresOf(live));
      for (const basis of isEvery ? everyBasis : onlyDetermined) figuresOf(live, basis);
    });
    return Effect.as(ahead, figuresOf);
  });
