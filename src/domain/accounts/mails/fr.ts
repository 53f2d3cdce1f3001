/**
 * French texts of the mails with a link that signs in.
 */
import type { InvitationMailWords, LinkMailTexts, PasskeyChange, PasskeyMailWords } from "./en.ts";

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

/** Returns the texts of the mail that tells a person of a change to their passkeys. */
export const passkeyMailTexts = (
  change: PasskeyChange,
  { host, account, name, time }: PasskeyMailWords,
): LinkMailTexts => ({
  subject: change === "added" ? `Clé d’accès ajoutée sur ${host}` : `Clé d’accès supprimée sur ${host}`,
  opening: change === "added"
    ? `La clé d’accès «\u00a0${name}\u00a0» a été ajoutée le ${time}. Elle vous connecte au compte ${account} sur ${host}.`
    : `La clé d’accès «\u00a0${name}\u00a0» a été supprimée le ${time}. Elle ne connecte plus personne au compte ${account} sur ${host}.`,
  button: "Voir vos clés d’accès",
  closing: [
    "C’était vous\u00a0? Alors vous n’avez rien à faire.",
    "Ce n’était pas vous\u00a0? Ouvrez la page ci-dessus, supprimez les clés que vous ne connaissez pas, déconnectez-vous de tous les navigateurs et prévenez un administrateur du compte.",
  ],
});
