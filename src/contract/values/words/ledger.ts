/** Words that tables have for the closed lists of the ledger, folded: English, German and French. */
import type { Words } from "../../../kernel/lenient/code.ts";

/** Words for the effect of an entry. */
export const kindWords: Words<"import" | "correction" | "cancellation"> = {
  einfuhr: "import",
  importation: "import",
  new: "import",
  neu: "import",
  amendment: "correction",
  korrektur: "correction",
  berichtigung: "correction",
  rectification: "correction",
  canceled: "cancellation",
  cancelled: "cancellation",
  invalidation: "cancellation",
  storno: "cancellation",
  stornierung: "cancellation",
  annulation: "cancellation",
  invalidite: "cancellation",
};

/**
 * Words for the representation, and the codes of declarations.
 * @source Delegated Regulation (EU) 2015/2446, Annex B, data element 13 06 030 000
 */
export const representationWords: Words<"own" | "direct" | "indirect"> = {
  none: "own",
  self: "own",
  selbst: "own",
  eigen: "own",
  propre: "own",
  "direct representation": "direct",
  direkt: "direct",
  "direkte vertretung": "direct",
  directe: "direct",
  2: "direct",
  "indirect representation": "indirect",
  indirekt: "indirect",
  "indirekte vertretung": "indirect",
  indirecte: "indirect",
  3: "indirect",
};

/** Words for how emissions are determined. */
export const determinationWords: Words<"default" | "actual" | "returned" | "outward" | "inward"> = {
  "default value": "default",
  "default values": "default",
  standard: "default",
  standardwert: "default",
  standardwerte: "default",
  "valeur par defaut": "default",
  "valeurs par defaut": "default",
  "actual value": "actual",
  "actual values": "actual",
  tatsachlich: "actual",
  "tatsachliche werte": "actual",
  "valeurs reelles": "actual",
  "returned goods": "returned",
  ruckware: "returned",
  ruckwaren: "returned",
  "marchandises en retour": "returned",
  "outward processing": "outward",
  "passive veredelung": "outward",
  "perfectionnement passif": "outward",
  "inward processing": "inward",
  "aktive veredelung": "inward",
  "perfectionnement actif": "inward",
};

/** Words for an exemption that only the importer can claim. */
export const exemptionWords: Words<"territory" | "military" | "offshore"> = {
  gebiet: "territory",
  territoire: "territory",
  militar: "military",
  militaire: "military",
};
