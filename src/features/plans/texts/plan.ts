/** Texts of the page of plans, in every language. */
import type { InLanguages } from "../../../web/words/language.ts";
import { plan as german } from "./de/plan.ts";
import { plan as english, type PlanTexts } from "./en/plan.ts";
import { plan as french } from "./fr/plan.ts";

export const planTexts: InLanguages<PlanTexts> = { en: english, de: german, fr: french };
