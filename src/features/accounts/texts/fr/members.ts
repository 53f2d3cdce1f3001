/**
 * French texts of the pages for members, invitations and acts.
 */
import type { MemberTexts } from "../en/members.ts";

export const members: MemberTexts = {
  title: "Membres",
  lead: (account) =>
    `Toutes les personnes qui travaillent dans le compte ${account}. Chacune se connecte avec sa propre adresse.`,
  listTitle: "Membres",
  person: "Personne",
  role: "Rôle",
  roleNames: { viewer: "Lecture", clerk: "Saisie", administrator: "Administration" },
  roleHints: {
    viewer: "Voit tout et le télécharge, ne modifie rien.",
    clerk:
      "Calcule aussi des tableaux, enregistre des rapports, crée des factures et saisit des importations.",
    administrator: "Invite et retire aussi des membres, modifie les rôles, crée et révoque des clés d’API.",
  },
  joined: "Membre depuis",
  lastSeen: "Dernière activité",
  notSeen: "Pas récemment",
  you: "vous",
  holder: "Adresse du compte",
  change: "Modifier",
  setRole: "Modifier le rôle",
  remove: "Retirer",
  handOver: "Transmettre",
  roleOf: (email) => `Rôle de ${email}`,

  inviteTitle: "Inviter quelqu’un",
  email: "Adresse électronique",
  emailHint: "L’invitation est envoyée à cette adresse et vaut une fois, pendant 7 jours.",
  send: "Envoyer l’invitation",
  chooseRole: "Choisissez un rôle.",
  invitationsTitle: "Invitations en cours",
  invitedBy: "Invité par",
  validUntil: "Valable jusqu’au",
  revoke: "Annuler",
  done: {
    invited: "L’invitation est en route.",
    revoked: "L’invitation est annulée : son lien ne fonctionne plus.",
    role: "Le rôle est modifié. Il vaut dès la prochaine page que cette personne ouvre.",
    removed: "Cette personne n’est plus membre. Ses sessions sont terminées.",
    removedWithKeys:
      "Cette personne n’est plus membre. Ses sessions sont terminées et les clés d’API qu’elle a créées sont révoquées : les programmes qui les utilisent sont refusés dans les deux secondes.",
    removedKeysStay:
      "Cette personne n’est plus membre. Ses sessions sont terminées. Les clés d’API qu’elle a créées restent valables : la page des clés d’API les signale.",
    named: "Le compte a son nouveau nom.",
    handed: "Le compte est transmis : son adresse est désormais celle de l’autre personne.",
  },

  nameTitle: "Nom du compte",
  nameLabel: "Nom",
  nameHint: "Par exemple celui de votre entreprise. Tous les membres du compte le voient.",
  nameSave: "Enregistrer le nom",
  nameRefused: (most) => `Le nom n’a pas été modifié : saisissez-en un de ${most} caractères au plus.`,

  leaveTitle: "Quitter ce compte",
  leaveText:
    "Vous perdez aussitôt l’accès à tout ce qu’il contient. Pour revenir, il vous faudra une nouvelle invitation.",
  leave: "Quitter le compte",
  holderText:
    "L’adresse du compte est la vôtre : transmettez le compte à un autre membre avant de le quitter.",

  removeTitle: (email) => `Retirer ${email} ?`,
  removeText:
    "Toutes les sessions de cette personne dans ce compte se terminent aussitôt, et les personnes qu’elle a invitées ne peuvent plus le rejoindre.",
  removeKeys: (count) =>
    count === 1
      ? "Elle a créé une clé d’API encore valable et a pu la garder. Qui la détient peut appeler l’API au nom du compte. Les programmes qui l’utilisent sont refusés dès qu’elle est révoquée."
      : `Elle a créé ${count} clés d’API encore valables et a pu les garder. Qui en détient une peut appeler l’API au nom du compte. Les programmes qui les utilisent sont refusés dès qu’elles sont révoquées.`,
  keysOf: (email) => `Clés d’API valables créées par ${email}`,
  removeAndRevoke: (count) =>
    count === 1 ? "Retirer la personne, révoquer la clé" : `Retirer la personne, révoquer ${count} clés`,
  removeAndKeep: (count) =>
    count === 1
      ? "Retirer la personne, laisser la clé valable"
      : `Retirer la personne, laisser ${count} clés valables`,
  removeConfirm: "Retirer la personne",
  leaveKeys: (count) =>
    count === 1
      ? "Vous avez créé une clé d’API qui fonctionne encore. Une fois révoquée, les programmes qui l’utilisent sont refusés."
      : `Vous avez créé ${count} clés d’API qui fonctionnent encore. Une fois révoquées, les programmes qui les utilisent sont refusés.`,
  leaveKeysStay: (count) =>
    count === 1
      ? "Vous avez créé une clé d’API qui fonctionne encore. Elle appartient au compte et reste valable ; qui administre le compte peut la révoquer."
      : `Vous avez créé ${count} clés d’API qui fonctionnent encore. Elles appartiennent au compte et restent valables ; qui administre le compte peut les révoquer.`,
  ownKeys: "Clés d’API valables que vous avez créées",
  leaveAndRevoke: (count) => count === 1 ? "Quitter et révoquer la clé" : `Quitter et révoquer ${count} clés`,
  leaveAndKeep: (count) =>
    count === 1 ? "Quitter, la clé reste valable" : `Quitter, ${count} clés restent valables`,
  handOverTitle: (email) => `Transmettre le compte à ${email} ?`,
  handOverText:
    "Cette personne devient administratrice et son adresse devient celle du compte : les documents et les rappels y sont désormais envoyés. Vous restez administrateur et pouvez quitter le compte.",
  handOverConfirm: "Transmettre le compte",
  toMembers: "Vers les membres",
  leaveConfirmTitle: (account) => `Quitter le compte ${account} ?`,
  keep: "Annuler",

  actsTitle: "Journal",
  actsLead:
    "Ce que les membres ont fait sur ces pages dans ce compte, du plus récent au plus ancien. Les appels des programmes n’y figurent pas : la vue d’ensemble les compte par clé d’API.",
  day: "Heure",
  act: "Action",
  subject: "Objet",
  actNames: {
    "member.invited": "A invité",
    "invitation.revoked": "A annulé l’invitation de",
    "member.joined": "A rejoint le compte",
    "member.role": "A modifié un rôle",
    "member.removed": "A retiré",
    "member.left": "A quitté le compte",
    "account.made": "A créé le compte",
    "account.named": "A nommé le compte",
    "account.handed-over": "A transmis le compte à",
    "passkey.added": "A ajouté une clé d’accès",
    "passkey.removed": "A supprimé une clé d’accès",
    "key.made": "A créé une clé d’API",
    "key.revoked": "A révoqué une clé d’API",
    "table.calculated": "A calculé un tableau",
    "report.saved": "A enregistré un rapport",
    "invoice.made": "A créé une facture",
    "imports.changed": "A modifié des importations ou des fournisseurs",
  },
  noActs: "Rien pour l’instant",
  noActsText:
    "Ici figure qui a fait quoi : invitations, rôles, clés, tableaux, rapports, factures, importations.",

  joinTitle: "Une invitation pour vous",
  joinText: (inviter, account) => `${inviter} vous invite à rejoindre le compte ${account}.`,
  joinAs: "Vous le rejoignez en tant que",
  joinButton: "Rejoindre le compte",
  joinForeign:
    "Vous ne savez pas de qui il s’agit ? Fermez alors cette page : la personne qui l’a envoyée veut vous attirer dans son compte.",
  badTitle: "Cette invitation ne fonctionne plus",
  badText:
    "Elle a déjà été acceptée ou annulée, ou elle date de plus de 7 jours. Demandez-en une nouvelle à un administrateur du compte. Si vous avez déjà rejoint le compte, connectez-vous comme d’habitude.",
  signIn: "Se connecter",

  chooseTitle: "Quel compte ?",
  chooseLegend: "Vous êtes membre de plusieurs comptes",
};
