/**
 * German texts of the page that answers which document code a line needs.
 */
import type { CodesTexts } from "../en/codes.ts";

export const codes: CodesTexts = {
  title: "Welcher Dokumentcode?",
  lead:
    "Jede Position einer Einfuhranmeldung mit Waren des Anhangs I braucht einen dieser Codes (Maßnahme 775 des Zolltarifs), oder die Ware darf nicht überlassen werden.",
  start: "Sie bekommen",
  gives: [
    "den Code für die Position, mit seiner Referenz",
    "warum es dieser Code ist, mit dem Rechtsakt",
    "die Tage, an denen er gilt",
  ],
  ask: "Code zeigen",
  day: "Tag der Überlassung",
  expects: "Der Einführer erwartet, die Schwelle dieses Jahres nicht zu überschreiten",
  expectsHint:
    "Nur dann kommt Y137 in Frage; Strom und Wasserstoff sind nie ausgenommen. Kommt das Register des Einführers auf mehr als die Schwelle, so gilt das Register.",
  byDeclarant: "Nach dem Anmelder: ein anderes Unternehmen vertritt indirekt",
  massHint: "Zählt für die Schwelle, zusammen mit dem Register des Einführers.",
};
