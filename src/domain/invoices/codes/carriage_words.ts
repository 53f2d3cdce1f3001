/** Words by which sellers name a charge for carriage or its insurance, in English, German and French. */

const carriage =
  /carriage|shipping|delivery|courier|haulage|transport|insurance|versand|lieferkosten|versicherung|livraison|assurance|expedition/;
const freight = /freight|fracht|\bfret\b/;
/** Packing for a journey and papers are the seller's under any rule, and quality is assured by nobody who carries. */
const others = /pack|pallet|palett|emball|document|dokument|papier|quality|qualit/;

/** Returns whether a charge of the name is for carriage or insurance. */
export const isCarriage = (name: string): boolean => {
  const words = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return freight.test(words) || carriage.test(words) && !others.test(words);
};
