/**
 * Lists of an importer's requests, installations and values, each page by page, and the form of a new installation.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { VNode } from "preact";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { Inquiries } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { Installations, SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { InstallationRequest } from "../../../../contract/requests/suppliers/installation.ts";
import { inquiryStates } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import { EnglishLink } from "../../../../web/parts/english_link.tsx";
import { ErrorSummary, SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Paging } from "../../../../web/parts/paging.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { importForm, importRoute } from "../../../imports/pages/chosen.ts";
import { type FieldKinds, typedRequest } from "../../../imports/pages/typed.ts";
import { soundFacts } from "../../handlers/installations.ts";
import { pageTexts } from "../../texts/pages.ts";
import { doneIn, errorsOf, inSuppliers, nothingSent, type SentForm, Telling } from "./supplier_frame.tsx";
import { installationPath, supplierPaths } from "./supplier_paths.ts";
import { InstallationTable, Requests, Values } from "./supplier_tables.tsx";

const pageSize = 50;

/** Part of a list that the address names, one entry more than it shows. */
const partIn = ({ visit: { query }, signedIn: { accountId } }: Member) => ({
  accountId,
  behindId: uuidOfText(query["before"] ?? ""),
  atMost: pageSize + 1,
});

const More = ({ member, path, kept = {}, found }: {
  readonly member: Member;
  readonly path: string;
  readonly kept?: Readonly<Record<string, string>>;
  readonly found: ReadonlyArray<{ readonly id: string }>;
}): VNode => (
  <Paging
    language={member.visit.language}
    path={path}
    kept={kept}
    isLater={partIn(member).behindId !== undefined}
    last={found.length > pageSize ? found[pageSize - 1]?.id : undefined}
  />
);

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

const StateFilter = ({ language, state }: {
  readonly language: Language;
  readonly state: string | undefined;
}): VNode => {
  const texts = pageTexts[language];
  const options = inquiryStates.map((value) => ({ value, label: texts.ofState[value] }));
  return (
    <form class="searching whose" method="get" action={supplierPaths.requests}>
      <SelectField
        language={language}
        name="state"
        label={texts.state}
        options={[{ value: "", label: texts.anyState }, ...options]}
        value={state ?? ""}
      />
      <div class="actions">
        <button class="button second" type="submit">{texts.show}</button>
      </div>
    </form>
  );
};

