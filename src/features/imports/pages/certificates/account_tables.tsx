/**
 * Tables of a declarant's account of certificates: purchases, what left the account, and what was taken back.
 */
import type { VNode } from "preact";
import { may } from "../../../../domain/accounts/roles.ts";
import {
  buyBackDay,
  cancellationDay,
  type Lot,
  type Move,
  onAccountOf,
} from "../../../../domain/imports/certificates/lots.ts";
import { decimalOfNumber, times, zero } from "../../../../kernel/decimal.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { type Column, DataTable } from "../../../../web/parts/data_table.tsx";
import { entriesOfPage, NumberedPages, pageAsked, pageNumberOf } from "../../../../web/parts/paging.tsx";
import { count, longDay } from "../../../../web/words/figures.ts";
import { certificatesTexts } from "../../texts/certificates.ts";
import { frameTexts } from "../../texts/frame.ts";
import { memberTexts } from "../../texts/members.ts";
import type { ChosenYear } from "../chosen.ts";
import { importPaths, withdrawalPath } from "../import_paths.ts";
import { money } from "../shown.ts";
import type { CertificatesView } from "./certificates_view.ts";
import { kindName } from "./kind_name.ts";

/** Whose account is shown, and to whom. */
export interface CertificateParts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly view: CertificatesView;
}

/** A row that may be taken back, with the words that tell it from others. */
interface Mistakable {
  readonly id: string;
  readonly named: string;
}

/** The way to take a row back; no column for members who only look. */
const mistakeColumn = <Row,>(
  { member: { visit: { language }, signedIn }, chosen: { declarant, year } }: CertificateParts,
  rowOf: (row: Row) => Mistakable,
): ReadonlyArray<Column<Row>> => {
  const texts = certificatesTexts[language];
  const whose = new URLSearchParams({ declarant: declarant?.id ?? "", year: String(year) });
  return !may(signedIn.role, "work") ? [] : [{
    heading: texts.takeBack,
    cell: (row) => {
      const { id, named } = rowOf(row);
      return (
        <a class="button second small" href={`${withdrawalPath(id)}?${whose}`}>
          {texts.mistake} <span class="unseen">{named}</span>
        </a>
      );
    },
  }];
};

/** Lists of the page, and the parameters that have the numbers of their pages. */
const listNames = ["lots", "moves", "withdrawn"] as const;
type ListName = typeof listNames[number];

/** A page of a list, newest first where the list is given so, and the way through it, which keeps the places in the others. */
const listPage = <Row,>(
  { member: { visit: { language, query } }, chosen: { declarant, year } }: CertificateParts,
  name: ListName,
  rows: ReadonlyArray<Row>,
): { readonly rows: ReadonlyArray<Row>; readonly way: VNode } => {
  const place = pageAsked(query[name], rows.length);
  const kept = listNames.flatMap((each) => {
    const page = pageNumberOf(query[each]);
    return each === name || page === undefined ? [] : [[each, String(page)]];
  });
  const to = (page: number): string => {
    const whose = [["declarant", declarant?.id ?? ""], ["year", String(year)]];
    return `${importPaths.certificates}?${new URLSearchParams([...whose, ...kept, [name, String(page)]])}`;
  };
  return {
    rows: entriesOfPage(rows, place),
    way: <NumberedPages language={language} {...place} to={to} />,
  };
};

/** Purchases with what is left of them, fifty at a time. */
export const LotsTable = (parts: CertificateParts): VNode => {
  const { member: { visit: { language } }, chosen: { today }, view: { lots, moves } } = parts;
  const texts = certificatesTexts[language];
  const page = listPage(parts, "lots", lots);
  return (
    <>
      <DataTable
        caption={texts.lotsTitle}
        isCaptionUnseen
        rows={page.rows.map((lot) => ({ lot, left: onAccountOf(lot, moves, today) }))}
        columns={[
          { heading: texts.kind, cell: ({ lot }) => kindName(lot.kind, language) },
          {
            heading: texts.bought,
            cell: ({ lot }) => <span class="whole">{longDay(lot.boughtOn, language)}</span>,
          },
          {
            heading: texts.left,
            isNumber: true,
            cell: ({ lot, left }) => texts.of(count(left, language), count(lot.number, language)),
          },
          { heading: texts.price, isNumber: true, cell: ({ lot }) => money(lot.unitPriceEur, language) },
          {
            heading: texts.value,
            isNumber: true,
            cell: ({ lot, left }) => money(times(lot.unitPriceEur, decimalOfNumber(left) ?? zero), language),
          },
          {
            heading: texts.sellBack,
            cell: ({ lot }) => <span class="whole">{longDay(buyBackDay(lot), language)}</span>,
          },
          {
            heading: texts.cancelled,
            cell: ({ lot }) => <span class="whole">{longDay(cancellationDay(lot), language)}</span>,
          },
          { heading: texts.reference, cell: ({ lot }) => lot.reference ?? frameTexts[language].without },
          ...mistakeColumn<{ readonly lot: Lot }>(
            parts,
            ({ lot }) => ({
              id: lot.id,
              named: `${kindName(lot.kind, language)}, ${longDay(lot.boughtOn, language)}`,
            }),
          ),
        ]}
      />
      {page.way}
    </>
  );
};

