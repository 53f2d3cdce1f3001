/**
 * A declarant's year as it is declared: with what became of the suppliers' values that its imports took. Decision 0139.
 */
import * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../contract/failures.ts";
import { valueItems, valuesTaken } from "../../domain/imports/declaration/values.ts";
import type { MissingItem } from "../../domain/imports/declaration/missing.ts";
import { type FiguredImport, idsOf } from "../../domain/imports/ledger/alike.ts";
import type { LiveImport } from "../../domain/imports/ledger/live.ts";
import {
  type DeclarantYear,
  importsInFigures,
  type YearOfImports,
  yearOfImports,
} from "../../domain/imports/year/declarant_year.ts";
import type { WithdrawalsBy } from "../imports/certificates/earlier_year.ts";
import { readUndeclaredYear, withNames } from "../imports/certificates/undeclared.ts";
import { ImportLedger } from "../imports/import_ports.ts";
import { type KnownImports, questionOf, questionWith, type YearRequest } from "../imports/importer_year.ts";
import { runWithPauses } from "../yield_to_io.ts";
import { SupplierValues } from "./supplier_ports.ts";

/** The account's withdrawals, as accruals of years before ask for them. */
export const withdrawalsOf = (accountId: string): Effect.Effect<WithdrawalsBy, never, SupplierValues> =>
  Effect.map(
    SupplierValues,
    (store) => (ids, day) =>
      ids.length === 0
        ? Effect.succeed(new Map())
        : Effect.map(store.standing(accountId, ids, day), ({ withdrawals }) => withdrawals),
  );

/** The year of a question, with the values that don't hold any more first of what is missing: they can't be declared at all. */
const yearWithValues = <Live extends FiguredImport>(
  { accountId, asOf }: YearRequest,
  question: YearOfImports<Live>,
): Effect.Effect<DeclarantYear<Live>, ServiceUnavailable, SupplierValues> =>
  Effect.gen(function* () {
    const ids = yield* runWithPauses(() => valuesTaken(question.ofDeclarant));
    if (ids.length === 0) return yield* runWithPauses(() => yearOfImports(question));
    const store = yield* SupplierValues;
    const standing = yield* store.standing(accountId, ids, asOf);
    const { withdrawals } = standing;
    const newest = new Map(standing.newest.map(({ value }) => [value.id, value]));
    const year = yield* runWithPauses(() => yearOfImports({ ...question, withdrawals }));
    const imports = [...year.withoutFigures, ...year.figures];
    const items = yield* runWithPauses(() => valueItems(imports, { newest, withdrawals }));
    const { declaration } = year;
    return { ...year, declaration: { ...declaration, missing: [...items, ...declaration.missing] } };
  });

/** The year, with imports first of what is missing whose importer is another company that the declarant doesn't represent indirectly. */
const yearWithOthers = <Live extends FiguredImport>(
  asked: YearRequest,
  question: YearOfImports<Live>,
): Effect.Effect<DeclarantYear<Live>, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.gen(function* () {
    const year = yield* yearWithValues(asked, question);
    const ofOthers = yield* (yield* ImportLedger).declaredForOthers(asked);
    if (ofOthers.size === 0) return year;
    const imports = importsInFigures(year).flatMap(idsOf).filter((id) => ofOthers.has(id));
    if (imports.length === 0) return year;
    const item: MissingItem = { finding: { kind: "whoOwes", why: "other_declarant" }, imports };
    const { declaration } = year;
    return { ...year, declaration: { ...declaration, missing: [item, ...declaration.missing] } };
  });

/**
 * The year, with imports of its importers that name no declarant first of what is missing: figures lack them, and no declaration has them.
 * @param withLinks names of the imports for pages
 */
const wholeYear = <Live extends FiguredImport>(
  asked: YearRequest,
  question: YearOfImports<Live>,
  withLinks: boolean,
): Effect.Effect<DeclarantYear<Live>, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.gen(function* () {
    const year = yield* yearWithOthers(asked, question);
    const { item } = yield* readUndeclaredYear(asked, question);
    if (item === undefined) return year;
    const told = withLinks ? yield* withNames(asked.accountId, item) : item;
    const { declaration } = year;
    return { ...year, declaration: { ...declaration, missing: [told, ...declaration.missing] } };
  });

/** @returns the declarant's year; without imports for a declarant that the account doesn't have */
export const readDeclaration = (
  asked: YearRequest,
): Effect.Effect<DeclarantYear, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.flatMap(questionOf(asked), (question) => wholeYear(asked, question, false));

/**
 * The same with each import for itself and all its facts, as tables and pages show it.
 * @param known imports of one importer that need not be read again
 */
export const readWholeDeclaration = (
  asked: YearRequest,
  known?: KnownImports,
): Effect.Effect<DeclarantYear<LiveImport>, ServiceUnavailable, ImportLedger | SupplierValues> =>
  Effect.flatMap(questionWith(asked, known), (question) => wholeYear(asked, question, true));
