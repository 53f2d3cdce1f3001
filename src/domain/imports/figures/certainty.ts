/**
 * Certainty of an import's emissions, told by its facts alone: a list is filtered by it without calculating each import.
 * Regulation (EU) 2023/956, Articles 6 to 8.
 */
import type { ReferenceTables } from "../../cbam/law/reference.ts";
import { type ImportFacts, isVerified } from "../ledger/entry.ts";
import { standingOf } from "../ledger/standing.ts";
import type { FigureState } from "./figures.ts";

/** Every certainty. */
export const figureStates: ReadonlyArray<FigureState> = ["default", "verified", "estimated", "zero"];

/** Returns the certainty that the figures of an import have by its own determination. */
export const certaintyOf = (tables: ReferenceTables, facts: ImportFacts): FigureState => {
  const { determination, actual } = facts;
  if (standingOf(tables, facts) !== "in_scope" || determination === "returned") return "zero";
  if ((determination !== "actual" && determination !== "outward") || actual === null) return "default";
  return isVerified(facts) ? "verified" : "estimated";
};
