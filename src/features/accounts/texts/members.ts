/**
 * Texts of the pages for members, invitations and acts, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { members as german } from "./de/members.ts";
import { members as english, type MemberTexts } from "./en/members.ts";
import { members as french } from "./fr/members.ts";

export const memberTexts: InLanguages<MemberTexts> = { en: english, de: german, fr: french };
