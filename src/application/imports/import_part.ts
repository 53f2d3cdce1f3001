/**
 * A part of an importer's imports by the certainty of their emissions: the database leaves out what the determination
 * excludes, the rule decides on the rest.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import type { ReferenceTables } from "../../domain/cbam/law/reference.ts";
import { certaintyOf } from "../../domain/imports/figures/certainty.ts";
import type { FigureState } from "../../domain/imports/figures/figures.ts";
import type { Determination } from "../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../domain/imports/ledger/live.ts";
import { ImportLedger, type ImportPart } from "./import_ports.ts";

/** Part of a list, and the certainty that its imports have. */
export interface PartRequest extends ImportPart {
  /** All when it is left out. */
  readonly state: FigureState | undefined;
  /** Tables that say what the Regulation applies to. */
  readonly tables: ReferenceTables;
}

/** @returns determinations that an import of a certainty may have; undefined for all */
export const determinationsOf = (state: FigureState): ReadonlyArray<Determination> | undefined => {
  switch (state) {
    case "verified":
    case "estimated":
      return ["actual", "outward"];
    case "default":
      return ["default", "inward"];
    case "zero":
      return undefined;
  }
};

/** Imports of one more question, where the rule left too few of those before. */
const importsAtOnce = 1_000;

/** @returns the imports of the part, those that were recorded last first */
export const importPart = (
  asked: PartRequest,
): Effect.Effect<ReadonlyArray<LiveImport>, ServiceUnavailable, ImportLedger> =>
  Effect.gen(function* () {
    const { state, tables, atMost } = asked;
    const { part } = yield* ImportLedger;
    if (state === undefined) return yield* part(asked);
    const determinations = determinationsOf(state);
    const kept: Array<LiveImport> = [];
    let [behindId, size] = [asked.behindId, atMost];
    while (kept.length < atMost) {
      const found = yield* part({ ...asked, determinations, behindId, atMost: size });
      kept.push(...found.filter(({ entry: { facts } }) => certaintyOf(tables, facts) === state));
      if (found.length < size) break;
      [behindId, size] = [found.at(-1)?.id, importsAtOnce];
    }
    return kept.slice(0, atMost);
  });
