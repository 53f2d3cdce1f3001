/**
 * The one style sheet, put together from its parts in the order in which they build on each other.
 */
import account from "../../features/accounts/style/account.css" with { type: "text" };
import answer from "../../features/cbam/style/answer.css" with { type: "text" };
import choices from "../style/choices.css" with { type: "text" };
import docsText from "../../features/docs/style/docs_text.css" with { type: "text" };
import docsPage from "../../features/docs/style/docs_page.css" with { type: "text" };
import base from "../style/base.css" with { type: "text" };
import calculator from "../../features/cbam/style/calculator.css" with { type: "text" };
import docs from "../../features/docs/style/docs.css" with { type: "text" };
import forms from "../style/forms.css" with { type: "text" };
import notices from "../style/notices.css" with { type: "text" };
import print from "../style/print.css" with { type: "text" };
import shell from "../style/shell.css" with { type: "text" };
import records from "../style/records.css" with { type: "text" };
import tablesPage from "../../features/cbam/style/tables_page.css" with { type: "text" };
import tables from "../style/tables.css" with { type: "text" };
import tokens from "../style/tokens.css" with { type: "text" };

/** @returns the sheet without its comments and what white space it doesn't need */
const compact = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\n\s*/g, "\n").replace(/\n+/g, "\n").trim();

export const stylesheet: string = compact(
  [
    tokens,
    base,
    shell,
    forms,
    choices,
    notices,
    tables,
    records,
    calculator,
    answer,
    tablesPage,
    account,
    docs,
    docsText,
    docsPage,
    print,
  ].join("\n"),
);
