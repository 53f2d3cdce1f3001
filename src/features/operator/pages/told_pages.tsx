/**
 * Pages that tell or ask the operator something: that a command can't be carried out, what it will do, the key that was
 * made, the second factor.
 */
import type { Framed } from "../../../web/page/layout.tsx";
import type { VNode } from "preact";
import { DataTable } from "../../../web/parts/data_table.tsx";
import { ErrorSummary, TextField } from "../../../web/parts/fields.tsx";
import { FormToken } from "../../../web/parts/form_token.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import type { Member } from "../../../web/page/routes.ts";
import { keyTexts } from "../../accounts/texts/keys.ts";
import { operatorTexts } from "../texts/operator.ts";
import { shellTexts } from "../../../web/words/shell.ts";
import type { Consequence, PriceChange } from "./consequences.ts";
import { inOperator, placeOf } from "./operator_frame.tsx";
import { isTypedCommand, TypedCommand } from "./typed_commands.tsx";

/** Page that says why a command can't be done, with its form as it was typed. */
export const refusedPage = (
  member: Member,
  { message, form, back }: {
    readonly message: string;
    readonly form: URLSearchParams;
    readonly back: string;
  },
): Framed => {
  const texts = operatorTexts[member.visit.language];
  const command = form.get("do") ?? "";
  return inOperator(member, {
    place: placeOf(back),
    title: texts.refused,
    children: (
      <>
        <div class="panel">
          <Notice tone="bad">
            <p>{message}</p>
          </Notice>
          <a class="button second" href={back}>{texts.back}</a>
        </div>
        {isTypedCommand(command)
          ? <TypedCommand member={member} command={command} values={form} back={back} />
          : null}
      </>
    ),
  });
};

export const shownKeyPage = (member: Member, key: string, back: string): Framed => {
  const texts = operatorTexts[member.visit.language];
  const { copy, copied } = shellTexts[member.visit.language];
  const framed = inOperator(member, {
    place: "accounts",
    title: texts.keyTitle,
    children: (
      <div class="panel">
        <Notice tone="warn">
          <p>{texts.keyText}</p>
        </Notice>
        <p class="secret">
          <code data-copy={copy} data-copied={copied}>{key}</code>
        </p>
        <a class="button second" href={back}>{texts.back}</a>
      </div>
    ),
  });
  return { ...framed, modules: ["web/browser/copies.ts"] };
};

/** Page of a confirmation that was sent again after it had made its key. */
export const madeKeyPage = (member: Member, lastFour: string, back: string): Framed =>
  inOperator(member, {
    place: "accounts",
    title: operatorTexts[member.visit.language].keyTitle,
    children: (
      <div class="panel">
        <Notice tone="warn">
          <p>{keyTexts[member.visit.language].madeBefore(lastFour)}</p>
        </Notice>
        <a class="button second" href={back}>{operatorTexts[member.visit.language].back}</a>
      </div>
    ),
  });

export const secondFactorPage = (member: Member, next: string, isWrong: boolean): Framed => {
  const { visit, signedIn } = member;
  const texts = operatorTexts[visit.language];
  const error = isWrong ? texts.wrongCode : undefined;
  const children = (
    <div class="narrow">
      <h1>{texts.secondFactorTitle}</h1>
      <p class="lead">{texts.secondFactorLead}</p>
      <ErrorSummary
        language={visit.language}
        errors={error === undefined ? [] : [{ id: "code", message: error }]}
      />
      <form class="panel fields" method="post" action="/operator/second-factor">
        <FormToken signedIn={signedIn} />
        <input type="hidden" name="next" value={next} />
        <TextField
          language={visit.language}
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          isRequired
        />
        <div class="actions">
          <button class="button" type="submit">{texts.goOn}</button>
        </div>
      </form>
    </div>
  );
  return { visit, title: texts.secondFactorTitle, children };
};

const PriceTable = ({ member, change }: { readonly member: Member; readonly change: PriceChange }): VNode => {
  const { columns, priceBefore, priceNow, difference } = operatorTexts[member.visit.language];
  return (
    <DataTable
      caption={columns.price_eur_per_tco2e}
      rows={[change]}
      columns={[
        { heading: columns.period, cell: ({ period }) => period },
        { heading: priceBefore(change.periodBefore), cell: ({ before }) => before, isNumber: true },
        { heading: priceNow, cell: ({ now }) => now, isNumber: true },
        { heading: difference, cell: ({ difference: by, percent }) => `${by} (${percent})`, isNumber: true },
      ]}
    />
  );
};

/** Page that asks for a confirmation before anything is done. */
export const confirmPage = (
  member: Member,
  { form, sentences, back }: {
    readonly form: URLSearchParams;
    readonly sentences: ReadonlyArray<Consequence>;
    readonly back: string;
  },
): Framed => {
  const texts = operatorTexts[member.visit.language];
  const values = [...form].filter(([name]) => !["form_token", "form_language", "confirmed"].includes(name));
  return inOperator(member, {
    place: placeOf(back),
    title: texts.confirmTitle,
    children: (
      <form class="panel" method="post" action="/operator/do">
        {sentences.map((said) =>
          typeof said === "string" ? <p>{said}</p> : <PriceTable member={member} change={said} />
        )}
        <FormToken signedIn={member.signedIn} />
        {values.map(([name, value]) => <input type="hidden" name={name} value={value} />)}
        <input type="hidden" name="confirmed" value="yes" />
        <div class="actions">
          <button class="button danger" type="submit">{texts.confirm}</button>
          <a class="button second" href={back}>{texts.cancel}</a>
        </div>
      </form>
    ),
  });
};
