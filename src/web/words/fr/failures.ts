/**
 * French sentences for what went wrong: one for each kind of failure.
 */
import type { FailureTexts } from "../en/failures.ts";

/** Limits of mails, by the policy: what goes on beside them is said. */
const mailLimits: Readonly<Record<string, (limit: number) => string>> = {
  "mails-to-address": (limit) =>
    `Votre compte a envoyé ${limit} courriels à cette adresse en une heure, le maximum possible : rien n’a été établi ni envoyé. Les autres adresses, et les documents sans courriel, restent possibles.`,
  "invoice-mails": (limit) =>
    `Votre compte a envoyé ${limit} courriels de factures à d’autres en une heure, le maximum possible : rien n’a été établi. Les documents sans courriel, ou pour la propre adresse du compte, sont établis tout de suite.`,
  "supplier-mails": (limit) =>
    `Votre compte a envoyé ${limit} courriels à des fournisseurs en une heure, le maximum possible : rien n’a été envoyé.`,
};

export const failures: FailureTexts = {
  unreadable: "L’envoi est illisible : réessayez.",
  denials: {
    foreign:
      "Le formulaire n’a pas été envoyé depuis une page de ce service : ouvrez la page ici et envoyez-le à nouveau.",
    stale:
      "La page n’est plus à jour, car vous vous êtes déconnecté ou connecté depuis : rouvrez-la, puis envoyez le formulaire.",
    operator:
      "Il faut pour cela le compte d’un exploitant et son second facteur, saisi pendant cette session.",
    role: "Votre rôle dans ce compte ne le permet pas : demandez-en un autre à l’un de ses administrateurs.",
    other: "Votre compte n’y est pas autorisé.",
  },
  failures: {
    Unauthenticated: () => "La session est terminée : reconnectez-vous.",
    TierLacksFeature: () =>
      "La formule du compte ne le comprend pas : CBAM PRO et Enterprise le comprennent.",
    LinkChanged: () =>
      "Ce lien n’est plus tel qu’il a été fourni : ouvrez la page dont il provient pour en obtenir un nouveau.",
    LinkExpired: () => "Ce lien, ou les documents auxquels il mène, ont expiré.",
    NotFound: () => "Il n’y a rien à cette adresse, ou cela appartient à un autre compte.",
    DocumentNotFound: ({ lacking }) =>
      lacking === undefined
        ? "Ce document n’existe pas : il n’a jamais été établi, ou il a expiré."
        : lacking === "missing"
        ? "Ce fichier a été perdu dans le stockage du service : envoyez à nouveau le même fichier au même endroit, ce qui le rétablit, ou adressez-vous à l’exploitant."
        : lacking === "changed"
        ? "Ce fichier a été tronqué ou modifié dans le stockage du service : envoyez à nouveau le même fichier au même endroit, ce qui le rétablit, ou adressez-vous à l’exploitant."
        : "Ce document a été tronqué dans le stockage du service : établissez-le à nouveau.",
    MethodNotAllowed: () => "Cette adresse n’accepte pas ce qui a été envoyé : rouvrez la page.",
    BodyTooSlow: () => "L’envoi n’est pas arrivé à temps : réessayez.",
    TargetTooLong: () => "L’adresse est trop longue : saisissez moins à la fois.",
    HeadTooLarge: () =>
      "Votre navigateur a envoyé trop de données avec la requête : supprimez les cookies de ce site et réessayez.",
    IdempotencyKeyInUse: () => "Le traitement est déjà en cours.",
    IdempotencyKeyReused: () => "Cela a déjà été envoyé avec un autre contenu : rechargez la page.",
    ReportNotDraft: () => "Le rapport n’est pas un projet : il ne peut pas être établi une seconde fois.",
    ReportOutdated: () => "Les prix ou les valeurs par défaut ont changé depuis : refaites le calcul.",
    RecordConflict: () =>
      "Autre chose a été enregistré avant : regardez ce qui diffère, puis envoyez-le comme modification.",
    PayloadTooLarge: (_, { limit }) =>
      `L’envoi dépasse ${limit} Mo, le maximum lu ici : envoyez moins à la fois.`,
    TooManyLineItems: ({ lineItems, limitLineItems }) =>
      `La facture a ${lineItems} lignes : ${limitLineItems} au plus sont possibles.`,
    UnsupportedMediaType: () => "Ce type de fichier n’est pas lu ici : choisissez un fichier XLSX ou CSV.",
    RangeNotSatisfiable: () => "Cette partie du document n’existe pas : rouvrez-le.",
    TooManyRows: ({ rows, limitRows }) =>
      `Le tableau a ${rows} lignes : ${limitRows} au plus sont possibles. Divisez-le.`,
    ReportNeedsFigures: () => "Il n’y a encore rien à établir : des chiffres manquent.",
    RateLimited: ({ policy, limit }) => mailLimits[policy]?.(limit) ?? "C’était trop souvent.",
    CalculatorFailed: () => "Le calcul a échoué à cause d’une erreur de notre service : réessayez.",
    ServiceUnavailable: () => "Le service n’est pas disponible en ce moment : rien n’a été modifié.",
  },
};
