/**
 * German sentences for commands, and changes of one's own account, that can't be carried out.
 */
import { lawRefusals } from "./law_refusals.ts";
import type { RefusalTexts } from "../en/refusals.ts";

export const refusals: RefusalTexts = {
  unexplained: "So lässt sich das nicht ausführen.",
  figures: lawRefusals.figures,
  refusals: {
    ...lawRefusals.refusals,
    noAccount: ({ email }) => `Es gibt kein Konto ${email}, oder es ist geschlossen.`,
    noAccountEver: ({ email }) => `Es gibt kein Konto ${email}, weder ein offenes noch ein geschlossenes.`,
    accountThere: ({ email }) =>
      `Es gibt schon ein Konto ${email}. Ein geschlossenes bleibt geschlossen und behält seine Adresse: Nehmen Sie eine andere.`,
    noAddress: ({ email }) =>
      `„${email}“ ist keine E\u2011Mail-Adresse: Schreiben Sie eine wie a@example.com.`,
    tierOfCalls: ({ tier }) => `Ein Konto kann nicht im Tarif ${tier} sein: Er gilt für Aufrufe ohne Konto.`,
    noTier: ({ tier }) => `Es gibt keinen Tarif ${tier}.`,
    tooManyCalls: ({ most, asked }) =>
      `Ein Tarif kann höchstens ${most} Aufrufe je Stunde erlauben, nicht ${asked}.`,
    noPermissions: () => "Ein Schlüssel braucht mindestens etwas, das er darf.",
    noKey: () => "Diesen Schlüssel gibt es nicht.",
    noOwnKey: () => "Diesen Schlüssel hat das Konto nicht.",
    tooManyKeys: ({ most }) =>
      `Ein Konto hat höchstens ${most} Schlüssel: Widerrufen Sie einen, der nicht mehr benutzt wird.`,
    memberThere: ({ email }) => `${email} ist schon Mitglied.`,
    tooManyMembers: ({ most }) =>
      `Ein Konto hat höchstens ${most} Mitglieder, Eingeladene mitgezählt: Entfernen Sie jemanden oder ziehen Sie eine Einladung zurück.`,
    noMember: () => "Dieses Konto hat kein solches Mitglied.",
    noInvitation: () =>
      "Diese Einladung gibt es nicht mehr: Sie wurde angenommen oder zurückgezogen oder ist zu alt.",
    noAdministrator: () => "Das darf nur, wer dieses Konto verwaltet.",
    noHolder: () => "Das Konto kann nur übergeben, wessen Adresse die des Kontos ist.",
    holderStays: ({ email }) =>
      `${email} ist die Adresse dieses Kontos: Übergeben Sie das Konto zuerst einem anderen Mitglied.`,
    addressStays: ({ email }) =>
      `Das Konto kann nicht an ${email} übergeben werden: Diese Adresse hat ein Konto, dieses, ein anderes oder ein geschlossenes, oder dieses Konto ist das eines Betreibers.`,
    noTime: ({ text }) =>
      `„${text}“ ist kein Tag: Schreiben Sie einen wie 2027-06-30, oder lassen Sie das Feld leer.`,
    noPeriod: ({ text }) =>
      `„${text}“ ist kein Zeitraum: Schreiben Sie ein Quartal wie 2026-Q4, ab 2027 eine Woche wie 2027-W01.`,
    noPrice: () =>
      "Der Preis muss eine positive Zahl in EUR unter 100.000 mit höchstens 2 Nachkommastellen sein, etwa 81.20.",
    noPublicationDay: () => "Geben Sie den Tag an, ab dem der Preis gilt, etwa 2026-10-05.",
    publishedBeforeEnd: ({ period, end, found }, say) =>
      `Der Preis für den Zeitraum ${say.period(period)} kann nicht vor dem ${
        say.day(end)
      } gelten, gefunden wurde ${say.day(found)}.`,
    olderThanCorrected: ({ period, publishedAt, found }, say) =>
      `Für den Zeitraum ${say.period(period)} gilt schon ein Preis ab dem ${
        say.day(publishedAt)
      }: Eine Berichtigung kann nicht älter sein, gefunden wurde ${say.day(found)}.`,
    nextPeriodFirst: ({ next, period }, say) =>
      `Der nächste Zeitraum ist ${say.period(next)}: Geben Sie ihn vor dem Zeitraum ${
        say.period(period)
      } ein, oder sagen Sie, dass für die Zeiträume dazwischen kein Preis veröffentlicht wurde.`,
    farOff: ({ period, before, price, percent }, say) =>
      `Der Preis für den Zeitraum ${say.period(period)} wiche um ${
        percent.replace(".", ",")
      } % von dem für den Zeitraum ${say.period(before)} ab, ${
        price.replace(".", ",")
      } EUR: Bestätigen Sie ihn.`,
    publishedLater: ({ period, today, found }, say) =>
      `Der Preis für den Zeitraum ${say.period(period)} gälte ab dem ${say.day(found)}, und heute ist der ${
        say.day(today)
      }: Bestätigen Sie den Tag.`,
    samePrice: ({ period, price }, say) =>
      `Unverändert: Für den Zeitraum ${say.period(period)} gilt dieser Preis schon, ${
        price.replace(".", ",")
      } EUR mit demselben Tag der Veröffentlichung. Es wurde nichts eingetragen.`,
    replacesOfficial: ({ period, price }, say) =>
      `Für den Zeitraum ${
        say.period(period)
      } gilt der amtliche Preis, mit dem der Dienst ausgeliefert wird, ${
        price.replace(".", ",")
      } EUR: Bestätigen Sie, dass er ersetzt wird.`,
    retractsOfficial: ({ period, price }, say) =>
      `Der Preis für den Zeitraum ${say.period(period)}, ${
        price.replace(".", ",")
      } EUR, ist der amtliche, mit dem der Dienst ausgeliefert wird: Bestätigen Sie, dass er zurückgenommen wird.`,
    nothingToRetract: ({ period }, say) =>
      `Für den Zeitraum ${say.period(period)} gibt es keinen Preis zurückzunehmen.`,
    mailGone: () =>
      "Die Nachricht kann nicht noch einmal gesandt werden: Sie wurde nicht aufgegeben, oder ihr Text ist gelöscht.",
    incompleteForm: () =>
      "Das Formular ist unvollständig, oder einer seiner Werte lässt sich nicht lesen: Zahlen sind ganze Zahlen.",
  },
};
