/**
 * Words that somebody typed in a form whose link takes no answer any more: to be read and copied from the page that says so.
 */
import type { VNode } from "preact";
import type { SupplierLanguage } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { choicesOfField, chosenFields, isLinkField } from "../../form/field_kinds.ts";
import type { FormValues } from "../../form/form_values.ts";
import { memberTexts } from "../../form/link_view.ts";
import { linkTexts } from "../../texts/link/texts.ts";

/** A field with something in it, in words. */
interface TypedField {
  readonly label: string;
  readonly value: string;
}

/** Fields of one of the goods, and whether somebody wrote in one of them: some have a choice from the beginning. */
interface TypedGoods {
  readonly fields: Array<TypedField>;
  isWritten: boolean;
}

const fieldOf = (member: string, value: string, language: SupplierLanguage): TypedField => {
  const texts = linkTexts[language];
  const choices = isLinkField(member) ? choicesOfField(member, texts) : undefined;
  const { label } = memberTexts({ content: undefined }, member, language);
  return { label, value: choices?.[value] ?? value };
};

/** @returns the fields by the number of their goods */
const typedGoods = (values: FormValues, language: SupplierLanguage): ReadonlyArray<TypedGoods> => {
  const found = new Map<string, TypedGoods>();
  for (const [name, value] of values) {
    const [, index = "", member = ""] = /^(\d{1,3})\.(.+)$/.exec(name) ?? [];
    if (member === "" || value.trim() === "") continue;
    const goods = found.get(index) ?? { fields: [], isWritten: false };
    goods.fields.push(fieldOf(member, value, language));
    goods.isWritten ||= !(isLinkField(member) && chosenFields.has(member));
    found.set(index, goods);
  }
  return [...found.values()].filter(({ isWritten }) => isWritten);
};

const Fields = ({ fields }: { readonly fields: ReadonlyArray<TypedField> }): VNode => (
  <dl class="facts">
    {fields.map(({ label, value }) => (
      <>
        <dt>{label}</dt>
        <dd>
          <bdi class="words">{value}</bdi>
        </dd>
      </>
    ))}
  </dl>
);

/** All that was typed; nothing where nothing was. */
export const LinkTyped = (
  { values, language }: { readonly values: FormValues; readonly language: SupplierLanguage },
): VNode | null => {
  const texts = linkTexts[language];
  const goods = typedGoods(values, language);
  const remark = values.get("remark") ?? "";
  if (goods.length === 0 && remark.trim() === "") return null;
  return (
    <section>
      <h2>{texts.kept}</h2>
      {goods.map(({ fields }) => <Fields fields={fields} />)}
      {remark.trim() === "" ? null : <Fields fields={[{ label: texts.remark, value: remark }]} />}
    </section>
  );
};
