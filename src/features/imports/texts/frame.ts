/**
 * Texts of the frame part of the pages of an importer's year, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { frame as german } from "./de/frame.ts";
import { frame as english, type FrameTexts } from "./en/frame.ts";
import { frame as french } from "./fr/frame.ts";

export const frameTexts: InLanguages<FrameTexts> = { en: english, de: german, fr: french };
