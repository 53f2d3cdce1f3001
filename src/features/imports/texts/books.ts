/**
 * Texts of the page that closes a month, in every language.
 */
import type { InLanguages } from "../../../web/words/language.ts";
import { books as german } from "./de/books.ts";
import { books as english, type BooksTexts } from "./en/books.ts";
import { books as french } from "./fr/books.ts";

export const booksTexts: InLanguages<BooksTexts> = { en: english, de: german, fr: french };
