/**
 * Why a command or a change of one's own account can't be carried out, as the pages say it.
 */
import type { Refusal, Refusals } from "../../kernel/findings/refusals.ts";
import type { Sentences } from "../../kernel/findings/sentences.ts";
import type { OperatorRefused } from "../../domain/accounts/operator_refused.ts";
import { longDay, periodName } from "./figures.ts";
import type { InLanguages, Language } from "./language.ts";

const english: Sentences<Refusals> = {
  noAccount: ({ email }) => `There is no account ${email}, or it is closed.`,
  accountThere: ({ email }) => `There is an account ${email} already.`,
  noAddress: ({ email }) => `“${email}” is no e-mail address: write one such as a@example.com.`,
  tierOfCalls: ({ tier }) => `An account can't be on the tier ${tier}: it is for callers without an account.`,
  noTier: ({ tier }) => `There is no tier ${tier}.`,
  tooManyCalls: ({ most, asked }) => `A tier may allow up to ${most} calls an hour, not ${asked}.`,
  noPermissions: () => "A key needs at least one permission.",
  noKey: () => "There is no such key.",
  noOwnKey: () => "There is no such key of this account.",
  tooManyKeys: ({ most }) => `An account has at most ${most} keys: revoke one that is no longer used.`,
  noTime: ({ text }) => `“${text}” is no day: write one such as 2027-06-30, or leave the field empty.`,
  noPeriod: ({ text }) =>
    `“${text}” is no period: write a quarter such as 2026-Q4, or from 2027 a week such as 2027-W01.`,
  noPrice: () =>
    "The price must be a positive number of EUR below 100000 with at most 2 decimals, such as 81.20.",
  noPublicationDay: () => "Give the day from which the price counts, such as 2026-10-05.",
  publishedBeforeEnd: ({ period, end, found }) =>
    `The price of ${periodName(period, "en")} can't count before ${longDay(end, "en")}, found ${
      longDay(found, "en")
    }.`,
  olderThanCorrected: ({ period, publishedAt, found }) =>
    `${periodName(period, "en")} has a price that counts from ${
      longDay(publishedAt, "en")
    }: a correction can't be older, found ${longDay(found, "en")}.`,
  nextPeriodFirst: ({ next, period }) =>
    `The next period is ${periodName(next, "en")}: enter it before ${
      periodName(period, "en")
    }, or say that no price was published for the periods between.`,
  incompletePrice: () => "The price is incomplete.",
  nothingToRetract: ({ period }) => `There is no price of ${periodName(period, "en")} to retract.`,
  mailGone: () => "The mail can't be sent again: it was not given up, or its text is gone.",
  incompleteForm: () => "The form is incomplete, or one of its values can't be read: numbers are whole.",
};

const german: Sentences<Refusals> = {
  noAccount: ({ email }) => `Es gibt kein Konto ${email}, oder es ist geschlossen.`,
  accountThere: ({ email }) => `Es gibt schon ein Konto ${email}.`,
  noAddress: ({ email }) => `„${email}“ ist keine E-Mail-Adresse: Schreiben Sie eine wie a@example.com.`,
  tierOfCalls: ({ tier }) => `Ein Konto kann nicht im Tarif ${tier} sein: Er gilt für Aufrufe ohne Konto.`,
  noTier: ({ tier }) => `Es gibt keinen Tarif ${tier}.`,
  tooManyCalls: ({ most, asked }) =>
    `Ein Tarif kann höchstens ${most} Aufrufe je Stunde erlauben, nicht ${asked}.`,
  noPermissions: () => "Ein Schlüssel braucht mindestens etwas, das er darf.",
  noKey: () => "Diesen Schlüssel gibt es nicht.",
  noOwnKey: () => "Diesen Schlüssel hat das Konto nicht.",
  tooManyKeys: ({ most }) =>
    `Ein Konto hat höchstens ${most} Schlüssel: Widerrufen Sie einen, der nicht mehr benutzt wird.`,
  noTime: ({ text }) =>
    `„${text}“ ist kein Tag: Schreiben Sie einen wie 2027-06-30, oder lassen Sie das Feld leer.`,
  noPeriod: ({ text }) =>
    `„${text}“ ist kein Zeitraum: Schreiben Sie ein Quartal wie 2026-Q4, ab 2027 eine Woche wie 2027-W01.`,
  noPrice: () =>
    "Der Preis muss eine positive Zahl in EUR unter 100000 mit höchstens 2 Nachkommastellen sein, etwa 81.20.",
  noPublicationDay: () => "Geben Sie den Tag an, ab dem der Preis gilt, etwa 2026-10-05.",
  publishedBeforeEnd: ({ period, end, found }) =>
    `Der Preis für den Zeitraum ${periodName(period, "de")} kann nicht vor dem ${
      longDay(end, "de")
    } gelten, gefunden wurde ${longDay(found, "de")}.`,
  olderThanCorrected: ({ period, publishedAt, found }) =>
    `Für den Zeitraum ${periodName(period, "de")} gilt schon ein Preis ab dem ${
      longDay(publishedAt, "de")
    }: Eine Berichtigung kann nicht älter sein, gefunden wurde ${longDay(found, "de")}.`,
  nextPeriodFirst: ({ next, period }) =>
    `Der nächste Zeitraum ist ${periodName(next, "de")}: Geben Sie ihn vor dem Zeitraum ${
      periodName(period, "de")
    } ein, oder sagen Sie, dass für die Zeiträume dazwischen kein Preis veröffentlicht wurde.`,
  incompletePrice: () => "Der Preis ist unvollständig.",
  nothingToRetract: ({ period }) =>
    `Für den Zeitraum ${periodName(period, "de")} gibt es keinen Preis zurückzunehmen.`,
  mailGone: () =>
    "Die Nachricht kann nicht noch einmal gesandt werden: Sie wurde nicht aufgegeben, oder ihr Text ist gelöscht.",
  incompleteForm: () =>
    "Das Formular ist unvollständig, oder einer seiner Werte lässt sich nicht lesen: Zahlen sind ganze Zahlen.",
};

const sentences: InLanguages<Sentences<Refusals>> = { en: english, de: german };

const unexplained: InLanguages<string> = {
  en: "The command can't be carried out as it stands.",
  de: "So lässt sich das nicht ausführen.",
};

const sentenceIn = <Kind extends keyof Refusals>(
  language: Language,
  refusal: { readonly [Each in Kind]: { readonly kind: Each } & Refusals[Each] }[Kind],
): string => sentences[language][refusal.kind](refusal, "");

/** @returns what the page says of a refusal */
export const refusalOnPage = (refusal: Refusal, language: Language): string => sentenceIn(language, refusal);

/** @returns what the page says of a command that was refused */
export const refusedOnPage = ({ refusal }: OperatorRefused, language: Language): string =>
  refusal === undefined ? unexplained[language] : refusalOnPage(refusal, language);
