/**
 * Specific embedded emissions of a template's processes, counted from its input sheets as its formulas do: each process
 * has its own emissions per unit of production, and those of what it consumes, of other processes and purchased. Used
 * where a file lacks the results, and to notice results that its inputs don't come to.
 *
 *     embedded(p) = emissions(p) / production(p) + sum of consumed(q by p) / production(p) x embedded(q)
 *
 * Implementing Regulation (EU) 2023/1773, Annex III, Sections F and G.
 */
import { type Decimal, isZero, plus, quotient, times, zero } from "../../../kernel/decimal.ts";
import type { NotRebuilt } from "../../../kernel/findings/templates.ts";
import { type PrecursorInputs, precursorInputs, type ProcessInputs, processInputs } from "./block_inputs.ts";
import { most } from "./places/layouts.ts";
import type { TemplatePrecursor, TemplateProcess } from "./processes.ts";
import type { TemplateSheets } from "./places/sheets.ts";

/** Specific embedded emissions, tCO2e per unit. */
export interface RebuiltFigures {
  /** Specific embedded direct emissions. */
  readonly direct: Decimal;
  /** Specific embedded indirect emissions. */
  readonly indirect: Decimal;
  /** True if nothing that they rest on was left empty. */
  readonly isWhole: boolean;
}

/** Figures of a process by its name, or why there are none. */
export type Rebuilt = (process: string) => RebuiltFigures | NotRebuilt;

/** Decimals of quotients between inputs and figures. */
const quotientDecimals = 20;

/** Network of what is consumed. */
interface Network {
  readonly processes: ReadonlyMap<number, ProcessInputs | undefined>;
  readonly precursors: ReadonlyArray<PrecursorInputs | undefined>;
}

interface Sums {
  direct: Decimal;
  indirect: Decimal;
  isWhole: boolean;
}

class Counter {
  readonly #known = new Map<number, RebuiltFigures | NotRebuilt>();

  constructor(private readonly network: Network) {}

  /** Figures of a process. @param above the processes that ask for it */
  figures(number: number, above: ReadonlyArray<number> = []): RebuiltFigures | NotRebuilt {
    if (above.includes(number)) return "circle";
    const known = this.#known.get(number);
    if (known !== undefined) return known;
    const figures = this.#count(number, [...above, number]);
    this.#known.set(number, figures);
    return figures;
  }

  #count(number: number, above: ReadonlyArray<number>): RebuiltFigures | NotRebuilt {
    const own = this.network.processes.get(number);
    if (own === undefined) return "inputs";
    const { production } = own;
    if (production === undefined || isZero(production)) {
      return { direct: zero, indirect: zero, isWhole: false };
    }
    const per = (amount: Decimal): Decimal => quotient(amount, production, quotientDecimals);
    const sums: Sums = {
      direct: per(own.direct ?? zero),
      indirect: per(own.indirect),
      isWhole: own.direct !== undefined,
    };
    for (const [other, inputs] of this.network.processes) {
      const consumed = inputs?.consumedBy.get(number) ?? zero;
      if (inputs === undefined) return "inputs";
      if (isZero(consumed)) continue;
      const embedded = this.figures(other, above);
      if (typeof embedded === "string") return embedded;
      add(sums, per(consumed), embedded);
    }
    for (const inputs of this.network.precursors) {
      if (inputs === undefined) return "inputs";
      const consumed = inputs.consumedBy.get(number) ?? zero;
      if (isZero(consumed)) continue;
      add(sums, per(consumed), {
        direct: inputs.direct ?? zero,
        indirect: inputs.indirect ?? zero,
        isWhole: inputs.direct !== undefined && inputs.indirect !== undefined,
      });
    }
    return sums;
  }
}

const add = (sums: Sums, share: Decimal, embedded: RebuiltFigures): void => {
  sums.direct = plus(sums.direct, times(share, embedded.direct));
  sums.indirect = plus(sums.indirect, times(share, embedded.indirect));
  sums.isWhole &&= embedded.isWhole;
};

/** Returns the figures of each process, by the processes and precursors that the sheet of the installation lists. */
export const rebuiltFigures = (
  { processes, precursors }: TemplateSheets,
  listed: ReadonlyArray<TemplateProcess>,
  purchased: ReadonlyArray<TemplatePrecursor>,
): Rebuilt => {
  if (processes === undefined || (precursors === undefined && purchased.length > 0)) return () => "sheets";
  const counter = new Counter({
    processes: new Map(listed.map(({ number }) => [number, processInputs(processes, number)])),
    precursors: precursors === undefined
      ? []
      : purchased.map(({ number }) => precursorInputs(precursors, number, most.processes)),
  });
  return (process) => {
    const found = listed.filter(({ name }) => name === process);
    const [only, other] = found;
    return only === undefined || other !== undefined ? "process" : counter.figures(only.number);
  };
};
