/**
 * Texts of the ledger, of one import and of its forms, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { ledger as german } from "./de/ledger.ts";
import { ledger as english, type LedgerTexts } from "./en/ledger.ts";
import { ledger as french } from "./fr/ledger.ts";

export const ledgerTexts: InLanguages<LedgerTexts> = { en: english, de: german, fr: french };
