/**
 * French texts of what every page shares: navigation, footer, messages of forms.
 */
import { waitInWords, type WaitWords } from "../wait.ts";
import type { ShellTexts } from "../en/shell.ts";

const waitWords: WaitWords = {
  second: ["seconde", "secondes"],
  minute: ["minute", "minutes"],
  hour: ["heure", "heures"],
};

export const shell: ShellTexts = {
  product: "Douane & MACF",
  skip: "Aller au contenu",
  navigation: "Menu principal",
  menu: "Menu",
  docs: "Docs",
  inEnglish: "en anglais",
  signIn: "Se connecter",
  account: "Compte",
  language: "Langue",
  footer:
    "Les chiffres sont donnés à titre d’information. Ils ne remplacent ni l’autorisation de déclarant MACF, ni l’autorité compétente, ni un vérificateur accrédité.",
  apiReference: "Document OpenAPI",
  serviceState: "État du service",
  version: (version) => `Version ${version}`,
  optional: "facultatif",
  errorSummary: "Veuillez vérifier votre saisie",
  errorPrefix: "Erreur :",
  notAllowed: "Ce n’est pas permis",
  notInTier: "Votre formule ne comprend pas cela",
  timeIsOver: "Le délai est passé",
  somethingWrong: "Une erreur est survenue",
  nothingHere: "Cette page n’existe pas",
  nothingHereText:
    "L’adresse est peut-être mal saisie, ou ce qui se trouvait ici a été supprimé ou appartient à un autre compte. Voici les pages disponibles :",
  backToStart: "Retour au calculateur",
  requestId: (id) => `Demande ${id} : indiquez ce numéro si vous nous interrogez à ce sujet.`,
  tryAgainIn: (seconds) => `Réessayez dans ${waitInWords(seconds, waitWords)}.`,
  held: {
    title: "Pas encore envoyé",
    signedOut:
      "Vous avez été déconnecté, rien n’a donc été envoyé. Votre saisie est encore là : connectez-vous dans un autre onglet, puis revenez l’envoyer.",
    signedIn: (person) =>
      `Vous vous êtes déconnecté ou connecté depuis l’ouverture de la page, rien n’a donc été envoyé. Votre saisie est encore là. Vous êtes connecté en tant que ${person}.`,
    signedOutFile:
      "Vous avez été déconnecté, rien n’a donc été envoyé ni enregistré. Connectez-vous : vous reviendrez au formulaire, à remplir à nouveau, fichier compris.",
    elsewhere:
      "Votre saisie est encore là. Elle n’a pas été enregistrée : si elle concerne un autre de vos comptes, déconnectez-vous dans un autre onglet, connectez-vous à ce compte, puis revenez l’envoyer. Si ce compte a pris fin, elle ne peut plus être envoyée.",
    atWork:
      "Votre saisie est encore là. Elle a déjà été envoyée, et sera peut-être enregistrée d’ici là : renvoyez-la depuis cette page pour voir ce qu’il en est. Rien n’est créé deux fois.",
    kept: "Votre saisie est encore là. Elle n’a pas été enregistrée : renvoyez-la depuis cette page.",
    signIn: "Se connecter dans un autre onglet",
    signOut: "Se déconnecter dans un autre onglet",
    send: "Envoyer ma saisie",
  },
  oneFile: "Un seul fichier à la fois : aucun des fichiers déposés n’a été repris.",
  changedTitle: "Modifié depuis l’ouverture de la page",
  changedText:
    "Rien n’a été enregistré. Ce qui a changé indique la valeur actuelle. Envoyez à nouveau le formulaire pour la remplacer par ce qu’il contient.",
  holdsNow: (label, value) => `${label} : ${value === "" ? "vide" : value} à présent`,
  people: {
    personHint: "Nom ou numéro EORI, même en partie.",
    emptyMeans: (what) => `Vide\u00a0: ${what}.`,
    orTyped: (what) => `Ou\u00a0: ${what}.`,
    noSuch: (text) =>
      `Aucun déclarant n’a ici «\u00a0${text}\u00a0» dans son nom ou son numéro EORI. Écrivez-en une autre partie, ou laissez le champ vide.`,
    only: (text, label) =>
      `«\u00a0${text}\u00a0» est une partie de ${label}. Écrivez le nom entier, ou le numéro EORI.`,
    several: (text) =>
      `Plusieurs déclarants ont «\u00a0${text}\u00a0» dans leur nom ou leur numéro EORI. Écrivez le nom entier, ou le numéro EORI.`,
  },
  copy: "Copier",
  copied: "Copié",
  older: "Plus anciens",
  newest: "Retour aux plus récents",
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  pageOf: (page, last) => `Page ${page} sur ${last}`,
  earlier: "Réponse à la question précédente",
  unanswered: "Réponse précédente : le service n’a pas répondu à la nouvelle question. Réessayez.",
  silent: "Le service n’a pas répondu. Réessayez dans un instant.",
};
