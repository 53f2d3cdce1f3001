/**
 * Routes of every page of an importer's year.
 */
import { booksRoutes } from "./books/books_routes.ts";
import { certificatesRoutes } from "./certificates/certificates_routes.ts";
import { codesRoutes } from "./codes/codes_routes.ts";
import { declarationRoutes } from "./declaration/declaration_routes.ts";
import { downloadRoutes } from "./downloads/download_routes.ts";
import { entryRoutes } from "./ledger/entry_routes.ts";
import { ledgerRoutes } from "./ledger/ledger_routes.ts";
import { peopleRoutes } from "./people/people_routes.ts";
import { remindersRoutes } from "./reminders/reminders_routes.ts";
import { sheetRoutes } from "./sheet/sheet_routes.ts";
import { yearRoutes } from "./year/year_routes.ts";

export const importRoutes = [
  ...yearRoutes,
  ...ledgerRoutes,
  ...sheetRoutes,
  ...entryRoutes,
  ...codesRoutes,
  ...certificatesRoutes,
  ...declarationRoutes,
  ...booksRoutes,
  ...downloadRoutes,
  ...peopleRoutes,
  ...remindersRoutes,
] as const;
