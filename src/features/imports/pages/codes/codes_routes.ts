/**
 * The route of the page that answers which document code a line needs.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { CodeQuery } from "../../../../contract/imports/duties.ts";
import { documentCodeOf } from "../../../../domain/imports/codes/document_codes.ts";
import { lineOf } from "../../../../domain/imports/codes/line.ts";
import { type Member, privatePage } from "../../../../web/page/routes.ts";
import { chosenOf, type ChosenYear, importRoute } from "../chosen.ts";
import { importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { typedRequest } from "../typed.ts";
import { codesPage, type CodesState } from "./codes_page.tsx";

const fields = { cn: "cn", country: "country", date: "text", exemption: "text" } as const;

const decode = decoderOf(CodeQuery);

const answerTo = ({ visit: { query, language } }: Member, chosen: ChosenYear): CodesState => {
  const values = new Map(Object.entries(query));
  const sent = typedRequest(new URLSearchParams(query), fields, language);
  const decoded = decode(sent.body, byPointer());
  const issues = [...sent.issues, ...Either.isLeft(decoded) ? decoded.left.issues : []];
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
