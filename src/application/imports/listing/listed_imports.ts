/** Port of the list of an importer's year: a page of it, with number and mass of all that fit, counted where the entries are. */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import type { ServiceUnavailable } from "../../../contract/failures.ts";
import type { Determination, ImportFacts } from "../../../domain/imports/ledger/entry.ts";
import type { LiveImport } from "../../../domain/imports/ledger/live.ts";
import type { Decimal } from "../../../kernel/decimal.ts";
import type { CountryAlpha3 } from "../../../kernel/identifiers.ts";
import type { CalendarDay } from "../../../kernel/time/calendar.ts";
import type { YearOfImporter } from "../import_ports.ts";

/** Filter that a rule decides, which the database doesn't know. */
export interface FactsFilter {
  /** Determinations that such imports may have; undefined for all. */
  readonly determinations: ReadonlyArray<Determination> | undefined;
  /** True of facts that fit. */
  readonly fits: (facts: ImportFacts) => boolean;
}

/** Question about a page of an importer's year; filters that are undefined leave nothing out. */
export interface ListQuestion extends YearOfImporter {
  /** UUID of the declarant. */
  readonly declarantId: string | undefined;
  readonly releasedFrom: CalendarDay | undefined;
  readonly releasedTo: CalendarDay | undefined;
  /** First digits of the CN code; empty for all. */
  readonly cnDigits: string;
  /** Country of origin, ISO 3166-1 alpha-3. */
  readonly origin: CountryAlpha3 | undefined;
  readonly ofFacts: FactsFilter | undefined;
  /** Id of the import behind which the page begins; from the latest release where it is undefined, or no import of the year. */
  readonly behindId: string | undefined;
  readonly atMost: number;
}

/** Page of an importer's year. */
export interface ListedImports {
  /** True if the year has an import, whether it fits or not. */
  readonly hasImports: boolean;
  /** Imports that fit. */
  readonly found: number;
  /** Net mass of those that fit, tonnes. */
  readonly massT: Decimal;
  /** Imports of the page with their histories: the latest release first, of one day the one that was recorded last. */
  readonly page: ReadonlyArray<LiveImport>;
  /** True if others that fit follow. */
  readonly hasNext: boolean;
  /** True if the page begins behind an import. */
  readonly isLater: boolean;
}

/** The list of an importer's year; empty for a foreign importer. */
export class ImportList extends Context.Tag("ImportList")<ImportList, {
  readonly page: (question: ListQuestion) => Effect.Effect<ListedImports, ServiceUnavailable>;
}>() {}
