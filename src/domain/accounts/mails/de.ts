/**
 * German texts of the mail with a sign-in link.
 */
import type { SignInMailTexts } from "./en.ts";

/** Returns the texts for a service of this host. */
export const signInMailTexts = (host: string): SignInMailTexts => ({
  subject: `Anmelden bei ${host}`,
  opening: `Öffnen Sie diesen Link, um sich bei ${host} anzumelden:`,
  button: "Anmelden",
  closing: [
    "Der Link gilt einmal, für 15 Minuten.",
    "Sie haben ihn nicht angefordert? Dann ist nichts zu tun: Ohne diese Nachricht kann sich niemand anmelden.",
  ],
});
