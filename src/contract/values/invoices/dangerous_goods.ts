/**
 * Details of dangerous goods, in the form in which transport documents state them.
 * @source UN Recommendations on the Transport of Dangerous Goods, Model Regulations, 5.4.1.4
 */
import type * as Schema from "effect/Schema";
import { printedText } from "./printed_text.ts";
import { code } from "./trade_codes.ts";

/** Number of the substance or article. */
export const UnNumber: Schema.Schema<string> = code({
  identifier: "UnNumber",
  expected: "UN and four digits, such as UN1263",
  pattern: /^(?:UN|ID)\d{4}$/,
  example: "UN1263",
  description: "UN number of the dangerous goods: UN (ID for goods of the air alone) and four digits.",
});

/** Name of the goods in the list of dangerous goods, with its technical name where that asks for one. */
export const ProperShippingName: Schema.Schema<string> = printedText({
  identifier: "ProperShippingName",
  characters: 200,
  example: "PAINT",
  description: "Proper shipping name, with the technical name in brackets where the list asks for one.",
});

/** Class or division, with the compatibility group of explosives and the subsidiary hazards in brackets. */
export const HazardClass: Schema.Schema<string> = code({
  identifier: "HazardClass",
  expected: "a class or division, subsidiary hazards in brackets, such as 3, 1.4S or 6.1 (3)",
  pattern: /^[1-9](?:\.[1-6])?[A-S]?(?: \([1-9](?:\.[1-6])?(?:, [1-9](?:\.[1-6])?)*\))?$/,
  example: "3",
  description: "Class or division of the hazard; subsidiary hazards in brackets behind it.",
});

/** Degree of danger. */
export const PackingGroup: Schema.Schema<string> = code({
  identifier: "PackingGroup",
  expected: "I, II or III",
  pattern: /^I{1,3}$/,
  example: "II",
  description: "Packing group, where the goods have one.",
});
