/** Units of quantities and the words that people write for them; browsers read the words too. */

/** Units that quantities are counted in. */
export const units = ["PCS", "KG", "SET", "MTR", "LTR", "BOX", "PAL", "PKG"] as const;
/** A unit of the goods' quantity. */
export type Unit = typeof units[number];

/**
 * Other words for the units, in upper case: English, German, French, Spanish and Italian ones among them.
 * @source UN/ECE Recommendations 20 (H87, C62, KGM, MTR, LTR) and 21 (BX, PK, PX)
 */
export const unitAliases: Readonly<Record<string, Unit>> = {
  ...{ PC: "PCS", PCE: "PCS", PIECE: "PCS", PIECES: "PCS", EA: "PCS", H87: "PCS", C62: "PCS" },
  ...{ STK: "PCS", STCK: "PCS", "STÜCK": "PCS", "PIÈCE": "PCS", "PIÈCES": "PCS", PZ: "PCS", PZAS: "PCS" },
  ...{ PIEZA: "PCS", PIEZAS: "PCS", PEZZI: "PCS", PEZZO: "PCS" },
  ...{ KGS: "KG", KGM: "KG", KILO: "KG", KILOS: "KG", KILOGRAM: "KG", KILOGRAMS: "KG" },
  ...{ KILOGRAMM: "KG", KILOGRAMME: "KG", KILOGRAMMES: "KG", SETS: "SET", SATZ: "SET" },
  ...{ M: "MTR", METER: "MTR", METERS: "MTR", METRE: "MTR", METRES: "MTR", "MÈTRE": "MTR", "MÈTRES": "MTR" },
  ...{ L: "LTR", LITER: "LTR", LITERS: "LTR", LITRE: "LTR", LITRES: "LTR" },
  ...{ BX: "BOX", BOXES: "BOX", PX: "PAL", PALLET: "PAL", PALLETS: "PAL", PALETTE: "PAL", PALETTEN: "PAL" },
  ...{ PK: "PKG", PKGS: "PKG", PACKAGE: "PKG", PACKAGES: "PKG" },
};
