/**
 * French texts of signing in and out.
 */
import type { SignInTexts } from "../en/sign_in.ts";

export const signIn: SignInTexts = {
  title: "Se connecter",
  lead:
    "Nous envoyons un lien à votre adresse électronique. Il n’y a pas de mot de passe à retenir, ni à perdre.",
  email: "Adresse électronique de votre compte",
  emailHint: "L’adresse avec laquelle votre compte a été créé, ou qui a reçu votre invitation.",
  send: "M’envoyer un lien",
  notAnAddress: (text) =>
    text === ""
      ? "Saisissez votre adresse électronique."
      : `${text} n’est pas une adresse électronique : écrivez-la sous la forme nom@example.com.`,
  demonstrationTitle: "Sur cet ordinateur",
  demonstrationText:
    "Le service fonctionne sur votre propre ordinateur : son compte de démonstration n’a pas besoin de courriel.",
  demonstrationButton: "Se connecter comme demo@example.com",
  noDemonstration:
    "Il n’y a pas ici de compte de démonstration, ou il est fermé : connectez-vous avec un lien.",
  sentTitle: "Consultez votre messagerie",
  sentLead: (email) =>
    `S’il existe un compte ${email}, un lien lui a été envoyé. Il est valable une fois, pendant 15 minutes.`,
  sentNothing:
    "Rien reçu ? Regardez dans les courriers indésirables, vérifiez l’adresse ou adressez-vous à l’exploitant de ce service.",
  sentLaptop:
    "Le service fonctionne sur votre propre ordinateur : le lien figure aussi dans son terminal, et le courriel dans sa boîte d’envoi.",
  again: "Utiliser une autre adresse",
  linkTitle: "Encore un clic",
  linkLead: "Connectez-vous à ce service avec l’adresse",
  linkButton: "Se connecter",
  linkForeign:
    "Vous n’avez pas demandé ce lien ? Fermez alors cette page : la personne qui vous l’a envoyé veut vous faire entrer dans son compte.",
  anyEmail: "Adresse électronique",
  signUpOffered: (domains) =>
    domains.length === 0
      ? "Pas encore de compte ? Saisissez votre adresse : le lien créera votre compte."
      : `Pas encore de compte ? Le lien créera votre compte si votre adresse est en ${domains.join(" ou ")}.`,
  sentLeadSignUp: (email) =>
    `Un lien est envoyé à ${email} si cette adresse a un compte ou peut en créer un. Il est valable une fois, pendant 15 minutes.`,
  sentNothingSignUp:
    "Rien reçu ? Regardez dans les courriers indésirables et vérifiez l’adresse. Les adresses sans compte ne reçoivent qu’un nombre limité de liens par jour : réessayez demain ou adressez-vous à l’exploitant de ce service.",
  signUpTitle: "Créer votre compte",
  signUpLead: "Vous allez créer un compte pour",
  signUpName: "Nom du compte",
  signUpNameHint:
    "Par exemple celui de votre entreprise. Les personnes que vous invitez le voient ; vous pourrez le modifier.",
  signUpNoName: (most, isEmpty) =>
    isEmpty
      ? "Donnez un nom au compte, par exemple celui de votre entreprise."
      : `Ce nom est trop long ou contient des caractères invisibles : saisissez-en un de ${most} caractères au plus.`,
  signUpButton: "Créer le compte",
  signUpForeign: "Vous n’avez pas demandé ce lien ? Fermez alors cette page : aucun compte n’est créé.",
  signUpFullTitle: "Aucun compte ne peut plus être créé aujourd’hui",
  signUpFull:
    "Ce service ne crée qu’un nombre limité de comptes par jour, et celui d’aujourd’hui est atteint. Demandez un nouveau lien demain, ou demandez un compte à l’exploitant de ce service.",
  signUpTakenTitle: "Cette boîte aux lettres a déjà un compte",
  signUpTaken: (email) =>
    `Un compte a déjà été créé avec la boîte aux lettres de ${email} ; ce qui suit un signe plus ne compte pas. Connectez-vous avec l’adresse de ce compte. S’il est fermé ou a expiré, adressez-vous à l’exploitant de ce service.`,
  signUpBack: "Vers la page d’accueil",
  badLinkTitle: "Ce lien n’est plus valable",
  badLinkLead:
    "Il a déjà été utilisé, il date de plus de 15 minutes, ou son compte a pris fin. Vous pouvez en demander un autre.",
  newLink: "Envoyer un nouveau lien",
  signOut: "Se déconnecter",
};
