/**
 * A declaration's preparation on paper: on the first page who declares which year, what it comes to, and that it is a
 * preparation; then the year on three bases, its quarters and importers, what is missing before it can be filed, what a
 * breach would cost, and notes; last the lines, which may be thousands, and what a reader needs to check it without the
 * service. Regulation (EU) 2023/956, Article 6.
 */
import type { TableVersion } from "../../../contract/answers/members.ts";
import { betweenVersions } from "../../cbam/law/law.ts";
import { attachedProof, type StoredReport, withProof } from "../report.ts";
import { type DeclarationContent, declarationContentOf } from "../declaration_report.ts";
import { fieldsBox, keyBoxes, labelled, paragraph } from "../../documents/parts.ts";
import { printedMoney, printedNumber } from "../../documents/printed_number.ts";
import type { Block, PrintableDocument } from "../../documents/printable.ts";
import { labelSize, titleSize } from "../../documents/type_sizes.ts";
import { typeset } from "./cbam_report_boxes.ts";
import {
  basesTable,
  importersTable,
  linesTable,
  missingTable,
  printsDeduction,
  quartersTable,
  section,
} from "./declaration_tables.ts";
import { proofBox } from "./proof_box.ts";

/** A declaration's document, ready to be laid out. */
export interface PrintedDeclaration {
  /** The document as it is kept. */
  readonly report: StoredReport;
  /** Its content, as far as it can be printed. */
  readonly shown: DeclarationContent;
  /** The release that prints. */
  readonly madeBy: string;
}

const whole = (count: number): string => printedNumber(count, 0);
const emissions = (tonnes: number): string => `${printedNumber(tonnes, 0)}\u00a0tCO\u2082e`;
const euros = (amount: number): string => `${printedMoney(amount, 2)}\u00a0EUR`;

const declarantBox = ({ declarant, declaration }: DeclarationContent): Block =>
  fieldsBox(1, [
    ["Declarant", declarant.name],
    ["EORI number", declarant.eori],
    ["Number of the account in the CBAM registry", declarant.cbam_account ?? "none recorded"],
    ["Goods imported in", String(declaration.year)],
  ]);

const issueBox = ({ report_number, issued_at, declaration, verify_url }: DeclarationContent): Block => ({
  columns: [
    {
      ...fieldsBox(1, [
        ["Document number", report_number],
        ["Issued on", issued_at],
        ["Ledger as known on", declaration.as_of],
        ["Data set", declaration.dataset_version],
      ]),
      width: "*",
    },
    {
      stack: [
        { qr: verify_url, fit: 84, description: `QR code of ${verify_url}`, margin: [8, 2, 0, 3] },
        { text: "Scan to verify", fontSize: labelSize, margin: [8, 0, 0, 0] },
      ],
      width: 92,
    },
  ],
  columnGap: 6,
});

/** Both readings of how certificates are rounded, where they differ. */
const certificatesText = ({ totals }: DeclarationContent["declaration"]): string => {
  const { certificates_rounded_once: once, certificates_rounded_by_quarter: byQuarter } = totals;
  return byQuarter === null || byQuarter === once ? whole(once) : `${whole(once)} or ${whole(byQuarter)}`;
};

const roundingText = ({ totals }: DeclarationContent["declaration"]): string => {
  const { certificates_rounded_once: once, certificates_rounded_by_quarter: byQuarter } = totals;
  return byQuarter === null || byQuarter === once
    ? `for ${emissions(totals.net_t)} of net emissions`
    : `for ${emissions(totals.net_t)} of net emissions, rounded up once or quarter by quarter`;
};

const resultBox = ({ declaration }: DeclarationContent): Block =>
  labelled(
    declaration.basis === "fileable"
      ? "Certificates to be surrendered, as it could be filed"
      : "Certificates to be surrendered, estimates included",
    { text: certificatesText(declaration), fontSize: titleSize, bold: true, shrinksTo: labelSize },
    paragraph(roundingText(declaration)),
  );

const unitText = ({ tonnes, mwh }: { readonly tonnes: number; readonly mwh: number }): string =>
  [
    ...(tonnes > 0 || mwh === 0 ? [`${printedNumber(tonnes, 0)}\u00a0t`] : []),
    ...(mwh > 0 ? [`${printedNumber(mwh, 0)}\u00a0MWh`] : []),
  ].join(" and ");

