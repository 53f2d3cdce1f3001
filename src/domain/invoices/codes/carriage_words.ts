/** Words by which sellers name a charge for carriage or its insurance, in English, German and French. */

const carriage =
  /freight|carriage|shipping|transport|insurance|fracht|versand|versicherung|\bfret\b|assurance|expedition/;
/** Packing for a journey is the seller's under any rule. */
const packing = /pack|pallet|palett|emball/;

/** Returns whether a charge of the name is for carriage or insurance. */
export const isCarriage = (name: string): boolean => {
  const words = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return carriage.test(words) && !packing.test(words);
};
