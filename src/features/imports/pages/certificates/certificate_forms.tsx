/**
 * Forms that record a purchase of certificates, and what left the account.
 */
import type { VNode } from "preact";
import {
  certificateKinds,
  leftOf,
  type Lot,
  moveKinds,
} from "../../../../domain/imports/certificates/lots.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { SelectField, TextField, type TextFieldWords } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { entriesOfPage, pageAsked } from "../../../../web/parts/paging.tsx";
import { count, longDay } from "../../../../web/words/figures.ts";
import { certificatesTexts } from "../../texts/certificates.ts";
import { memberTexts } from "../../texts/members.ts";
import type { ChosenYear } from "../chosen.ts";
import { importPaths } from "../import_paths.ts";
import type { CertificateForm, CertificatesOutcome } from "./certificates_outcome.ts";
import type { CertificatesView } from "./certificates_view.ts";
import { kindName } from "./kind_name.ts";

interface Parts {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly view: CertificatesView;
  readonly told: CertificatesOutcome;
}

type FieldName =
  | "kind"
  | "bought_on"
  | "number"
  | "unit_price_eur"
  | "reference"
  | "lot"
  | "day"
  | "for_year";

/** Words of a field of a form, with what was sent in it. */
const field =
  ({ member: { visit: { language } }, told }: Parts, form: CertificateForm) => (name: FieldName) => ({
    language,
    name,
    id: `${form}-${name}`,
    label: memberTexts[language][name],
    value: told.form === form ? told.values?.get(name) : undefined,
    error: told.form === form ? told.errors?.get(name) : undefined,
  });

const Hidden = ({ parts: { member, chosen, told }, form }: {
  readonly parts: Parts;
  readonly form: CertificateForm;
}): VNode => (
  <>
    <FormToken signedIn={member.signedIn} />
    <input type="hidden" name="do" value={form} />
    <input type="hidden" name="declarant" value={chosen.declarant?.id} />
    <input type="hidden" name="year" value={chosen.year} />
    <input type="hidden" name="id" value={told.newIds?.[form]} />
  </>
);

const Number = (words: TextFieldWords): VNode => (
  <TextField {...words} inputMode="numeric" maxLength={20} isRequired />
);

/** The form of a purchase. */
export const LotForm = (parts: Parts): VNode => {
  const { language } = parts.member.visit;
  const texts = certificatesTexts[language];
  const words = field(parts, "lot");
  return (
    <form class="panel" method="post" action={importPaths.certificates}>
      <h2>{texts.addLot}</h2>
      <Hidden parts={parts} form="lot" />
      <div class="fields pair">
        <SelectField
          {...words("kind")}
          options={certificateKinds.map((kind) => ({ value: kind, label: kindName(kind, language) }))}
        />
        <TextField {...words("bought_on")} type="date" isRequired />
        <Number {...words("number")} />
        <TextField {...words("unit_price_eur")} inputMode="decimal" unit="EUR" maxLength={20} isRequired />
        <TextField {...words("reference")} maxLength={200} isOptional />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.saveLot}</button>
      </div>
    </form>
  );
};

/** Purchases that the choice of one has at most; of more it has those of the page of the list. */
const mostLots = 100;

/**
 * @returns the purchases that a move may be of: those of which something is left, in the order of purchase, and the one that was sent; of
 * more than a hundred those on the page of the list that is shown
 */
const lotsOffered = ({ member, view: { lots, moves }, told }: Parts): ReadonlyArray<Lot> => {
  const chosen = told.form === "move" ? told.values?.get("lot") : undefined;
  const open = lots.filter((lot) => lot.id === chosen || leftOf(lot, moves) > 0);
  const offered = open.length === 0 ? lots : open;
  if (offered.length <= mostLots) return offered;
  const onPage = new Set(entriesOfPage(lots, pageAsked(member.visit.query["lots"], lots.length)));
  return offered.filter((lot) => lot.id === chosen || onPage.has(lot));
};

/** The form of a move. */
export const MoveForm = (parts: Parts): VNode => {
  const { member: { visit: { language } }, view: { lots, moves } } = parts;
  const texts = certificatesTexts[language];
  const words = field(parts, "move");
  const offered = lotsOffered(parts);
  return (
    <form class="panel" method="post" action={importPaths.certificates}>
      <h2>{texts.addMove}</h2>
      <Hidden parts={parts} form="move" />
      <div class="fields pair">
        <SelectField
          {...words("kind")}
          options={moveKinds.map((kind) => ({ value: kind, label: texts.moves[kind] }))}
        />
        <SelectField
          {...words("lot")}
          hint={offered.length < lots.length && lots.length > mostLots ? texts.lotHint : undefined}
          options={offered.map((lot) => ({
            value: lot.id,
            label: texts.lot(
              kindName(lot.kind, language),
              longDay(lot.boughtOn, language),
              count(leftOf(lot, moves), language),
            ),
          }))}
        />
        <TextField {...words("day")} type="date" isRequired />
        <Number {...words("number")} />
        <TextField
          {...words("for_year")}
          hint={texts.forYearHint}
          inputMode="numeric"
          maxLength={4}
          isOptional
        />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.saveMove}</button>
      </div>
    </form>
  );
};
