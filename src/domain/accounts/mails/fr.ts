/**
 * French texts of the mails with a link that signs in.
 */
import type { InvitationMailWords, LinkMailTexts } from "./en.ts";

/** Returns the texts for a service of this host. */
export const signInMailTexts = (host: string): LinkMailTexts => ({
  subject: `Connexion à ${host}`,
  opening: `Ouvrez ce lien pour vous connecter à ${host} :`,
  button: "Se connecter",
  closing: [
    "Le lien est valable une fois, pendant 15 minutes.",
    "Vous ne l’avez pas demandé ? Vous n’avez alors rien à faire : personne ne peut se connecter sans ce courriel.",
  ],
});

/** Returns the texts for an address without an account. */
export const signUpMailTexts = (host: string): LinkMailTexts => ({
  subject: `Votre compte sur ${host}`,
  opening: `Cette adresse n’a pas encore de compte sur ${host}. Ouvrez ce lien pour en créer un :`,
  button: "Créer un compte",
  closing: [
    "Le lien est valable une fois, pendant 15 minutes.",
    "Vous ne l’avez pas demandé ? Vous n’avez alors rien à faire : aucun compte n’est créé sans ce courriel.",
  ],
});

/** Returns the texts of an invitation. */
export const invitationMailTexts = ({ host, inviter, account }: InvitationMailWords): LinkMailTexts => ({
  subject: `Invitation à rejoindre ${account} sur ${host}`,
  opening:
    `${inviter} vous invite à travailler dans le compte ${account} sur ${host}. Ouvrez ce lien pour le rejoindre :`,
  button: "Voir l’invitation",
  closing: [
    "Le lien est valable une fois, pendant 7 jours.",
    "Vous ne savez pas de qui il s’agit ? Vous n’avez alors rien à faire : personne ne rejoint le compte sans ce courriel.",
  ],
});
