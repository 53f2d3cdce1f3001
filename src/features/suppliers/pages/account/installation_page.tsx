/**
 * One installation: its values, its requests, and the template that its supplier filled in.
 */
import type { VNode } from "preact";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import type { ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import { Offered } from "../../../../web/parts/form_token.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { count, longDay, placeName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { Facts } from "../../../imports/pages/facts.tsx";
import { pageTexts } from "../../texts/pages.ts";
import { doneIn, inSuppliers, Telling } from "./supplier_frame.tsx";
import { dossierPath, installationPath, supplierPaths } from "./supplier_paths.ts";
import { Requests, Values } from "./supplier_tables.tsx";
import { ReadTemplate, TemplateForm, type TemplateOutcome } from "./template_parts.tsx";

/** An installation with all that the page shows of it. */
export interface InstallationView {
  readonly installation: Installation;
  readonly values: ReadonlyArray<ValueOfInstallation>;
  readonly inquiries: ReadonlyArray<KnownInquiry>;
  readonly cbam: CbamContext;
}

/** The archive of each year that has values. */
const Dossiers = ({ id, values, language }: {
  readonly id: string;
  readonly values: ReadonlyArray<ValueOfInstallation>;
  readonly language: Language;
}): VNode | null => {
  const texts = pageTexts[language];
  const years = [...new Set(values.map(({ value: { key } }) => key.period))].toSorted((one, other) =>
    other - one
  );
  return years.length === 0 ? null : (
    <p>
      {texts.dossierText} {years.map((year, index) => (
        <>
          {index === 0 ? null : ", "}
          <a class="whole" href={dossierPath(id, year)} download>{texts.dossier(String(year))}</a>
        </>
      ))}
    </p>
  );
};

/** Most values and requests of an installation that its page shows. */
export const mostShown = 200;

/** Newest entries of an installation, and the way to the others where there are more. */
const Newest = ({ isMore, list, name, language }: {
  readonly isMore: boolean;
  /** Path of the list with all. */
  readonly list: string;
  /** Name of the installation. */
  readonly name: string;
  readonly language: Language;
}): VNode | null => {
  const texts = pageTexts[language];
  if (!isMore) return null;
  return (
    <p class="muted small">
      {texts.newestShown(count(mostShown, language))}{" "}
      <a href={`${list}?${new URLSearchParams({ q: name })}`}>{texts.allInList}</a>
    </p>
  );
};

const FactsPanel = ({ installation: { id, facts, recordedOn }, language }: {
  readonly installation: Installation;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  return (
    <section class="panel">
      <Facts
        facts={[
          [texts.country, placeName(facts.country, language)],
          [texts.operator, facts.operator ?? texts.without],
          [texts.registryId, facts.registryId ?? texts.without],
          [texts.recordedOn, longDay(recordedOn, language)],
          ["ID", <code class="id small">{id}</code>],
        ]}
      />
    </section>
  );
};

/** @returns the page of an installation */
export const installationPage = (
  member: Member,
  view: InstallationView,
  template?: TemplateOutcome,
): Framed => {
  const { installation: { id, facts }, values, inquiries, cbam } = view;
  const { language } = member.visit;
  const texts = pageTexts[language];
  return inSuppliers(member, {
    tab: "installations",
    title: facts.name,
    children: (
      <>
        <Telling told={template?.told ?? doneIn(member)} />
        {template === undefined ? null : <ReadTemplate template={template} language={language} />}
        <FactsPanel installation={view.installation} language={language} />
        <h2>{texts.values}</h2>
        {values.length === 0
          ? <p class="panel">{texts.noValues}</p>
          : <Values values={values.slice(0, mostShown)} cbam={cbam} language={language} isOfOne />}
        <Newest
          isMore={values.length > mostShown}
          list={supplierPaths.values}
          name={facts.name}
          language={language}
        />
        <Dossiers id={id} values={values} language={language} />
        <h2>{texts.requests}</h2>
        {inquiries.length === 0
          ? null
          : <Requests inquiries={inquiries.slice(0, mostShown)} today={cbam.today()} language={language} />}
        <Newest
          isMore={inquiries.length > mostShown}
          list={supplierPaths.requests}
          name={facts.name}
          language={language}
        />
        <Offered right="work">
          <p class="actions">
            <a class="button" href={`${installationPath(id)}/ask`}>{texts.ask}</a>
          </p>
          <TemplateForm member={member} id={id} />
        </Offered>
      </>
    ),
  });
};
