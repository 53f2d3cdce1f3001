/** Parties of a shipment, as boxes at the head of its documents. */
import type { InvoiceData, Party } from "../invoice.ts";
import type { Block, StackBlock, TextBlock } from "../../documents/printable.ts";
import { labelSize, strongSize } from "../../documents/type_sizes.ts";
import { addressLines, languageOf } from "./address_lines.ts";
import { type BoxRow, countryWithCode, type Field, heading, paragraph } from "../../documents/parts.ts";

const fieldLines = (fields: ReadonlyArray<Field>): ReadonlyArray<TextBlock> =>
  fields.flatMap(([name, value]) =>
    value === undefined ? [] : [{
      text: [{ text: `${name}\u00a0`, fontSize: labelSize }, { text: value, lineEnds: "spaces" as const }],
    }]
  );

/** Returns everything that is known of a party, below its role. */
export const partyBox = (role: string, party: Party): StackBlock => {
  const language = languageOf(party.country);
  const inLanguage = (block: TextBlock): Block => language === undefined ? block : { ...block, language };
  return {
    stack: [
      heading(role),
      inLanguage({ text: party.name, fontSize: strongSize, bold: true }),
      ...addressLines(party).map((line) => inLanguage(paragraph(line))),
      paragraph(countryWithCode(party.country)),
      ...fieldLines([
        ["Phone", party.phone],
        ["E-mail", party.email],
        ["EORI", party.eori],
        ["VAT", party.vatId],
        ["Tax ID", party.taxId],
      ]),
    ],
  };
};

/** Returns a row of boxes for the seller, the buyer, the importer and the party to notify, as far as they are given. */
export const otherParties = (
  { seller, buyer, importer, notify }: Pick<InvoiceData, "seller" | "buyer" | "importer" | "notify">,
): ReadonlyArray<BoxRow> => {
  const roles = [["Seller", seller], ["Buyer", buyer], ["Importer", importer], ["Notify", notify]] as const;
  const [first, ...others] = roles.flatMap(([role, party]) =>
    party === undefined ? [] : [partyBox(role, party)]
  );
  return first === undefined ? [] : [[first, ...others]];
};

/**
 * The language of what the goods are called, where their characters don't tell it.
 * @returns that of the shipper's country, else of the consignee's
 */
export const goodsLanguage = ({ shipper, consignee }: InvoiceData): string | undefined =>
  languageOf(shipper.country) ?? languageOf(consignee.country);
