/**
 * Findings about certificates around the last days of the law: the end of buying back, the cancellation, and what follows them; and the
 * API's sentences about them.
 */
import { counted } from "../../text/shown.ts";
import { certificateCount, type NoParts, type Sentences } from "../sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface LastDayFindings {
  /** True if the limit holds for certificates of 2026. */
  readonly limitOf2026: NoParts;
  /** Certificates are recorded as cancelled before the day on which the Commission cancels them. */
  readonly cancelledEarly: { readonly number: number; readonly day: string };
  /** Certificates that were sold back after the last day to ask for it; the Monday after it where it is on a weekend. */
  readonly soldBackAfterRequest: {
    readonly number: number;
    readonly last: string;
    readonly workingDay: string;
  };
  /** Certificates that are counted as cancelled since a day, as no move took them. */
  readonly countedAsCancelled: { readonly number: number; readonly day: string };
  /** Weekly certificates that were surrendered for 2026, whose own were cancelled on a day. */
  readonly weeklyForQuarters: { readonly number: number; readonly cancelled: string };
}

const act = "Regulation (EU) 2023/956";
const movedDays = "Regulation (EEC, Euratom) 1182/71, Article 3(4)";

/** The API's sentences. */
export const lastDaySentences: Sentences<LastDayFindings> = {
  limitOf2026: () =>
    `Certificates for 2026 may be sold back in 2027 only. That is a derogation from the limit of the holding duty, which is not counted for them: a reading (${act}, Article 23(2a)).`,
  cancelledEarly: ({ number, day }) =>
    `${
      counted(number, "certificate is", "certificates are")
    } recorded as cancelled before ${day}, when the Commission cancels what is left of them: check the moves (${act}, Article 24).`,
  soldBackAfterRequest: ({ number, last, workingDay }) =>
    `Recorded as sold back after ${last}, the last day to ask for it: ${
      certificateCount(number)
    }. That the sale was asked for ${
      workingDay === last
        ? "by then"
        : `by then, or by ${workingDay}, the Monday after, or later where that is a public holiday (${movedDays})`
    }, is taken from the move, and so is that they were not cancelled: check it (${act}, Articles 23 and 24).`,
  countedAsCancelled: ({ number, day }) =>
    `Counted as cancelled on ${day}: ${
      certificateCount(number)
    } (${act}, Article 24). Those of which the sale back was asked for in time are not cancelled: record it once they have left the account, and they are on it until that day.`,
  weeklyForQuarters: ({ number, cancelled }) =>
    `Weekly ones recorded as surrendered for 2026, whose own certificates were cancelled on ${cancelled}: ${
      certificateCount(number)
    }. No act says which kind serves a surrender that late: that weekly ones do is a reading (${act}, Articles 19(5), 24(2) and 26(3)).`,
};
