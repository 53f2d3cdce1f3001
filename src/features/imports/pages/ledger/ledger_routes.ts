/**
 * The route of the ledger's page.
 */
import * as Effect from "effect/Effect";
import { privatePage } from "../../../../web/page/routes.ts";
import { chosenOf } from "../chosen.ts";
import { importRoute } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { ledgerPage } from "./ledger_page.tsx";
import { readLedger } from "./ledger_view.ts";

const shown = importRoute("look", importPaths.ledger, (member) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    const { importer } = chosen;
    const view = importer === undefined ? undefined : yield* readLedger(member, chosen, importer.id);
    return privatePage(ledgerPage(member, chosen, view));
  }));

export const ledgerRoutes = [shown] as const;
