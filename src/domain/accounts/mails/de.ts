/**
 * German texts of the mails with a link that signs in.
 */
import type { InvitationMailWords, LinkMailTexts, PasskeyChange, PasskeyMailWords } from "./en.ts";

/** Returns the texts for a service of this host. */
export const signInMailTexts = (host: string): LinkMailTexts => ({
  subject: `Anmelden bei ${host}`,
  opening: `Öffnen Sie diesen Link, um sich bei ${host} anzumelden:`,
  button: "Anmelden",
  closing: [
    "Der Link gilt einmal, für 15 Minuten.",
    "Sie haben ihn nicht angefordert? Dann ist nichts zu tun: Ohne diese Nachricht kann sich niemand anmelden.",
  ],
});

/** Returns the texts for an address without an account. */
export const signUpMailTexts = (host: string): LinkMailTexts => ({
  subject: `Ihr Konto bei ${host}`,
  opening:
    `Zu dieser Adresse gibt es bei ${host} noch kein Konto. Öffnen Sie diesen Link, um eines anzulegen:`,
  button: "Konto anlegen",
  closing: [
    "Der Link gilt einmal, für 15 Minuten.",
    "Sie haben ihn nicht angefordert? Dann ist nichts zu tun: Ohne diese Nachricht entsteht kein Konto.",
  ],
});

/** Returns the texts of an invitation. */
export const invitationMailTexts = ({ host, inviter, account }: InvitationMailWords): LinkMailTexts => ({
  subject: `Einladung zu ${account} auf ${host}`,
  opening:
    `${inviter} lädt Sie ein, im Konto ${account} auf ${host} mitzuarbeiten. Öffnen Sie diesen Link, um beizutreten:`,
  button: "Einladung ansehen",
  closing: [
    "Der Link gilt einmal, für 7 Tage.",
    "Sie kennen den Absender nicht? Dann ist nichts zu tun: Ohne diese Nachricht tritt niemand bei.",
  ],
});

/** Returns the texts of the mail that tells a person of a change to their passkeys. */
export const passkeyMailTexts = (
  change: PasskeyChange,
  { host, account, name, time }: PasskeyMailWords,
): LinkMailTexts => ({
  subject: change === "added"
    ? `Ein Passkey wurde hinzugefügt auf ${host}`
    : `Ein Passkey wurde entfernt auf ${host}`,
  opening: change === "added"
    ? `Der Passkey „${name}“ wurde am ${time} hinzugefügt. Mit ihm melden Sie sich auf ${host} im Konto ${account} an.`
    : `Der Passkey „${name}“ wurde am ${time} entfernt. Mit ihm meldet sich auf ${host} im Konto ${account} niemand mehr an.`,
  button: "Ihre Passkeys ansehen",
  closing: [
    "Das waren Sie? Dann ist nichts zu tun.",
    "Das waren Sie nicht? Öffnen Sie die Seite oben, entfernen Sie Passkeys, die Sie nicht kennen, melden Sie sich in allen Browsern ab, und sagen Sie es jemandem, der das Konto verwaltet.",
  ],
});