const requests = importRoute(supplierPaths.requests, (member) =>
  Effect.gen(function* () {
    const { language, query } = member.visit;
    const texts = pageTexts[language];
    const today = (yield* cbamContext).today();
    const state = inquiryStates.find((each) => each === query["state"]);
    const part = partIn(member);
    const found = yield* (yield* Inquiries).part({ ...part, state });
    const isNothing = found.length === 0 && state === undefined && part.behindId === undefined;
    return privatePage(inSuppliers(member, {
      tab: "requests",
      title: texts.title,
      children: isNothing ? <NoRequests language={language} /> : (
        <>
          <p class="lead">{texts.leadRequests}</p>
          <StateFilter language={language} state={state} />
          {found.length === 0
            ? <p class="panel">{texts.noRequestsOfState}</p>
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

const values = importRoute(supplierPaths.values, (member) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const texts = pageTexts[language];
    const cbam = yield* cbamContext;
    const found = yield* (yield* SupplierValues).part({ ...partIn(member), asOf: cbam.today() });
    return privatePage(inSuppliers(member, {
      tab: "values",
      title: texts.values,
      children: (
        <>
          <p class="lead">{texts.leadValues}</p>
          {found.length === 0
            ? <p class="panel">{texts.noValues}</p>
            : <Values values={found.slice(0, pageSize)} cbam={cbam} language={language} />}
          <More member={member} path={supplierPaths.values} found={found.map(({ value }) => value)} />
        </>
      ),
    }));
  }));

const kinds: FieldKinds = { name: "text", country: "country", registry_id: "text", operator: "text" };

const labelsOf = (language: Language): ReadonlyMap<string, string> => {
  const { name, country, registryId, operator } = pageTexts[language];
  return new Map([["name", name], ["country", country], ["registry_id", registryId], ["operator", operator]]);
};

const NewInstallation = ({ member, sent }: {
  readonly member: Member;
  readonly sent: SentForm;
}): VNode => {
  const { visit: { language }, signedIn } = member;
  const texts = pageTexts[language];
  const of = (name: string) => ({
    name,
    value: sent.values.get(name),
    error: sent.errors.get(name),
    language,
  });
  return (
    <form class="panel" id="new" method="post" action={supplierPaths.installations}>
      <h2>{texts.addInstallation}</h2>
      <FormToken signedIn={signedIn} />
      <div class="fields spread">
        <TextField {...of("name")} label={texts.name} hint={texts.nameHint} maxLength={200} isRequired />
        <TextField
          {...of("country")}
          label={texts.country}
          hint={texts.countryHint}
          maxLength={100}
          isRequired
        />
        <TextField {...of("operator")} label={texts.operator} maxLength={200} isOptional />
        <TextField
          {...of("registry_id")}
          label={texts.registryId}
          hint={texts.registryIdHint}
          maxLength={200}
          isOptional
        />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.saveInstallation}</button>
      </div>
    </form>
  );
};

const installationsPage = (
  member: Member,
  found: ReadonlyArray<Installation>,
  sent: SentForm,
): Framed => {
  const { language } = member.visit;
  const texts = pageTexts[language];
  return inSuppliers(member, {
    tab: "installations",
    title: texts.installations,
    children: (
      <>
        <p class="lead">{texts.leadInstallations}</p>
        <Telling told={doneIn(member)} />
        <ErrorSummary
          language={language}
          errors={[...sent.errors].map(([id, message]) => ({ id, message }))}
        />
        {found.length === 0
          ? <p class="panel">{texts.noInstallations}</p>
          : <InstallationTable installations={found.slice(0, pageSize)} language={language} />}
        <More member={member} path={supplierPaths.installations} found={found} />
        <NewInstallation member={member} sent={sent} />
      </>
    ),
  });
};

const listed = (member: Member) =>
  Effect.gen(function* () {
    const asOf = (yield* cbamContext).today();
    return yield* (yield* Installations).part({ ...partIn(member), asOf });
  });

const installations = importRoute(
  supplierPaths.installations,
  (member) =>
    Effect.map(listed(member), (found) => privatePage(installationsPage(member, found, nothingSent))),
);

const refused = (member: Member, form: URLSearchParams, errors: SentForm["errors"]) =>
  Effect.map(
    listed(member),
    (found) =>
      privatePage(installationsPage(member, found, { values: new Map(form), errors }), { status: 422 }),
  );

const decode = decoderOf(InstallationRequest);

const added = importForm(supplierPaths.installations, (member, form) =>
  Effect.gen(function* () {
    const { visit: { language }, signedIn: { accountId } } = member;
    const labels = labelsOf(language);
    const { body, issues } = typedRequest(form, kinds, language);
    const again = (found: InvalidRequest["issues"]) =>
      refused(member, form, errorsOf(found, labels, language));
    if (issues.length > 0) return yield* again(issues);
    const decoded = decode(body, byPointer());
    if (Either.isLeft(decoded)) return yield* again(decoded.left.issues);
    const facts = yield* Effect.either(soundFacts(decoded.right));
    if (Either.isLeft(facts)) return yield* again(facts.left.issues);
    const today = (yield* cbamContext).today();
    const { result, kept } = yield* (yield* Installations).add(
      { accountId, today, alongside: undefined },
      facts.right,
    );
    return result === "conflict"
      ? yield* refused(member, form, new Map([["registry_id", pageTexts[language].installationThere]]))
      : goTo(`${installationPath(kept.id)}?done=saved`);
  }));

export const listRoutes = [requests, installations, added, values] as const;
