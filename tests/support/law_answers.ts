/** Answers of every kind that rests on tables of law, over goods and origins of which each row of some use is made. */
import * as Either from "effect/Either";
import { makeCbamContext } from "../../src/application/cbam/cbam_context.ts";
import { askCalculation, askRoutes, askScope, askSearch } from "../../src/application/cbam/cbam_queries.ts";
import type { ReferenceTables } from "../../src/domain/cbam/law/reference.ts";
import { type SearchIndex, searchIndex } from "../../src/domain/cbam/search/search.ts";
import { documentCodeOf } from "../../src/domain/imports/codes/document_codes.ts";
import { lineOf } from "../../src/domain/imports/codes/line.ts";
import { holderAlone } from "../../src/domain/imports/people/status_holder.ts";
import { limitOfYear } from "../../src/domain/imports/threshold/limit.ts";
import { alpha2OfText } from "../../src/kernel/identifiers.ts";
import { dayOfText } from "../../src/kernel/time/calendar.ts";
import { given } from "./answered.ts";
import { importTables } from "./importer_year.ts";
import { cn, decimal, origin, reference, shipment } from "./law.ts";

/**
 * Codes that are asked about: steel of two benchmarks, cement of two routes, goods of which a part is listed, other sectors, and scrap,
 * which Annex I leaves out.
 */
export const codesAsked = [
  "72083900",
  "72241010",
  "25231000",
  "25070080",
  "76011090",
  "28041000",
  "27160000",
  "72044100",
];

/** Origins: with values of their own, without, of the Union, of Annex III. */
export const originsAsked = ["CHN", "AZE", "TUR", "FRA", "CHE", "ALB"];

const days = ["2026-02-15", "2027-02-15", "2028-02-15"];

/** Years of the first code; the others are asked about in the first and the last. */
const daysOf = (code: string): ReadonlyArray<string> =>
  code === codesAsked[0] ? days : days.filter((_, index) => index !== 1);

const askedAtMs = Date.parse("2026-12-15T12:00:00Z");

const indexes = new Map<unknown, SearchIndex>();

/** The index of tables of goods, which is made anew only where these change. */
const indexOf = (tables: ReferenceTables): SearchIndex => {
  const name = [tables.goods, tables.annexI, tables.nomenclature];
  const known = [...indexes].find(([of]) => Array.isArray(of) && of.every((each, at) => each === name[at]));
  if (known !== undefined) return known[1];
  const made = searchIndex(tables, reference.searchWords);
  if (indexes.size === 0) indexes.set(name, made);
  return made;
};

/** What every table changes by being another one: no answer to a question. */
const isSaid = (name: string, value: unknown): unknown =>
  ["versions", "generated_at", "permalink"].includes(name) ? undefined : value;

/** @returns the answers as one text: equal texts are equal answers */
export const lawAnswers = (tables: ReferenceTables): string => {
  const held = { tables, searchIndex: indexOf(tables), prices: reference.prices };
  const cbam = makeCbamContext(held, askedAtMs);
  const options = { isExplained: true, asOf: undefined, datasetVersion: undefined };
  const ofCodes = codesAsked.map((code) => {
    const states = ["DE", "AT"].map((state) =>
      askScope({
        cnCode: cn(code),
        country: alpha2OfText(state),
        countryAsSent: state,
        tonnage: decimal("50"),
      }, cbam)
    );
    const ofOrigins = originsAsked.flatMap((country) =>
      daysOf(code).map((day) => {
        const date = given(dayOfText(day));
        const calculate = (more: Parameters<typeof shipment>[1]) =>
          Either.merge(askCalculation(shipment([code, country, "100", day], more), options, cbam));
        return [
          askRoutes({ cnCode: cn(code), country: origin(country), time: { day: date } }, cbam),
          calculate({}),
          calculate({ verifiedDirectTPerT: decimal("1") }),
          ["(A)", "(C)"].map((productionRoute) => calculate({ productionRoute })),
          documentCodeOf({
            facts: lineOf({ cn: cn(code), country: origin(country), date }),
            tables: cbam.law().tables,
            imports: importTables,
            holder: holderAlone({ declarant: undefined, representation: undefined }),
            expectsToStayBelow: true,
          }),
        ];
      })
    );
    return [states, askSearch(code, cbam), askSearch(code.slice(0, 4), cbam), ofOrigins];
  });
  const searches = ["clinker", "coils", "hydrogen"].map((words) => askSearch(words, cbam));
  const limits = [2026, 2027, 2028].map((year) => limitOfYear(importTables, cbam.law().tables, year));
  const text = (value: unknown): unknown => typeof value === "bigint" ? String(value) : value;
  return JSON.stringify([ofCodes, searches, limits], (name, value) => text(isSaid(name, value)));
};
