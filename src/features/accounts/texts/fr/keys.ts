/**
 * French texts of the page for API keys.
 */
import type { KeyTexts } from "../en/keys.ts";

export const keys: KeyTexts = {
  lead:
    "Une clé permet à un programme d’appeler l’API au nom de votre compte. Elle est affichée une seule fois, lors de sa création.",
  createTitle: "Créer une clé",
  name: "Nom",
  nameHint: "À quoi sert la clé, par exemple « ERP » ou « entrepôt » : vous la retrouvez ainsi.",
  byOperator: "par l’exploitant",
  makerLeft: "n’est plus membre",
  onlyAdministrators: "Seuls les administrateurs de ce compte peuvent créer et révoquer des clés.",
  permissionsLegend: "Ce que la clé permet",
  create: "Créer la clé",
  notInTier: "Votre formule ne le comprend pas : ces appels sont refusés.",
  choosePermission: "Choisissez au moins une autorisation.",
  madeTitle: "Votre nouvelle clé",
  madeText: "Copiez-la maintenant : elle n’est conservée nulle part et ne peut plus être affichée.",
  madeUse: "Les programmes l’envoient à chaque appel :",
  backToKeys: "Je l’ai copiée",
  madeBefore: (lastFour) =>
    `La clé qui se termine par ${lastFour} est déjà créée et n’est plus affichée. Si vous ne l’avez pas copiée, révoquez-la et créez-en une autre.`,
  listTitle: "Vos clés",
  key: "Clé",
  permissions: "Permet",
  createdAt: "Créée",
  lastUsed: "Utilisée",
  never: "Jamais",
  revoke: "Révoquer",
  revoked: (day) => `Révoquée le ${day}`,
  noKeys: "Aucune clé pour l’instant",
  noKeysText:
    "Créez-en une ci-dessous si un programme doit utiliser votre compte. Les pages d’ici n’en ont pas besoin.",
  revokeTitle: (lastFour) => `Révoquer la clé qui se termine par ${lastFour} ?`,
  revokeConsequence:
    "Tout programme qui l’utilise est refusé dans les deux secondes. Une clé révoquée n’est plus jamais valable.",
  revokeUsed: (day) => `Elle a été utilisée pour la dernière fois le ${day}.`,
  revokeUnused: "Elle n’a jamais été utilisée.",
  revokeConfirm: "Révoquer la clé",
  keep: "La conserver",
  revokedNotice: (lastFour) => `La clé qui se termine par ${lastFour} est révoquée.`,
};
