/**
 * Routes of the page of an installation: looked at, a template read, and the question to its supplier.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { cbamContext } from "../../../../application/cbam/cbam_context.ts";
import { Inquiries } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { readSupplierTemplate } from "../../../../application/suppliers/read_template.ts";
import { Installations, SupplierValues } from "../../../../application/suppliers/supplier_ports.ts";
import type { NotFound, ServiceUnavailable } from "../../../../contract/failures.ts";
import * as TemplateContract from "../../../../contract/suppliers/template.ts";
import type { Installation } from "../../../../domain/suppliers/installation.ts";
import { bodyLimitOf } from "../../../../http/routes/implement.ts";
import { type Member, privatePage, recordedWork } from "../../../../web/page/routes.ts";
import type { UploadLimit } from "../../../../web/page/uploaded_form.ts";
import { placeName } from "../../../../web/words/figures.ts";
import { importFile, importRoute, importUpload } from "../../../imports/pages/whose/member_routes.ts";
import { orNotFound } from "../../../imports/services.ts";
import { dossierOf } from "../../handlers/checks.ts";
import { savedWithFile } from "../../handlers/saved_file.ts";
import { templateRecord } from "../../records/template_record.ts";
import { pageTexts } from "../../texts/pages.ts";
import { installationPage, mostShown } from "./installation_page.tsx";
import { savedTold, type TemplateOutcome } from "./template_parts.tsx";
import { supplierPaths } from "./supplier_paths.ts";

/** @returns the installation that an address names @fails NotFound for one that the account doesn't have */
export const installationIn = (
  { params, signedIn: { accountId } }: Member,
): Effect.Effect<Installation, NotFound | ServiceUnavailable, Installations> =>
  Effect.gen(function* () {
    const id = params["id"] ?? "";
    const [found] = yield* (yield* Installations).newest(accountId, [id]);
    return yield* orNotFound("installation", id, Option.fromNullable(found));
  });

const page = (member: Member, template?: TemplateOutcome) =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { accountId } = member.signedIn;
    const installation = yield* installationIn(member);
    const part = { accountId, installationId: installation.id, behindId: undefined, atMost: mostShown + 1 };
    const values = yield* (yield* SupplierValues).part({ ...part, asOf: cbam.today() });
    const inquiries = yield* (yield* Inquiries).part(part);
    return installationPage(member, { installation, values, inquiries, cbam }, template);
  });

const path = `${supplierPaths.installations}/:id` as const;

const shown = importRoute(
  "look",
  path,
  (member) => Effect.map(page(member), (framed) => privatePage(framed)),
);

const formBytes = 16_384;
const limit: UploadLimit = {
  limitBytes: bodyLimitOf(TemplateContract.readValues) + formBytes,
  wanted: "Choose a file.",
  isBelowPage: true,
};

const refusedStatus = 422;

/** Reads the file that was chosen and records its sound values at the installation. */
const readFile = (member: Member, form: FormData) =>
  Effect.gen(function* () {
    const { visit: { language }, signedIn: { accountId } } = member;
    const texts = pageTexts[language];
    const installation = yield* installationIn(member);
    const bad = (text: string): TemplateOutcome => ({
      told: { tone: "bad", text },
      saved: { record: { installation: null, values: [] }, reasons: [] },
      issues: [],
    });
    const file = form.get("file");
    if (!(file instanceof File) || file.size === 0) return bad(texts.noFile);
    const bytes = yield* Effect.promise(() => file.bytes());
    const cbam = yield* cbamContext;
    const reading = yield* readSupplierTemplate(bytes, cbam, "customer").pipe(
      Effect.asSome,
      Effect.catchTag("InvalidRequest", () => Effect.succeedNone),
    );
    if (Option.isNone(reading)) return bad(texts.unreadable);
    const { issues } = reading.value;
    const record = templateRecord(reading.value, cbam);
    const { name, country } = record.installation ?? installation.facts;
    if (country !== installation.facts.country) {
      return { ...bad(texts.otherCountry(placeName(country, language))), issues };
    }
    const told = { ...record, installation: record.installation ?? { name, country } };
    const saved = yield* savedWithFile(accountId, { bytes, name: file.name }, told, installation.id);
    return { told: savedTold(saved.record.values, language), saved, issues };
  });

const read = importUpload("work", `${path}/template`, limit, (member, form) =>
  recordedWork(
    member,
    "imports.changed",
    Effect.gen(function* () {
      const template = yield* readFile(member, form);
      const status = template.told.tone === "bad" ? refusedStatus : 200;
      return privatePage(yield* page(member, template), { status });
    }),
    ({ status }) => status === 200,
  ));

/** The archive of a year, for who looks at the imports too: members see both. */
const dossier = importFile(`${path}/dossiers/:year`, (member) =>
  Effect.gen(function* () {
    const { id } = yield* installationIn(member);
    const year = /^20\d{2}$/.exec(member.params["year"] ?? "")?.[0];
    const known = yield* orNotFound("installation", id, Option.fromNullable(year));
    return yield* dossierOf({ accountId: member.signedIn.accountId, id, year: Number(known) });
  }));

export const installationRoutes = [shown, read, dossier] as const;
