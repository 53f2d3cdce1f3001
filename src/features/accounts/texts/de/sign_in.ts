/**
 * German texts of signing in and out.
 */
import type { SignInTexts } from "../en/sign_in.ts";

export const signIn: SignInTexts = {
  title: "Anmelden",
  lead:
    "Wir senden einen Link an Ihre E\u2011Mail-Adresse. Ein Kennwort, das man sich merken muss oder verlieren kann, gibt es nicht.",
  email: "E\u2011Mail-Adresse Ihres Kontos",
  emailHint: "Die Adresse, mit der Ihr Konto angelegt oder an die Ihre Einladung ging.",
  send: "Link senden",
  notAnAddress: (text) =>
    text === ""
      ? "Geben Sie Ihre E\u2011Mail-Adresse ein."
      : `${text} ist keine E\u2011Mail-Adresse: Schreiben Sie eine wie name@example.com.`,
  demonstrationTitle: "Auf diesem Rechner",
  demonstrationText:
    "Der Dienst läuft auf Ihrem eigenen Rechner: Sein Vorführkonto braucht keine E\u2011Mail.",
  demonstrationButton: "Als demo@example.com anmelden",
  noDemonstration:
    "Hier gibt es kein Vorführkonto, oder es ist geschlossen: Melden Sie sich mit einem Link an.",
  sentTitle: "Öffnen Sie Ihr Postfach",
  sentLead: (email) =>
    `Gibt es ein Konto von ${email}, so ist ein Link dorthin unterwegs. Er gilt einmal, für 15 Minuten.`,
  sentNothing:
    "Nichts gekommen? Sehen Sie im Spam-Ordner nach, prüfen Sie die Adresse, oder fragen Sie den Betreiber dieses Dienstes.",
  sentLaptop:
    "Der Dienst läuft auf Ihrem eigenen Rechner: Der Link steht auch in seinem Terminal, die Nachricht in seinem Postausgang.",
  again: "Eine andere Adresse verwenden",
  linkTitle: "Noch ein Klick",
  linkLead: "Melden Sie sich an als",
  linkButton: "Anmelden",
  linkForeign:
    "Sie haben diesen Link nicht angefordert? Dann schließen Sie die Seite: Wer ihn gesendet hat, will Sie in sein Konto führen.",
  anyEmail: "E\u2011Mail-Adresse",
  signUpOffered: (domains) =>
    domains.length === 0
      ? "Noch kein Konto? Geben Sie Ihre Adresse ein: Der Link legt es an."
      : `Noch kein Konto? Der Link legt es an, wenn Ihre Adresse auf ${domains.join(" oder ")} endet.`,
  sentLeadSignUp: (email) =>
    `An ${email} ist ein Link unterwegs, wenn es dazu ein Konto gibt oder eines angelegt werden darf. Er gilt einmal, für 15 Minuten.`,
  sentNothingSignUp:
    "Nichts gekommen? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse. An Adressen ohne Konto gehen am Tag nur begrenzt viele Links: Versuchen Sie es morgen noch einmal, oder fragen Sie den Betreiber dieses Dienstes.",
  signUpTitle: "Konto anlegen",
  signUpLead: "Sie legen ein Konto an für",
  signUpName: "Name des Kontos",
  signUpNameHint:
    "Zum Beispiel Ihr Unternehmen. Wen Sie einladen, der sieht ihn; Sie können ihn später ändern.",
  signUpNoName: (most, isEmpty) =>
    isEmpty
      ? "Geben Sie dem Konto einen Namen, etwa den Ihres Unternehmens."
      : `Dieser Name ist zu lang oder hat unsichtbare Zeichen: Geben Sie einen mit höchstens ${most} Zeichen ein.`,
  signUpButton: "Konto anlegen",
  signUpForeign:
    "Sie haben diesen Link nicht angefordert? Dann schließen Sie die Seite: Es entsteht kein Konto.",
  signUpFullTitle: "Heute kann kein Konto mehr angelegt werden",
  signUpFull:
    "Dieser Dienst legt am Tag nur begrenzt viele neue Konten an, und für heute sind es genug. Fordern Sie morgen einen neuen Link an, oder bitten Sie den Betreiber dieses Dienstes um ein Konto.",
  signUpTakenTitle: "Zu diesem Postfach gibt es ein Konto",
  signUpTaken: (email) =>
    `Aus dem Postfach von ${email} wurde schon ein Konto angelegt; was hinter einem Pluszeichen steht, zählt nicht. Melden Sie sich mit der Adresse jenes Kontos an. Ist es geschlossen oder abgelaufen, fragen Sie den Betreiber dieses Dienstes.`,
  signUpBack: "Zur Startseite",
  badLinkTitle: "Dieser Link gilt nicht mehr",
  badLinkLead:
    "Er wurde schon benutzt, ist älter als 15 Minuten, oder sein Konto ist beendet. Fordern Sie einen neuen an.",
  newLink: "Neuen Link senden",
  signOut: "Abmelden",
};
