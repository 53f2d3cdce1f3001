/**
 * German texts of signing in and out.
 */
import type { SignInTexts } from "../en/sign_in.ts";

export const signIn: SignInTexts = {
  title: "Anmelden",
  lead:
    "Wir senden einen Link an Ihre E-Mail-Adresse. Ein Kennwort, das man sich merken muss oder verlieren kann, gibt es nicht.",
  email: "E-Mail-Adresse Ihres Kontos",
  emailHint: "Die Adresse, mit der Ihr Konto angelegt oder an die Ihre Einladung gesandt wurde.",
  send: "Link senden",
  notAnAddress: (text) =>
    text === ""
      ? "Geben Sie Ihre E-Mail-Adresse ein."
      : `${text} ist keine E-Mail-Adresse: Schreiben Sie eine wie name@example.com.`,
  demonstrationTitle: "Auf diesem Rechner",
  demonstrationText: "Der Dienst läuft auf Ihrem eigenen Rechner: Sein Vorführkonto braucht keine E-Mail.",
  demonstrationButton: "Als demo@example.com anmelden",
  noDemonstration:
    "Hier gibt es kein Vorführkonto, oder es ist geschlossen: Melden Sie sich mit einem Link an.",
  sentTitle: "Sehen Sie in Ihre Post",
  sentLead: (email) =>
    `Gibt es ein Konto von ${email}, so ist ein Link dorthin unterwegs. Er gilt einmal, für 15 Minuten.`,
  sentNothing:
    "Nichts gekommen? Sehen Sie unter unerwünschter Post nach, prüfen Sie die Adresse, oder fragen Sie den Betreiber dieses Dienstes.",
  sentLaptop:
    "Der Dienst läuft auf Ihrem eigenen Rechner: Der Link steht auch in seinem Terminal, die Nachricht in seinem Postausgang.",
  again: "Eine andere Adresse verwenden",
  linkTitle: "Noch ein Klick",
  linkLead: "Melden Sie sich an als",
  linkButton: "Anmelden",
  linkForeign:
    "Sie haben diesen Link nicht angefordert? Dann schließen Sie die Seite: Wer ihn gesandt hat, will Sie in sein Konto führen.",
  badLinkTitle: "Dieser Link gilt nicht mehr",
  badLinkLead: "Er wurde schon benutzt oder ist älter als 15 Minuten. Ein neuer ist schnell gesandt.",
  newLink: "Neuen Link senden",
  signOut: "Abmelden",
};
