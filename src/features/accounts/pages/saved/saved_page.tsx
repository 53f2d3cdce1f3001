/** Things that are saved in the account, each with a button that deletes it. */
import type { ComponentChildren, VNode } from "preact";
import { maySave } from "../../../../application/saved/saved_changes.ts";
import type { SavedItem } from "../../../../application/saved/saved_items.ts";
import { isSharedKind, mostSaved, type SavedKind, savedKinds } from "../../../../domain/saved/saved_kinds.ts";
import { jsonOf, recordOf, textOf } from "../../../../kernel/text/json.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { dayOfTime, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { savedTexts } from "../../texts/saved.ts";
import { accountPaths } from "../account_paths.ts";

/** Pages that open drafts. */
const draftPage = (kind: SavedKind): string | undefined =>
  kind === "draft-table" ? "/tables" : kind.startsWith("draft-invoice-") ? "/invoices/new" : undefined;

/** The thing in words, as a link where a page opens it. */
const Words = ({ saved: { kind, item }, language }: { saved: SavedItem; language: Language }): VNode => {
  const { unnamed } = savedTexts[language];
  const values = recordOf(jsonOf(item));
  const value = (name: string): string => textOf(values[name]) ?? "";
  const page = draftPage(kind);
  const lang = kind.slice(kind.lastIndexOf("-") + 1);
  if (page !== undefined) {
    const asked = new URLSearchParams({
      draft: value("id"),
      ...(kind === "draft-table" ? {} : { lang }),
    });
    return <a href={`${page}?${asked}`}>{value("label") === "" ? unnamed : value("label")}</a>;
  }
  switch (kind) {
    case "calculations": {
      const own = recordOf(recordOf(values["words"])[language]);
      return (
        <>
          <a href={value("address")}>{textOf(own["text"]) ?? value("text")}</a>{" "}
          <span class="figures">{textOf(own["cost"]) ?? value("cost")}</span>
        </>
      );
    }
    case "sheets":
      return <>{[values["headings"]].flat().map(String).join(" · ")}</>;
    case "parties":
      return <>{[value("name"), value("city"), value("country")].filter((each) => each !== "").join(", ")}</>;
    default:
      return (
        <span lang={lang}>{`${spacedCode(value("cn_code"))} ${value("name") || value("description")}`}</span>
      );
  }
};

const Forget = ({ member: { signedIn }, kind, id, label }: {
  readonly member: Member;
  readonly kind: SavedKind;
  readonly id?: string;
  readonly label: ComponentChildren;
}): VNode => (
  <form method="post" action={`${accountPaths.saved}/forget`}>
    <FormToken signedIn={signedIn} />
    <input type="hidden" name="kind" value={kind} />
    {id === undefined ? null : <input type="hidden" name="id" value={id} />}
    <button class="button second small" type="submit">{label}</button>
  </form>
);

const Kind = ({ member, kind, items }: {
  readonly member: Member;
  readonly kind: SavedKind;
  readonly items: ReadonlyArray<SavedItem>;
}): VNode => {
  const { language } = member.visit;
  const texts = savedTexts[language];
  const mayDelete = maySave(member.signedIn, kind);
  const day = (ms: number): string => dayOfTime(new Date(ms).toISOString(), language);
  return (
    <section>
      <h2>{texts.kinds[kind]}</h2>
      <p class="muted">{isSharedKind(kind) ? texts.shared : texts.personal}</p>
      <DataTable
        caption={texts.kinds[kind]}
        isCaptionUnseen
        rows={items}
        columns={[
          { heading: texts.what, cell: (saved) => <Words saved={saved} language={language} /> },
          { heading: texts.when, cell: ({ savedAtMs }) => <span class="whole">{day(savedAtMs)}</span> },
          ...(isSharedKind(kind)
            ? [{
              heading: texts.by,
              cell: ({ savedBy }: SavedItem) => <span class="address">{savedBy}</span>,
            }]
            : []),
          ...(mayDelete
            ? [{
              heading: texts.delete,
              cell: ({ id }: SavedItem) => (
                <Forget member={member} kind={kind} id={id} label={texts.delete} />
              ),
            }]
            : []),
        ]}
      />
      {mayDelete && items.length > 1
        ? <Forget member={member} kind={kind} label={texts.deleteAll(texts.kinds[kind])} />
        : null}
    </section>
  );
};

/** @returns the page of what is saved */
export const savedPage = (member: Member, items: ReadonlyArray<SavedItem>): Framed => {
  const { visit: { language, query } } = member;
  const texts = savedTexts[language];
  const kept = (kind: SavedKind): string => String(mostSaved(kind));
  const there = savedKinds.map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) }))
    .filter((each) => each.items.length > 0);
  return inAccount(member, {
    path: accountPaths.saved,
    title: texts.title,
    children: (
      <>
        <p class="lead">{texts.lead}</p>
        {query["done"] === "yes"
          ? (
            <Notice tone="good">
              <p>{texts.done}</p>
            </Notice>
          )
          : null}
        {there.length === 0 ? <p class="panel muted">{texts.none}</p> : null}
        {there.map((each) => <Kind member={member} kind={each.kind} items={each.items} />)}
        {there.length === 0 ? null : (
          <p>
            <a href={`${accountPaths.saved}/items?kinds=${savedKinds.join(",")}`} download="saved.json">
              {texts.download}
            </a>
          </p>
        )}
        <p class="muted small">{texts.leaving(kept("draft-table"), kept("draft-invoice-en"))}</p>
      </>
    ),
  });
};