/** Moves that took certificates off the account; nothing without any. */
export const MovesTable = (parts: CertificateParts): VNode | null => {
  const { member: { visit: { language } }, view: { lots, moves } } = parts;
  const texts = certificatesTexts[language];
  const kindOf = (lotId: string): string => {
    const lot = lots.find(({ id }) => id === lotId);
    return lot === undefined ? frameTexts[language].without : kindName(lot.kind, language);
  };
  const page = listPage(parts, "moves", moves.toReversed());
  return moves.length === 0 ? null : (
    <>
      <h2>{texts.movesTitle}</h2>
      <DataTable
        caption={texts.movesTitle}
        isCaptionUnseen
        rows={page.rows}
        columns={[
          { heading: texts.move, cell: ({ kind }) => texts.moves[kind] },
          { heading: texts.day, cell: ({ day }) => <span class="whole">{longDay(day, language)}</span> },
          { heading: texts.number, isNumber: true, cell: ({ number }) => count(number, language) },
          { heading: texts.kind, cell: ({ lotId }) => kindOf(lotId) },
          {
            heading: texts.forYear,
            cell: ({ forYear }) => forYear === null ? frameTexts[language].without : String(forYear),
          },
          ...mistakeColumn<Move>(
            parts,
            ({ id, kind, day }) => ({ id, named: `${texts.moves[kind]}, ${longDay(day, language)}` }),
          ),
        ]}
      />
      {page.way}
    </>
  );
};

/** A row of what was taken back. */
interface WithdrawnRow {
  readonly what: string;
  readonly day: string;
  readonly number: string;
  readonly withdrawnOn: string;
  readonly note: string | null;
}

/** Purchases and moves that were taken back; nothing without any. */
export const WithdrawnTable = (parts: CertificateParts): VNode | null => {
  const { member: { visit: { language } }, view: { withdrawn } } = parts;
  const texts = certificatesTexts[language];
  const rows: ReadonlyArray<WithdrawnRow> = [
    ...withdrawn.lots.map(({ lot, withdrawnOn, note }) => ({
      what: texts.purchaseOf(kindName(lot.kind, language)),
      day: longDay(lot.boughtOn, language),
      number: count(lot.number, language),
      withdrawnOn: longDay(withdrawnOn, language),
      note,
    })),
    ...withdrawn.moves.map(({ move, withdrawnOn, note }) => ({
      what: texts.moves[move.kind],
      day: longDay(move.day, language),
      number: count(move.number, language),
      withdrawnOn: longDay(withdrawnOn, language),
      note,
    })),
  ];
  const page = listPage(parts, "withdrawn", rows);
  return rows.length === 0 ? null : (
    <>
      <h2>{texts.withdrawnTitle}</h2>
      <DataTable
        caption={texts.withdrawnTitle}
        isCaptionUnseen
        rows={page.rows}
        isPast={() => true}
        columns={[
          { heading: texts.record, cell: ({ what }) => what },
          { heading: texts.day, cell: ({ day }) => <span class="whole">{day}</span> },
          { heading: texts.number, isNumber: true, cell: ({ number }) => number },
          { heading: texts.withdrawnOn, cell: ({ withdrawnOn }) => <span class="whole">{withdrawnOn}</span> },
          { heading: memberTexts[language].note, cell: ({ note }) => note ?? frameTexts[language].without },
        ]}
      />
      {page.way}
    </>
  );
};
