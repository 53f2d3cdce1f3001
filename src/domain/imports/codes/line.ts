/** A line of an import declaration of which only what decides about its document code is known. */
import { type Decimal, decimalOfText, times, zero } from "../../../kernel/decimal.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import type { ImportFacts, PlacedGoods } from "../ledger/entry.ts";

/** Facts that a line's code is asked by. */
export interface CodedLine {
  /** CN code. */
  readonly cn: ImportFacts["cnCode"];
  /** TARIC code, where it is known: it says which goods of the CN code these are. */
  readonly taricCode?: string | undefined;
  /** Country of origin. */
  readonly country: ImportFacts["origin"];
  /** Day of release. */
  readonly date: ImportFacts["releasedOn"];
  /** Exemption that only the caller can know. */
  readonly exemption?: ImportFacts["claimedExemption"];
  /** CN code of the goods that were placed under inward processing, where the line is what was made of them. */
  readonly placed_cn_code?: PlacedGoods["cnCode"];
  /** Their country of origin. */
  readonly placed_origin_country?: PlacedGoods["origin"];
  /** Reference of the procedure that they were placed under. */
  readonly placed_procedure_reference?: string;
}

/** Returns what a line lacks that names goods placed under inward processing: their code and origin are asked about. */
export const lacksOfLine = (line: CodedLine): ReadonlyArray<Issue> => {
  const named = ["placed_cn_code", "placed_origin_country", "placed_procedure_reference"] as const;
  if (named.every((name) => line[name] === undefined)) return [];
  return (["placed_cn_code", "placed_origin_country"] as const).flatMap((name) =>
    line[name] === undefined
      ? [issueOf({ path: name, label: name, code: "missing" }, { kind: "missing" })]
      : []
  );
};

const tonnesPerKilogram = decimalOfText("0.001") ?? zero;

/** Returns the net mass of a line in tonnes; zero where nobody told it. */
export const tonnesOfLine = (kilograms: Decimal = zero): Decimal => times(kilograms, tonnesPerKilogram);

/**
 * Returns the line as facts of an import.
 * @param netMassT net mass in tonnes; of the goods placed where there are any
 */
export const lineOf = (line: CodedLine, netMassT: Decimal = zero): ImportFacts => {
  const { placed_cn_code: cnCode, placed_origin_country: origin } = line;
  const placed = cnCode === undefined || origin === undefined ? null : {
    cnCode,
    origin,
    netMassT,
    productionRoute: null,
    procedureReference: line.placed_procedure_reference ?? null,
  };
  return {
    releasedOn: line.date,
    procedure: "4000",
    cnCode: line.cn,
    taricCode: line.taricCode ?? null,
    origin: line.country,
    netMassT,
    mwh: null,
    productionRoute: null,
    determination: placed === null ? "default" : "inward",
    claimedExemption: line.exemption ?? null,
    actual: null,
    carbonPrice: null,
    placed,
    codes: [],
    memberState: null,
    note: null,
  };
};
