/**
 * The list of an importer's installations, page by page, and the form of a new one.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import type { VNode } from "preact";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { newId } from "../../../../application/new_id.ts";
import { Installations } from "../../../../application/suppliers/supplier_ports.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import type { InvalidRequest } from "../../../../contract/failures.ts";
import { InstallationRequest } from "../../../../contract/requests/suppliers/installation.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import { formIdName, formOnce } from "../../../../http/routes/form_once.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import { ErrorSummary, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken, Offered } from "../../../../web/parts/form_token.tsx";
import { placeName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { importForm, importRoute } from "../../../imports/pages/whose/member_routes.ts";
import { type FieldKinds, typedRequest } from "../../../imports/pages/typed.ts";
import { soundFacts } from "../../handlers/installations.ts";
import { pageTexts } from "../../texts/pages.ts";
import { doneIn, errorsOf, inSuppliers, nothingSent, type SentForm, Telling } from "./supplier_frame.tsx";
import { type ListOrders, type ListPage, listPage, OrderField } from "../lists/list_order.tsx";
import { NothingFound, searchOf, SupplierSearch, wordsOf } from "../lists/supplier_search.tsx";
import { installationPath, supplierPaths } from "./supplier_paths.ts";
import { InstallationTable } from "./supplier_tables.tsx";

const kinds: FieldKinds = { name: "text", country: "country", registry_id: "text", operator: "text" };

const labelsOf = (language: Language): ReadonlyMap<string, string> => {
  const { name, country, registryId, operator } = pageTexts[language];
  return new Map([["name", name], ["country", country], ["registry_id", registryId], ["operator", operator]]);
};

const NewInstallation = ({ member, sent, formId }: {
  readonly member: Member;
  readonly sent: SentForm;
  readonly formId: string;
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
      <input type="hidden" name={formIdName} value={formId} />
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

const ordersIn = (language: Language): ListOrders<Installation> => {
  const byName = (one: Installation, other: Installation): number =>
    one.facts.name.localeCompare(other.facts.name, language);
  const countryOf = ({ facts }: Installation): string => placeName(facts.country, language);
  return {
    name: byName,
    country: (one, other) => countryOf(one).localeCompare(countryOf(other), language) || byName(one, other),
  };
};

/** A part of the list, and the id of the form below it. */
interface InstallationPart {
  readonly found: ListPage<Installation>;
  readonly formId: string;
}

const installationsPage = (
  member: Member,
  { found, formId }: InstallationPart,
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
        {found.isNothing && wordsOf(member) === "" ? null : (
          <SupplierSearch
            member={member}
            path={supplierPaths.installations}
            hint={texts.searchInstallations}
          >
            <OrderField member={member} orders={ordersIn(language)} />
          </SupplierSearch>
        )}
        {found.entries.length === 0
          ? wordsOf(member) === ""
            ? <p class="panel">{texts.noInstallations}</p>
            : <NothingFound member={member} />
          : <InstallationTable installations={found.entries} language={language} />}
        {found.rest}
        <Offered right="work">
          <NewInstallation member={member} sent={sent} formId={formId} />
        </Offered>
      </>
    ),
  });
};

const listed = (member: Member) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const asOf = cbam.today();
    const { part: partOf } = yield* Installations;
    const found = yield* listPage({
      member,
      path: supplierPaths.installations,
      orders: ordersIn(member.visit.language),
      idOf: ({ id }: Installation) => id,
      read: (part) => partOf({ ...part, asOf, search: searchOf(member) }),
    });
    return { found, formId: newId(cbam.nowMs) };
  });

const installations = importRoute(
  "look",
  supplierPaths.installations,
  (member) => Effect.map(listed(member), (list) => privatePage(installationsPage(member, list, nothingSent))),
);

const refused = (member: Member, form: URLSearchParams, errors: SentForm["errors"]) =>
  Effect.map(
    listed(member),
    (list) =>
      privatePage(installationsPage(member, list, { values: new Map(form), errors }), { status: 422 }),
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
    const { add } = yield* Installations;
    const id = yield* formOnce({
      accountId,
      endpoint: "POST /suppliers/installations",
      formId: form.get(formIdName) ?? "",
      sent: facts.right,
      work: (keep) =>
        Effect.map(
          add({ accountId, today, alongside: ({ kept }) => keep?.(kept.id) ?? Effect.void }, facts.right),
          ({ result, kept }) => result === "conflict" ? undefined : kept.id,
        ),
      replay: Effect.succeed,
    });
    return id === undefined
      ? yield* refused(member, form, new Map([["registry_id", pageTexts[language].installationThere]]))
      : goTo(`${installationPath(id)}?done=saved`);
  }));

export const installationListRoutes = [installations, added] as const;
