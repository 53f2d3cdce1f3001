/** Sentences about the fields of the plan's form, in the visitor's language. */
import { type PageNames, pageSentence } from "../../../web/issue_sentences/page_sentence.ts";
import { routeMeaning } from "../../../web/law/routes.ts";
import type { Option } from "../../../web/parts/fields.tsx";
import { calculatorFields } from "../../cbam/pages/calculator/field_names.ts";
import { planTexts } from "../texts/plan.ts";
import type { Words } from "./offer_words.ts";
import type { FieldIssue, PlanPageState } from "./state.ts";
import type { OfferNumber, PlanField } from "./values.ts";

const missing = (field: PlanField, { texts: { give } }: Words): string => {
  if (field === "cn" || field === "mass") return give[field];
  return field.startsWith("country_") ? give.country : give.other;
};

/** The names of the form's fields. */
const planFields = ({ language, texts }: Words): PageNames => {
  const names: Readonly<Record<string, string>> = {
    tonnage: texts.quantity,
    mwh: texts.quantity,
    verified_direct_intensity: texts.direct,
    verified_indirect_intensity: texts.indirect,
  };
  const { nameOf: otherName } = calculatorFields(language);
  const nameOf = (member: string): string => names[member] ?? otherName(member);
  return { language, nameOf, labelOf: nameOf };
};

const sentenceOf = ({ field, issue }: FieldIssue, words: Words): string => {
  const { texts } = words;
  if (field === "price") return texts.priceWrong;
  if (field === "growth") return texts.growthWrong;
  return issue.code === "missing" ? missing(field, words) : pageSentence(issue, planFields(words));
};

/** The route's letter with its meaning. */
const routeLabel = (state: PlanPageState, route: string, language: Words["language"]): string => {
  const described = state.kind === "planned"
    ? state.plan.law.tables.routes.get(route)?.description
    : undefined;
  return `${route} ${routeMeaning(route, language) ?? described ?? ""}`.trim();
};

/** Routes to choose from, by the number of the offer; one that is chosen can be changed. */
export const routesToChoose = (
  state: PlanPageState,
  language: Words["language"],
): ReadonlyMap<OfferNumber, ReadonlyArray<Option>> =>
  new Map(
    (state.kind === "planned" ? state.offers : []).flatMap(({ number, routes }) => {
      const found = routes.map(({ route }) => ({ value: route, label: routeLabel(state, route, language) }));
      return found.length < 2 ? [] : [[number, found] as const];
    }),
  );

/** Sentences about the fields, by their names. */
export const errorsOf = (
  state: PlanPageState,
  language: Words["language"],
): ReadonlyMap<PlanField, string> => {
  const texts = planTexts[language];
  const errors = new Map<PlanField, string>();
  if (state.kind === "issues") {
    for (const each of state.issues) errors.set(each.field, sentenceOf(each, { language, texts }));
  }
  for (const { number, routes, goods } of state.kind === "planned" ? state.offers : []) {
    if (routes.length > 1 && goods.productionRoute === undefined) {
      errors.set(`route_${number}`, texts.giveRoute);
    }
  }
  return errors;
};
