/**
 * Why an answer has no figures, no goods or no routes, and whether an authorised declarant is needed, as codes and
 * values.
 */
import * as Schema from "effect/Schema";
import {
  Codes,
  Country,
  Day,
  DecimalText,
  Digits,
  law,
  Period,
  Route,
  Routes,
  Whole,
  Words,
} from "./parts.ts";

/** Levels of the nomenclature. */
const Level = Schema.Literal("chapter", "heading", "subheading", "code");

/** Levels at which the nomenclature may lack digits. */
const AbsentLevel = Schema.Literal("chapter", "heading", "subheading");

/** Kinds of reasons. */
export const reasonKinds = [
  /** A code below Annex I that no table has. */
  law("notInTables", { code: Digits }),
  /** Code that the tables lack, with the first of the codes near it. */
  law("notInTablesNear", { code: Digits, codes: Codes, more: Whole }),
  /** A code of a chapter, heading or subheading that the nomenclature doesn't have. */
  law("absentCode", { code: Digits, level: AbsentLevel, digits: Digits }),
  /** Code that is absent, with the first of the codes near it. */
  law("absentCodeNear", {
    code: Digits,
    level: AbsentLevel,
    digits: Digits,
    codes: Codes,
    more: Whole,
  }),
  /** A heading that Annex I covers, with the first of the codes below it. */
  law("headingOfCodes", { code: Digits, codes: Codes, more: Whole }),
  /** Goods with several routes, none of which was named. */
  law("severalRoutes", { code: Digits, country: Country, routes: Routes }),
  /** Goods without a default value. */
  law("noDefault", { code: Digits }),
  /** Electricity where the operator has not switched its default values on. */
  law("noDefaultHere", { code: Digits }),
  /** Goods without a benchmark. */
  law("noBenchmark", { code: Digits, route: Route, year: Whole }),
  /** A correction factor that is still to come. */
  law("factorNotSet", { year: Whole }),
  /** A year beyond the tables. */
  law("noCbamFactor", { year: Whole, first: Whole, last: Whole }),
  /** A period without a price, and none before it. */
  law("noPrice", { day: Day, period: Period }),
  /** Goods outside Annex I. */
  law("notInAnnexI", { code: Digits }),
  /** A heading of which Annex I lists some codes. */
  law("headingOfSome", { code: Digits, listed: Codes }),
  /** An origin that is exempt, with the reason in the words of the table. */
  law("exemptOrigin", { country: Country, reason: Words }),
  /** A country of import that is no member state, so that no authority is named. */
  law("noMemberState", { country: Country }),
  /** No declarant is needed. */
  law("declarantNotNeeded", {}),
  /** Goods without a threshold. */
  law("noThreshold", { sector: Words }),
  /** A shipment above the threshold. */
  law("aboveThreshold", { tonnes: DecimalText }),
  /** A shipment up to the threshold. */
  law("upToThreshold", { tonnes: DecimalText }),
  /** A shipment above the threshold, of a code of which Annex I lists a part. */
  law("aboveThresholdOfPart", { code: Digits, part: Words, tonnes: DecimalText }),
  /** A shipment up to the threshold, of a code of which Annex I lists a part. */
  law("upToThresholdOfPart", { code: Digits, part: Words, tonnes: DecimalText }),
  /** Description of a code outside Annex I. */
  law("describedAsUnlisted", { code: Digits }),
  /** Goods whose routes have no default value. */
  law("verifiedNeeded", {}),
  /** More digits than a code has. */
  law("tooManyDigits", {}),
  /** Digits that no code begins with. */
  law("noCodeBegins", { digits: Digits }),
  /** Words that no goods have all of. */
  law("noGoodsOfWords", {}),
  /** Words that no goods have. */
  law("unknownWords", { words: Schema.Array(Schema.String) }),
  /** Words that the goods found don't have. */
  law("wordsLeftOut", { words: Schema.Array(Schema.String) }),
  /** Words that no goods have, and words of goods that were taken for them. */
  law("wordsReadAs", { words: Schema.Array(Schema.String), others: Schema.Array(Schema.String) }),
  /** Digits that the nomenclature doesn't have. */
  law("absentDigits", { level: AbsentLevel, digits: Digits }),
  /** Goods outside Annex I, with what they are; `about` is empty where that is not known. */
  law("notCovered", { level: Level, digits: Digits, about: Schema.String }),
  /** Codes outside Annex I by an odd number of digits. */
  law("beginsUncovered", { digits: Digits, about: Schema.String }),
] as const;
