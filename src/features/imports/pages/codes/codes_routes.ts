/**
 * The route of the page that answers which document code a line needs.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { CodeQuery } from "../../../../contract/imports/duties.ts";
import { documentCodeOf } from "../../../../domain/imports/codes/document_codes.ts";
import { lacksOfLine, lineOf } from "../../../../domain/imports/codes/line.ts";
import { type Member, privatePage } from "../../../../web/page/routes.ts";
import { chosenOf, type ChosenYear, importRoute } from "../chosen.ts";
import { importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { typedRequest } from "../typed.ts";
import { codesPage, type CodesState } from "./codes_page.tsx";

const fields = {
  cn: "cn",
  country: "country",
  date: "text",
  exemption: "text",
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

const decode = decoderOf(CodeQuery);

const answerTo = ({ visit: { query, language } }: Member, chosen: ChosenYear): CodesState => {
  const values = new Map(Object.entries(query));
  const named = Object.entries(query).map(([name, value]) => [namesInQuery.get(name) ?? name, value]);
  const sent = typedRequest(new URLSearchParams(named), fields, language);
  const decoded = decode(sent.body, byPointer());
  const issues = [
    ...sent.issues,
    ...Either.isLeft(decoded) ? decoded.left.issues : lacksOfLine(decoded.right),
  ].map((issue) => ({ ...issue, path: namesOnPage.get(issue.path.replace(/^\//, "")) ?? issue.path }));
  if (Either.isLeft(decoded) || issues.length > 0) {
    return { values, errors: formErrors(issues, language), answer: undefined };
  }
  const { tables } = chosen.cbam.law();
  return {
    values,
    errors: new Map(),
    answer: documentCodeOf({
      facts: lineOf(decoded.right),
      tables,
      codes: chosen.tables.codes,
      declarant: chosen.declarants.find(({ id }) => id === query["declarant"]),
      expectsToStayBelow: query["stays_below"] === "true",
    }),
  };
};

const beforeAsked = ({ declarant, today }: ChosenYear): CodesState => ({
  values: new Map([["date", today], ["declarant", declarant?.id ?? "none"]]),
  errors: new Map(),
  answer: undefined,
});

const shown = importRoute("look", importPaths.codes, (member) =>
  Effect.gen(function* () {
    const { query } = member.visit;
    const { declarant, ...others } = query;
    const people = declarant === "none" ? others : query;
    const chosen = yield* chosenOf({ ...member, visit: { ...member.visit, query: people } });
    const state = query["cn"] === undefined ? beforeAsked(chosen) : answerTo(member, chosen);
    const page = codesPage(member, chosen, state);
    return privatePage(page, { status: state.errors.size > 0 ? 422 : 200 });
  }));

export const codesRoutes = [shown] as const;
