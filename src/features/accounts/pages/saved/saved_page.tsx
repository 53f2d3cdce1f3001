/** Things that are saved in the account, each with a button that deletes it. */
import type { ComponentChildren, VNode } from "preact";
import { maySave } from "../../../../application/saved/saved_changes.ts";
import type { SavedLabel } from "../../../../application/saved/saved_items.ts";
import { isSharedKind, mostSaved, type SavedKind, savedKinds } from "../../../../domain/saved/saved_kinds.ts";
import { inAccount } from "../../../../web/page/account_frame.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { NumberedPage } from "../../../../application/page.ts";
import { NumberedPages } from "../../../../web/parts/paging.tsx";
import { dayOfTime, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { savedTexts } from "../../texts/saved.ts";
import { accountPaths } from "../account_paths.ts";

/** Address that leads to a saved calculation, whose own address may have thousands of characters. */
export const openPath = `${accountPaths.saved}/open` as const;

/** Pages that open drafts. */
const draftPage = (kind: SavedKind): string | undefined =>
  kind === "draft-table" ? "/tables" : kind.startsWith("draft-invoice-") ? "/invoices/new" : undefined;

/** The thing in words, as a link where a page opens it. */
const Words = ({ saved: { id, kind, label, detail }, language }: {
  readonly saved: SavedLabel;
  readonly language: Language;
}): VNode => {
  const page = draftPage(kind);
  const lang = kind.slice(kind.lastIndexOf("-") + 1);
  if (page !== undefined) {
    const asked = new URLSearchParams({
      draft: detail,
      ...(kind === "draft-table" ? {} : { lang }),
    });
    return <a href={`${page}?${asked}`}>{label === "" ? savedTexts[language].unnamed : label}</a>;
  }
  switch (kind) {
    case "calculations":
      return (
        <>
          <a href={`${openPath}?${new URLSearchParams({ id })}`}>{label}</a>{" "}
          <span class="figures">{detail}</span>
        </>
      );
    case "sheets":
    case "parties":
      return <>{label}</>;
    default:
      return <span lang={lang}>{`${spacedCode(detail)} ${label}`}</span>;
  }
};

const Forget = ({ member: { signedIn }, page, kind, id, label }: {
  readonly member: Member;
  readonly page: number;
  readonly kind: SavedKind;
  readonly id?: string;
  readonly label: ComponentChildren;
}): VNode => (
  <form method="post" action={`${accountPaths.saved}/forget`}>
    <FormToken signedIn={signedIn} />
    <input type="hidden" name="kind" value={kind} />
    {id === undefined ? null : <input type="hidden" name="id" value={id} />}
    {page === 1 ? null : <input type="hidden" name="page" value={page} />}
    <button class="button second small" type="submit">{label}</button>
  </form>
);

const Kind = ({ member, page, kind, items, ofAll }: {
  readonly member: Member;
  readonly page: number;
  readonly kind: SavedKind;
  readonly items: ReadonlyArray<SavedLabel>;
  /** Count of the kind's things on all pages. */
  readonly ofAll: number;
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
              cell: ({ savedBy }: SavedLabel) => <span class="address">{savedBy}</span>,
            }]
            : []),
          ...(mayDelete
            ? [{
              heading: texts.delete,
              cell: ({ id }: SavedLabel) => (
                <Forget member={member} page={page} kind={kind} id={id} label={texts.delete} />
              ),
            }]
            : []),
        ]}
      />
      {mayDelete && ofAll > 1
        ? <Forget member={member} page={page} kind={kind} label={texts.deleteAll(texts.kinds[kind])} />
        : null}
    </section>
  );
};

/** Things of one page of the list, with the counts of all that is saved by kind. */
export interface SavedList {
  readonly items: ReadonlyArray<SavedLabel>;
  readonly counts: ReadonlyMap<SavedKind, number>;
  readonly place: NumberedPage;
}

/** @returns the page of what is saved */
export const savedPage = (member: Member, { items, counts, place }: SavedList): Framed => {
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
        {there.map((each) => (
          <Kind
            member={member}
            page={place.page}
            kind={each.kind}
            items={each.items}
            ofAll={counts.get(each.kind) ?? 0}
          />
        ))}
        <NumberedPages
          {...place}
          language={language}
          to={(page) => page === 1 ? accountPaths.saved : `${accountPaths.saved}?page=${page}`}
        />
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