const figuresBox = ({ declaration }: DeclarationContent): Block => {
  const { totals, lines, missing } = declaration;
  return fieldsBox(2, [
    ["Quantity", unitText(totals)],
    ["Embedded emissions", emissions(totals.embedded_t)],
    ["Free allocation", emissions(totals.free_allocation_t)],
    ["Cost at published prices", euros(totals.priced_cost_eur)],
    ["Cost with prices that stand in", euros(totals.cost_eur)],
    [
      "Taken off for carbon prices paid abroad",
      printsDeduction(declaration) ? euros(totals.deduction_eur) : undefined,
    ],
    ["Lines / items still missing", `${whole(lines.length)} / ${whole(missing.length)}`],
  ]);
};

/** The amount is exposure, not advice. */
const penaltySection = ({ penalty }: DeclarationContent["declaration"]): ReadonlyArray<Block> => {
  if (penalty === null) return [];
  const { least_eur: least, most_eur: most, certificates } = penalty;
  const span = least === most ? euros(least) : `${euros(least)} to ${euros(most)}`;
  const none = certificates === 1
    ? "If the 1 certificate were not"
    : `If none of the ${whole(certificates)} certificates were`;
  const sentence = `${none} surrendered in time: ${span}.`;
  const title = "Exposure to penalties (Regulation (EU) 2023/956, Article 26)";
  return [section(title, paragraph([sentence, ...penalty.notes].join(" ")))];
};

const notesList = (notes: ReadonlyArray<string>): ReadonlyArray<Block> =>
  notes.length === 0 ? [] : [section("Notes", {
    role: "list",
    stack: notes.map((note) => ({
      role: "item",
      stack: [{ text: typeset(note), margin: [0, 0, 0, 2] }],
    })),
  })];

const hashDigits = 12;

/** Each version of a table with its hash; figures of imports of several days may rest on several. */
const eachVersionText = ({ version, sha256 }: TableVersion): string => {
  const hashes = sha256.split(betweenVersions);
  return version.split(betweenVersions)
    .map((each, at) => `${each} (${(hashes[at] ?? "").slice(0, hashDigits)})`)
    .join(" and ");
};

/** The tables and prices that the figures were made with, each with what it is told apart by. */
const versionsText = ({ versions }: DeclarationContent["declaration"]): string => {
  const { as_of, ...tables } = versions;
  const named = Object.entries(tables).flatMap(([name, table]) =>
    table === undefined ? [] : [`${name.replaceAll("_", " ")} ${eachVersionText(table)}`]
  );
  return `At ${as_of}: ${
    named.join(", ")
  }. In brackets the first ${hashDigits} digits of each table's SHA-256.`;
};

/** Returns the declaration's document, ready for the printer: the same document gives the same bytes. */
export const printableDeclaration = (
  { report, shown, madeBy }: PrintedDeclaration,
): PrintableDocument => {
  const { declaration, declarant } = shown;
  return {
    name: "Preparation of a CBAM declaration",
    number: report.reportNumber,
    subject: `CBAM declaration of ${declarant.eori} for ${declaration.year}, ${shown.issued_at}`,
    author: "Customs Invoice and CBAM service",
    language: "en",
    createdAt: new Date(`${shown.issued_at}T00:00:00Z`),
    content: [
      keyBoxes([
        [declarantBox(shown), issueBox(shown)],
        [resultBox(shown), figuresBox(shown)],
        [
          paragraph(
            "This is a preparation. The declaration itself is made in the CBAM registry, whose format is not published; values that are not verified must not be declared.",
          ),
        ],
      ]),
      basesTable(declaration),
      ...quartersTable(declaration),
      ...importersTable(declaration),
      ...missingTable(declaration),
      ...penaltySection(declaration),
      ...notesList(declaration.notes),
      linesTable(declaration),
      section("Law and prices", paragraph(versionsText(declaration))),
      section("Disclosure", paragraph(declaration.disclosure.statement)),
      proofBox(
        report,
        `Verify: open ${shown.verify_url} and give the date of issue. Content and signature are attached to this file as ` +
          "report.json, with the imports behind each line: they can be checked offline.",
      ),
    ],
    attachments: [{
      name: "report.json",
      mediaType: "application/json",
      description: "The content of this document with its hash and signature",
      text: attachedProof(withProof(report, declarationContentOf(report)), madeBy),
    }],
  };
};
