/**
 * English sentences of the pages about tables of customs, accruals, certificates that go back or were recorded by mistake.
 */
import {
  type ClosingFindings,
  closingSentences as api,
  type OtherQuarters,
} from "../../../kernel/findings/closings.ts";
import { firstNamed } from "../../../kernel/text/first_named.ts";
import { periodName, spacedCode } from "../../words/figures.ts";
import { translatedLaw } from "../../law/law_sentence.ts";
import type { PageSentences } from "../page_sentences.ts";
import { englishNumber } from "./shown.ts";

const certificates = (number: number): string =>
  number === 1 ? "1 certificate" : `${englishNumber(number)} certificates`;
const ofKind = (kind: string): string =>
  kind === "weekly" ? "at a weekly price" : `of ${periodName(kind, "en")}`;
const moved = { surrendered: "surrendered", bought_back: "sold back", cancelled: "cancelled" } as const;

const regulation = "Regulation (EU) 2023/956";
const act = `${regulation}, Article 21(1a)`;
const ofQuarters = (quarters: OtherQuarters["quarters"]): string =>
  quarters.map(({ quarter, due, there }) =>
    `${periodName(quarter, "en")} needs ${englishNumber(due)} and has ${englishNumber(there)}`
  ).join("; ");

export const englishClosings: PageSentences<ClosingFindings> = {
  ...api,
  calculationNoted: ({ code, note }) => `CN code ${spacedCode(code)}: ${translatedLaw(note, "en") ?? note}`,
  calculationsNoted: ({ imports, codes, note }) =>
    `${imports === 1 ? "1 import" : `${englishNumber(imports)} imports`} of CN ${
      codes.length === 1 ? "code" : "codes"
    } ${firstNamed(codes.map(spacedCode))}: ${translatedLaw(note, "en") ?? note}`,
  declaredValueWithdrawn: ({ installation, code, since }) =>
    `The value of installation ${installation} for CN code ${
      spacedCode(code)
    } was withdrawn on ${since}: the imports that took it must not be declared by it, and count by default values in what could be filed today. Correct them to another value, or to default values.`,
  declaredValueReplaced: ({ installation, code, since, used, newest, isVerified }) =>
    `The imports took version ${used} of the value of installation ${installation} for CN code ${
      spacedCode(code)
    }; since ${since} its version ${newest} holds, which is ${
      isVerified ? "verified" : "not verified yet"
    }. Correct the imports to take it.`,
  soldBackAfterRequest: ({ number, last, workingDay }) =>
    `Recorded as sold back after ${last}, the last day to ask for it: ${
      certificates(number)
    }. That the sale was asked for by then${
      workingDay === last
        ? ""
        : `, or by ${workingDay}, the Monday after (later where that is a public holiday)`
    }, and that nothing of it was cancelled, is taken from what was recorded: check it (${regulation}, Articles 23 and 24${
      workingDay === last ? "" : "; Regulation (EEC, Euratom) 1182/71, Article 3(4)"
    }).`,
  countedAsCancelled: ({ number, day }) =>
    `Counted as cancelled on ${day}: ${
      certificates(number)
    } (${regulation}, Article 24). Those of which the sale back was asked for in time are not cancelled: record it once they have left the account, and they are on it until that day.`,
  weeklyForQuarters: ({ number, cancelled }) =>
    `At a weekly price, and recorded as surrendered for 2026: ${
      certificates(number)
    }. The certificates for 2026 themselves were cancelled on ${cancelled}. No act says which kind serves a surrender that late: that it is those at a weekly price is a reading (${regulation}, Articles 19(5), 24(2) and 26(3)).`,
  surrenderedForOtherQuarter: ({ number, quarters }) =>
    `Surrendered for imports of another quarter than theirs: ${certificates(number)} (${
      ofQuarters(quarters)
    }). Certificates for 2026 are of the quarter of importation (${act}): check them against the registry.`,
  countedForOtherQuarter: ({ number, quarters }) =>
    `On the account, and counted for imports of another quarter than theirs: ${certificates(number)} (${
      ofQuarters(quarters)
    }). Certificates for 2026 are of the quarter of importation (${act}): check the purchases.`,
  otherPriceThanQuarter: ({ certificates: kind, eur, published, lots }) =>
    `Certificates of ${
      periodName(kind, "en")
    } are recorded at ${eur} EUR each, and the published price of the quarter is ${published} EUR (bought on ${
      firstNamed(lots.map(({ day }) => day))
    }): check the kind and the price. Figures are those that were recorded.`,
  purchaseDiffers: ({ reference, certificates: kind, day, number, eur }) =>
    `A purchase with the reference ${reference} is recorded already: ${certificates(number)} ${
      ofKind(kind)
    }, bought on ${day} at ${eur} EUR each. Enter another reference, or take that purchase back if it was recorded by mistake.`,
  purchasesAlike: ({ lots, certificates: kind, day, number, eur }) =>
    `${lots.length} purchases are alike: ${certificates(number)} ${
      ofKind(kind)
    }, bought on ${day} at ${eur} EUR each. If they are the same one, take back what was recorded too often.`,
  movesAlike: ({ moves, moved: how, day, number, year }) =>
    `Of one purchase ${moves.length} changes are alike: ${certificates(number)} ${moved[how]} on ${day}${
      year === null ? "" : ` for ${year}`
    }. If they are the same one, take back what was recorded too often.`,
  lotHasMoves: ({ moves }) =>
    `This purchase can't be taken back while certificates of it have left the account. Take these changes back first: ${
      firstNamed(
        moves.map(({ moved: how, day, number }) => `${englishNumber(number)} ${moved[how]} on ${day}`),
      )
    }.`,
};
