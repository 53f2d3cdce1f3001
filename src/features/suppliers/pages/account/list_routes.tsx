/**
 * Lists of an importer's requests and values, page by page.
 */
import * as Effect from "effect/Effect";
import type { VNode } from "preact";
import { type CbamContext, cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { Inquiries, type KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import { undeliveredStates } from "../../../../domain/suppliers/inquiries/delivery.ts";
import { inquiryStates } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import type { CalendarDay } from "../../../../kernel/time/calendar.ts";
import { type Member, privatePage } from "../../../../web/page/routes.ts";
import { EnglishLink } from "../../../../web/parts/english_link.tsx";
import { SelectField } from "../../../../web/parts/fields.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { importRoute } from "../../../imports/pages/whose/member_routes.ts";
import { pageTexts } from "../../texts/pages.ts";
import { inSuppliers } from "./supplier_frame.tsx";
import { supplierPaths } from "./supplier_paths.ts";
import { type ListOrders, listPage, OrderField } from "../lists/list_order.tsx";
import { NothingFound, searchOf, SupplierSearch } from "../lists/supplier_search.tsx";
import { type ListedState, Requests, savingEur, shownState, Values } from "./supplier_tables.tsx";

const NoRequests = ({ language }: { readonly language: Language }): VNode => {
  const texts = pageTexts[language];
  return (
    <div class="panel empty">
      <h2>{texts.noRequests}</h2>
      <p class="muted">{texts.noRequestsText}</p>
      <p class="actions">
        <a class="button" href={supplierPaths.installations}>{texts.toInstallations}</a>
      </p>
      <p class="small">
        <EnglishLink href="/docs/ask-a-supplier" text={texts.guide} language={language} />
      </p>
    </div>
  );
};

/** States that the list is narrowed to: `undelivered` waits, and nobody got its mail; the links of `expired` work no more. */
const listedStates = [...inquiryStates, "undelivered", "expired"] as const;

const isOwnState = (state: typeof listedStates[number]): state is "undelivered" | "expired" =>
  state === "undelivered" || state === "expired";

/** Order of states: first those in which it is the importer's turn. */
const turns: Readonly<Record<ListedState, number>> = {
  received: 0,
  undelivered: 1,
  expired: 2,
  returned: 3,
  waiting: 4,
  accepted: 5,
  revoked: 6,
};

const byNumber = (one: number, other: number): number => one < other ? -1 : Number(one > other);
const byText = (one: string, other: string): number => one < other ? -1 : Number(one > other);

const requestOrders = (today: CalendarDay, language: Language): ListOrders<KnownInquiry> => {
  const turnOf = (known: KnownInquiry): number => turns[shownState(known, today)];
  const byDue = (one: KnownInquiry, other: KnownInquiry): number =>
    byText(one.inquiry.dueOn, other.inquiry.dueOn);
  return {
    due: byDue,
    name: (one, other) =>
      one.installation.facts.name.localeCompare(other.installation.facts.name, language) || byDue(one, other),
    state: (one, other) => turnOf(one) - turnOf(other) || byDue(one, other),
  };
};

const certainties = { verified: 0, operator: 1, estimated: 2, withdrawn: 3 } as const;

const valueOrders = (cbam: CbamContext, language: Language): ListOrders<ValueOfInstallation> => {
  const savings = new Map<ValueOfInstallation, number>();
  const savingOf = (value: ValueOfInstallation): number => {
    const saving = savings.get(value) ?? savingEur(cbam, value) ?? -Infinity;
    savings.set(value, saving);
    return saving;
  };
  const byCode = (one: ValueOfInstallation, other: ValueOfInstallation): number =>
    byText(one.value.key.cnCode, other.value.key.cnCode);
  const byName = (one: ValueOfInstallation, other: ValueOfInstallation): number =>
    one.installation.facts.name.localeCompare(other.installation.facts.name, language) || byCode(one, other);
  return {
    saving: (one, other) => byNumber(savingOf(other), savingOf(one)) || byName(one, other),
    name: byName,
    code: byCode,
    certainty: (one, other) =>
      certainties[one.value.facts.state] - certainties[other.value.facts.state] || byCode(one, other),
  };
};

const StateFilter = ({ member, state, orders }: {
  readonly member: Member;
  readonly state: string | undefined;
  readonly orders: ListOrders<KnownInquiry>;
}): VNode => {
  const { language } = member.visit;
  const texts = pageTexts[language];
  const options = listedStates.map((value) => ({
    value,
    label: isOwnState(value) ? texts.states[value] : texts.ofState[value],
  }));
  return (
    <SupplierSearch member={member} path={supplierPaths.requests} hint={texts.searchRequests}>
      <SelectField
        language={language}
        name="state"
        label={texts.state}
        options={[{ value: "", label: texts.anyState }, ...options]}
        value={state ?? ""}
      />
      <OrderField member={member} orders={orders} />
    </SupplierSearch>
  );
};

const requests = importRoute("look", supplierPaths.requests, (member) =>
  Effect.gen(function* () {
    const { language, query } = member.visit;
    const texts = pageTexts[language];
    const today = (yield* cbamContext).today();
    const state = listedStates.find((each) => each === query["state"]);
    const search = searchOf(member);
    const orders = requestOrders(today, language);
    const { part: partOf } = yield* Inquiries;
    const narrowed = state === "undelivered"
      ? { state: "waiting", deliveries: undeliveredStates } as const
      : state === "expired"
      ? { state: "waiting", openBefore: today } as const
      : { state };
    const found = yield* listPage({
      member,
      path: supplierPaths.requests,
      kept: state === undefined ? {} : { state },
      orders,
      idOf: ({ inquiry }: KnownInquiry) => inquiry.id,
      read: (part) => partOf({ ...part, search, ...narrowed }),
    });
    const isNothing = found.isNothing && state === undefined && search === undefined;
    return privatePage(inSuppliers(member, {
      tab: "requests",
      title: texts.title,
      children: isNothing ? <NoRequests language={language} /> : (
        <>
          <p class="lead">{texts.leadRequests}</p>
          <StateFilter member={member} state={state} orders={orders} />
          {found.entries.length === 0
            ? search === undefined
              ? <p class="panel">{texts.noRequestsOfState}</p>
              : <NothingFound member={member} />
            : <Requests inquiries={found.entries} today={today} language={language} />}
          {found.rest}
        </>
      ),
    }));
  }));

const values = importRoute("look", supplierPaths.values, (member) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const texts = pageTexts[language];
    const cbam = yield* cbamContext;
    const search = searchOf(member);
    const orders = valueOrders(cbam, language);
    const { part: partOf } = yield* SupplierValues;
    const found = yield* listPage({
      member,
      path: supplierPaths.values,
      orders,
      idOf: ({ value }: ValueOfInstallation) => value.id,
      read: (part) => partOf({ ...part, search, asOf: cbam.today() }),
    });
    const isNothing = found.isNothing && search === undefined;
    return privatePage(inSuppliers(member, {
      tab: "values",
      title: texts.values,
      children: (
        <>
          <p class="lead">{texts.leadValues}</p>
          {isNothing
            ? null
            : (
              <SupplierSearch member={member} path={supplierPaths.values} hint={texts.searchValues}>
                <OrderField member={member} orders={orders} />
              </SupplierSearch>
            )}
          {found.entries.length === 0
            ? isNothing ? <p class="panel">{texts.noValues}</p> : <NothingFound member={member} />
            : <Values values={found.entries} cbam={cbam} language={language} />}
          {found.rest}
        </>
      ),
    }));
  }));

export const listRoutes = [requests, values] as const;
