/**
 * Lists of an importer's requests and values, page by page.
 */
import * as Effect from "effect/Effect";
import type { VNode } from "preact";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { Inquiries } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import { undeliveredStates } from "../../../../domain/suppliers/inquiries/delivery.ts";
import { inquiryStates } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { type Member, privatePage } from "../../../../web/page/routes.ts";
import { EnglishLink } from "../../../../web/parts/english_link.tsx";
import { SelectField } from "../../../../web/parts/fields.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { importRoute } from "../../../imports/pages/chosen.ts";
import { pageTexts } from "../../texts/pages.ts";
import { inSuppliers } from "./supplier_frame.tsx";
import { supplierPaths } from "./supplier_paths.ts";
import { More, pageSize, partIn } from "../lists/supplier_paging.tsx";
import { NothingFound, searchOf, SupplierSearch } from "../lists/supplier_search.tsx";
import { Requests, Values } from "./supplier_tables.tsx";

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

/** States that the list is narrowed to: `undelivered` waits, and nobody got its mail. */
const listedStates = [...inquiryStates, "undelivered"] as const;

const StateFilter = ({ member, state }: {
  readonly member: Member;
  readonly state: string | undefined;
}): VNode => {
  const { language } = member.visit;
  const texts = pageTexts[language];
  const options = listedStates.map((value) => ({
    value,
    label: value === "undelivered" ? texts.states[value] : texts.ofState[value],
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
    </SupplierSearch>
  );
};

const requests = importRoute("look", supplierPaths.requests, (member) =>
  Effect.gen(function* () {
    const { language, query } = member.visit;
    const texts = pageTexts[language];
    const today = (yield* cbamContext).today();
    const state = listedStates.find((each) => each === query["state"]);
    const part = { ...partIn(member), search: searchOf(member) };
    const { part: partOf } = yield* Inquiries;
    const found = yield* partOf({
      ...part,
      ...(state === "undelivered" ? { state: "waiting", deliveries: undeliveredStates } : { state }),
    });
    const isNothing = found.length === 0 && state === undefined && part.search === undefined &&
      part.behindId === undefined;
    return privatePage(inSuppliers(member, {
      tab: "requests",
      title: texts.title,
      children: isNothing ? <NoRequests language={language} /> : (
        <>
          <p class="lead">{texts.leadRequests}</p>
          <StateFilter member={member} state={state} />
          {found.length === 0
            ? part.search === undefined
              ? <p class="panel">{texts.noRequestsOfState}</p>
              : <NothingFound member={member} />
            : <Requests inquiries={found.slice(0, pageSize)} today={today} language={language} />}
          <More
            member={member}
            path={supplierPaths.requests}
            kept={state === undefined ? {} : { state }}
            found={found.map(({ inquiry }) => inquiry)}
          />
        </>
      ),
    }));
  }));

const values = importRoute("look", supplierPaths.values, (member) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const texts = pageTexts[language];
    const cbam = yield* cbamContext;
    const part = { ...partIn(member), search: searchOf(member) };
    const isNothing = part.search === undefined && part.behindId === undefined;
    const found = yield* (yield* SupplierValues).part({ ...part, asOf: cbam.today() });
    return privatePage(inSuppliers(member, {
      tab: "values",
      title: texts.values,
      children: (
        <>
          <p class="lead">{texts.leadValues}</p>
          {found.length === 0 && isNothing
            ? null
            : <SupplierSearch member={member} path={supplierPaths.values} hint={texts.searchValues} />}
          {found.length === 0
            ? isNothing ? <p class="panel">{texts.noValues}</p> : <NothingFound member={member} />
            : <Values values={found.slice(0, pageSize)} cbam={cbam} language={language} />}
          <More member={member} path={supplierPaths.values} found={found.map(({ value }) => value)} />
        </>
      ),
    }));
  }));

export const listRoutes = [requests, values] as const;
