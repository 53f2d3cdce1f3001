/**
 * Precursors of one of the goods in the form behind a supplier's link: the rows that are filled in, and empty ones below. More of
 * them are asked for by a button, so that the page works without scripts.
 */
import type { VNode } from "preact";
import { inquiryPath } from "../../../../application/suppliers/inquiries/ask_supplier.ts";
import { fieldName } from "../../form/form_values.ts";
import type { LinkGoods } from "../../form/link_view.ts";
import { precursorKinds, precursorMember, shownRows } from "../../form/precursors.ts";
import { precursorFields } from "../../texts/link/link_texts.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { Control, type ControlFacts, LinkControl } from "./link_control.tsx";

/** @returns the value of the button that asks for more rows */
const moreRows = (index: number): string => `more-${index}`;

/** The precursors, closed where nothing stands in them. */
export const LinkPrecursors = ({ goods, facts }: {
  readonly goods: LinkGoods;
  readonly facts: ControlFacts;
}): VNode | null => {
  const { index, fields } = goods;
  if (!fields.includes("precursors")) return null;
  const { language, values, errors } = facts;
  const texts = linkTexts[language].precursors;
  const begins = `${index}.precursors`;
  const id = `${begins}-rows`;
  const isOpen = values.get("do") === moreRows(index) ||
    [...errors.keys()].some((name) => name.startsWith(begins)) ||
    [...values].some(([name, value]) => name.startsWith(begins) && value !== "");
  return (
    <details open={isOpen} id={id}>
      <summary>{texts.title}</summary>
      <div class="fields">
        <LinkControl goods={goods} field="precursors" facts={facts} />
        {shownRows(index, values).map((row) => (
          <fieldset class="fields precursor">
            <legend>{texts.nth(String(row + 1))}</legend>
            {precursorFields.map((field) => (
              <Control
                name={fieldName(index, precursorMember(row, field))}
                texts={texts.fields[field]}
                isRequired={field === "cn_code" || field === "tonnes_per_tonne"}
                isNumber={precursorKinds[field] === "number"}
                facts={facts}
              />
            ))}
          </fieldset>
        ))}
        <div class="actions">
          <button
            class="button second"
            type="submit"
            name="do"
            value={moreRows(index)}
            formaction={`${inquiryPath}#${id}`}
          >
            {texts.more}
          </button>
        </div>
      </div>
    </details>
  );
};
