/**
 * French texts of the page of what is saved in the account.
 */
import type { SavedTexts } from "../en/saved.ts";

export const saved: SavedTexts = {
  title: "Enregistré",
  lead:
    "Ce que votre navigateur conserve ici pour vous : vous le retrouvez dans chaque navigateur où vous vous connectez. Ce que vous supprimez ici disparaît de tous.",
  kinds: {
    "draft-table": "Tableaux en cours",
    "draft-invoice-en": "Factures en cours, en anglais",
    "draft-invoice-de": "Factures en cours, en allemand",
    "draft-invoice-fr": "Factures en cours, en français",
    "calculations": "Calculs",
    "sheets": "Tableaux et leur lecture",
    "goods-en": "Marchandises, en anglais",
    "goods-de": "Marchandises, en allemand",
    "goods-fr": "Marchandises, en français",
    "parties": "Parties des factures",
  },
  personal: "Vous seul le voyez.",
  shared: "Cela est proposé à tous les membres de ce compte.",
  what: "Quoi",
  when: "Dernière utilisation",
  by: "Par",
  unnamed: "Sans nom",
  delete: "Supprimer",
  deleteAll: (kind) => `Tout supprimer : ${kind}`,
  done: "C’est supprimé.",
  none:
    "Rien n’est encore enregistré. Vos calculs, les tableaux que vous déposez et les factures que vous remplissez figurent ensuite ici.",
  download: "Tout télécharger en JSON",
  leaving: (tables, invoices) =>
    `Les brouillons restent 30 jours après leur dernière modification, le reste 400 jours après la dernière utilisation. La déconnexion retire tout de ce navigateur ; le compte le conserve. Parmi les brouillons restent les ${tables} derniers tableaux et, dans chaque langue, les ${invoices} dernières factures\u00a0: un de plus prend la place du plus ancien.`,
};
