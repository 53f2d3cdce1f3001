/**
 * German texts of the mails with a link that signs in.
 */
import type { InvitationMailWords, LinkMailTexts } from "./en.ts";

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
