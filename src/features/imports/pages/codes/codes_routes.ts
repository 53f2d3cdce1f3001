/**
 * The route of the page that answers which document code a line needs.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Schema from "effect/Schema";
import { ledgerMass } from "../../../../application/imports/ledger_mass.ts";
import { optional } from "../../../../contract/answers/members.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { CodeQuery } from "../../../../contract/imports/duties.ts";
import { NetMassKg } from "../../../../contract/values/imports.ts";
import { documentCodeOf } from "../../../../domain/imports/codes/document_codes.ts";
import { lacksOfLine, lineOf, tonnesOfLine } from "../../../../domain/imports/codes/line.ts";
import { holderAlone, holdersOf } from "../../../../domain/imports/people/status_holder.ts";
import { type Member, privatePage } from "../../../../web/page/routes.ts";
import { formLanguageName } from "../../../../web/visit/session.ts";
import { languageOf } from "../../../../web/words/language.ts";
import { markIn, rewrittenNumbers } from "../../../../web/words/typed_numbers.ts";
import type { Visit } from "../../../../web/visit/visit.ts";
import { chosenOf, type ChosenYear, declarantAtFirst, declarantMeant } from "../chosen.ts";
import { importerItself } from "../../../../web/people/typed_person.ts";
import { importRoute } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { typedRequest } from "../typed.ts";
import { nobody } from "../../../../web/people/typed_person.ts";
import { codesPage, type CodesState } from "./codes_page.tsx";

const fields = {
  cn: "cn",
  country: "country",
  date: "text",
  exemption: "text",
  representation: "text",
  net_mass_kg: "number",
  placed_cn_code: "cn",
  placed_origin_country: "country",
  placed_procedure_reference: "text",
} as const;

/** Fields of the page that a query of the API calls otherwise. */
const namesInQuery: ReadonlyMap<string, string> = new Map([
  ["placed_goods/cn_code", "placed_cn_code"],
  ["placed_goods/origin_country", "placed_origin_country"],
  ["placed_goods/procedure_reference", "placed_procedure_reference"],
]);
const namesOnPage: ReadonlyMap<string, string> = new Map(
  [...namesInQuery].map(([onPage, inQuery]) => [inQuery, onPage]),
);

/** The query of the API with its net mass as a form has it. */
const decode = decoderOf(Schema.Struct({ ...CodeQuery.fields, net_mass_kg: optional(NetMassKg.inJson) }));

/** True if the form's choice is somebody. */
const isNamed = (id: string | undefined): boolean => id !== undefined && id !== "" && id !== nobody;

/** The query with its mass as the page's language writes it; as it was typed, with the language of its form, where it can't be read. */
const inOwnLanguage = ({ query, language }: Visit): Visit["query"] => {
  const typedIn = languageOf(query[formLanguageName]) ?? language;
  if (markIn(typedIn) === markIn(language)) return query;
  const rewritten = rewrittenNumbers({ net_mass_kg: query["net_mass_kg"] ?? "" }, markIn(typedIn), language);
  return rewritten === undefined ? query : { ...query, ...rewritten, [formLanguageName]: language };
};

/** The line that the page asks about, or what is wrong with it; its numbers are in the language of the form, which another tab may not change. */
const askedLine = ({ visit: { query, language } }: Member) => {
  const named = Object.entries(query).map(([name, value]) => [namesInQuery.get(name) ?? name, value]);
  const typedIn = languageOf(query[formLanguageName]) ?? language;
  const sent = typedRequest(new URLSearchParams(named), fields, typedIn);
  const decoded = decode(sent.body, byPointer());
  const issues = [
    ...sent.issues,
    ...Either.isLeft(decoded) ? decoded.left.issues : lacksOfLine(decoded.right),
  ].map((issue) => ({ ...issue, path: namesOnPage.get(issue.path.replace(/^\//, "")) ?? issue.path }));
  return Either.isLeft(decoded) || issues.length > 0
    ? Either.left(formErrors(issues, language))
    : Either.right(decoded.right);
};

const answerTo = (member: Member, chosen: ChosenYear) =>
  Effect.gen(function* () {
    const { visit: { query }, signedIn: { accountId } } = member;
    const values = new Map(Object.entries(query));
    const asked = askedLine(member);
    if (Either.isLeft(asked)) return { values, errors: asked.left, answer: undefined };
    const { tables: imports, cbam, declarants } = chosen;
    const importer = isNamed(query["importer"]) ? chosen.importer : undefined;
    const declarantId = declarantMeant(chosen, query["importer"] ?? "", query["declarant"] ?? "");
    const { right: line } = asked;
    const facts = lineOf(line, tonnesOfLine(line.net_mass_kg));
    const holderOf = importer === undefined ? holderAlone : holdersOf(importer, declarants);
    const state: CodesState = {
      values,
      errors: new Map(),
      answer: documentCodeOf({
        facts,
        tables: cbam.law().tables,
        imports,
        holder: holderOf({
          declarant: declarants.find(({ id }) => id === declarantId),
          representation: line.representation,
        }),
        expectsToStayBelow: query["stays_below"] === "true",
        ledger: importer &&
          (yield* ledgerMass({ accountId, importerId: importer.id, day: line.date, line: facts })),
      }),
    };
    return state;
  });

const beforeAsked = (chosen: ChosenYear): CodesState => ({
  values: new Map([
    ["date", chosen.today],
    ["importer", chosen.importer?.id ?? nobody],
    ["declarant", declarantAtFirst(chosen) || nobody],
  ]),
  errors: new Map(),
  answer: undefined,
});

const shown = importRoute("look", importPaths.codes, ({ visit, ...whose }) =>
  Effect.gen(function* () {
    const query = inOwnLanguage(visit);
    const member = { ...whose, visit: { ...visit, query } };
    const people = Object.fromEntries(
      Object.entries(query).filter(([, value]) => value !== nobody && value !== importerItself),
    );
    const chosen = yield* chosenOf({ ...member, visit: { ...member.visit, query: people } });
    const state = query["cn"] === undefined ? beforeAsked(chosen) : yield* answerTo(member, chosen);
    const page = codesPage(member, chosen, state);
    return privatePage(page, { status: state.errors.size > 0 ? 422 : 200 });
  }));

export const codesRoutes = [shown] as const;
