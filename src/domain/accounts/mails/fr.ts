/**
 * French texts of the mail with a sign-in link.
 */
import type { SignInMailTexts } from "./en.ts";

/** Returns the texts for a service of this host. */
export const signInMailTexts = (host: string): SignInMailTexts => ({
  subject: `Connexion à ${host}`,
  opening: `Ouvrez ce lien pour vous connecter à ${host} :`,
  button: "Se connecter",
  closing: [
    "Le lien est valable une fois, pendant 15 minutes.",
    "Vous ne l’avez pas demandé ? Vous n’avez alors rien à faire : personne ne peut se connecter sans ce courriel.",
  ],
});
