/** Notes about an account's certificates and the imports that they are for: their number, and in 2026 the quarters of these. */
import { lateSurrenderFindings } from "../../../domain/imports/certificates/after_last_day.ts";
import { beyondDueFindings } from "../../../domain/imports/certificates/beyond_due.ts";
import { whileYearRanFindings } from "../../../domain/imports/certificates/while_year_ran.ts";
import { yearOfQuarters } from "../../../domain/imports/certificates/lots.ts";
import {
  otherQuarterFindings,
  quarterPriceFindings,
} from "../../../domain/imports/certificates/of_quarters.ts";
import { undeclaredIn } from "../../../domain/imports/declaration/undeclared.ts";
import type { DeclarantYear } from "../../../domain/imports/year/declarant_year.ts";
import type { ImportFinding } from "../../../kernel/findings/imports.ts";
import type { CertificateAccount } from "../import_ports.ts";
import type { YearRequest } from "../importer_year.ts";

/** A declared year, as far as certificates are held against it. */
export type YearBeside = Pick<DeclarantYear, "declaration" | "withoutFigures">;

type AccountThere = Pick<CertificateAccount, "lots" | "moves">;
type DayQuestion = Pick<YearRequest, "asOf" | "law">;

const quarterNotes = (
  { lots, moves }: AccountThere,
  { declaration: { needs } }: YearBeside,
  { asOf: day, law }: DayQuestion,
): ReadonlyArray<ImportFinding> => [
  ...otherQuarterFindings({ lots, moves, day }, [needs.determined, needs.fileable]),
  ...quarterPriceFindings({ lots, day }, law),
  ...lateSurrenderFindings({ lots, moves, day }),
];

/** @returns notes about imports of declared years that name no declarant: what an account is held against lacks them */
export const undeclaredNotes = (years: ReadonlyArray<YearBeside>): ReadonlyArray<ImportFinding> =>
  years.flatMap(({ declaration }) => undeclaredIn(declaration));

/** @returns notes about an account's certificates beside declared years, on the day that is asked about */
export const surrenderNotes = (
  account: AccountThere,
  years: ReadonlyArray<YearBeside>,
  asked: DayQuestion,
): ReadonlyArray<ImportFinding> =>
  years.flatMap((each) => [
    ...(each.declaration.year === yearOfQuarters ? quarterNotes(account, each, asked) : []),
    ...beyondDueFindings(account.moves, each, asked.asOf),
    ...whileYearRanFindings(account.moves, each.declaration.year, asked.asOf),
  ]);
