/**
 * French texts of passkeys: the page of the account, and signing in by one.
 */
import type { PasskeyTexts } from "../en/passkeys.ts";

export const passkeys: PasskeyTexts = {
  title: "Clés d’accès",
  lead:
    "Avec une clé d’accès (passkey), vous vous connectez à ce compte comme vous déverrouillez votre appareil : par empreinte, par visage ou par code. Le lien par courriel reste possible.",
  name: "Nom",
  added: "Ajoutée le",
  lastUsed: "Dernière utilisation",
  neverUsed: "Pas encore",
  remove: "Supprimer",
  none: "Aucune clé d’accès pour l’instant",
  addTitle: "Ajouter une clé d’accès",
  nameLabel: "Nom de la clé d’accès",
  nameHint: "Pour la reconnaître, par exemple « ordinateur du bureau ».",
  unnamed: "Clé d’accès",
  add: "Ajouter une clé d’accès",
  done: {
    added: "La clé d’accès est ajoutée : utilisez-la lors de votre prochaine connexion.",
    removed:
      "La clé d’accès est supprimée : elle ne permet plus de se connecter. Supprimez-la aussi sur votre appareil.",
  },
  refused:
    "La clé d’accès n’a pas été ajoutée : cela a pris plus de 5 minutes, ou l’appareil n’a pas vérifié votre identité. Réessayez.",
  unusable:
    "La clé d’accès n’a pas été ajoutée : la clé que l’appareil a créée ne permet à personne de se connecter. Utilisez un autre appareil ou un autre navigateur.",
  full: (most) =>
    `Vous avez ${most} clés d’accès, c’est le maximum : supprimez-en une avant d’en ajouter une autre.`,

  signInTitle: "Avec une clé d’accès",
  signInText: "Vous en avez ajouté une dans votre compte ? Alors aucun courriel n’est nécessaire.",
  signIn: "Se connecter avec une clé d’accès",
  signInRefused:
    "Vous n’êtes pas connecté : la clé d’accès n’est plus connue ici, ou cela a pris plus de 5 minutes. Réessayez, ou faites-vous envoyer un lien.",

  unsupported:
    "Ce navigateur ne peut pas utiliser de clés d’accès ici : connectez-vous avec un lien par courriel.",
  elsewhere: (origin) => `Les clés d’accès fonctionnent à l’adresse ${origin} : ouvrez-y la page.`,
  cancelled: "L’opération a été annulée ou a pris trop de temps. Réessayez.",
  known: "Cet appareil contient déjà une de vos clés d’accès pour ce compte.",
  failed: "Le service n’a pas répondu comme prévu. Rechargez la page et réessayez.",
};
