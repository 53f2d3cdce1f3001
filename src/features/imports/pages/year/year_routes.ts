/**
 * The route of the page that shows a year at a glance.
 */
import * as Effect from "effect/Effect";
import { ImportLedger } from "../../../../application/imports/import_ports.ts";
import { dayOfText } from "../../../../kernel/time/calendar.ts";
import { privatePage } from "../../../../web/page/routes.ts";
import { knownOn } from "../../services.ts";
import { chosenOf } from "../chosen.ts";
import { importRoute } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { yearPage } from "./year_page.tsx";
import { readYear } from "./year_view.ts";

const shown = importRoute("look", importPaths.year, (member) =>
  Effect.gen(function* () {
    const { accountId } = member.signedIn;
    const { asOf } = yield* knownOn(dayOfText(member.visit.query["as_of"] ?? ""));
    const chosen = yield* chosenOf(member, asOf);
    const { importer, year } = chosen;
    if (importer === undefined) return privatePage(yearPage(member, chosen, undefined));
    const importerId = importer.id;
    const { inTurn } = yield* ImportLedger;
    return yield* inTurn(
      { accountId, importerId, year, asOf },
      Effect.map(
        readYear(chosen, { accountId, importerId, asOf }),
        (view) => privatePage(yearPage(member, chosen, view)),
      ),
    );
  }));

export const yearRoutes = [shown] as const;
