/**
 * French texts of savings: cost by default values beside that by a value, and the break-even between them.
 */
import type { SavingTexts } from "../en/saving.ts";

export const saving: SavingTexts = {
  ofValues: "Ce que les valeurs font économiser",
  ofOne: {
    value: {
      title: "Ce que la valeur fait économiser",
      cost: "Coût avec cette valeur",
      emissions: (unit) => `Émissions selon cette valeur, t CO₂e par ${unit}`,
    },
    import: {
      title: "Ce que les valeurs réelles font économiser",
      cost: "Coût avec les valeurs réelles",
      emissions: (unit) => `Émissions réelles, t CO₂e par ${unit}`,
    },
  },
  per: (cost, unit) => `${cost} par ${unit}`,
  byDefault: "Coût avec les valeurs par défaut",
  byValue: "Coût avec la valeur",
  saved: "Économie",
  extra: "Surcoût",
  breakEven: "Seuil d’égalité",
  breakEvenPer: (unit) => `Seuil d’égalité, t CO₂e par ${unit}`,
  at: (price, period) => `À un prix du certificat de ${price} (${period}).`,
  meaning: "Une valeur au-dessous du seuil d’égalité coûte moins que la valeur par défaut.",
  aboveDefault: (value) =>
    `Le seuil dépasse la valeur par défaut de ${value}, car l’allocation à titre gratuit est plus élevée avec des valeurs réelles qu’avec les valeurs par défaut.`,
  nothingByDefault:
    "Avec les valeurs par défaut, rien n’est dû : le seuil est l’allocation à titre gratuit avec des valeurs réelles.",
  beforePaid:
    "Le seuil ne tient pas compte du prix du carbone payé dans le pays d’origine, déduit seulement avec des valeurs vérifiées : une valeur un peu au-dessus peut encore faire économiser.",
  how: "Comment le seuil d’égalité est calculé",
  inWords:
    "C’est l’allocation à titre gratuit avec des valeurs réelles, plus ce que la valeur par défaut laisse à payer : la valeur par défaut majorée moins sa propre allocation à titre gratuit, au moins 0.",
  ownSymbol: "réelles",
  defaultSymbol: "défaut",
  argument: " ; ",
  ownFree: "Allocation à titre gratuit avec des valeurs réelles",
  marked: "Valeur par défaut majorée",
  defaultFree: "Allocation à titre gratuit avec les valeurs par défaut",
  unit: (unit) => `t CO₂e par ${unit}`,
  unitOfMany: "t CO₂e par tonne (par MWh pour l’électricité)",
  eurOfMany: "EUR par tonne (par MWh pour l’électricité)",
  above: "au-dessus de la valeur par défaut",
  precursorsToCome:
    "Tant que le fournisseur n’a pas indiqué ses précurseurs, leur allocation à titre gratuit manque : ils ne peuvent que relever le seuil.",
  none: "Rien ne peut être dit de l’économie :",
  withdrawn: "La valeur est retirée : aucune importation ne la reprend plus.",
};
