/**
 * The route of the page for the declaration.
 */
import * as Effect from "effect/Effect";
import { readWholeDeclaration } from "../../../../application/suppliers/declared_values.ts";
import { readDeclaredNotes } from "../../../../application/imports/certificates/declared_notes.ts";
import { privatePage } from "../../../../web/page/routes.ts";
import { chosenOf } from "../chosen.ts";
import { importRoute } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { keptBasis } from "./declaration_parts.ts";
import { declarationPage } from "./declaration_page.tsx";

const shown = importRoute("look", importPaths.declaration, (member) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    const { declarant, year, today, cbam, tables } = chosen;
    const { accountId } = member.signedIn;
    if (declarant === undefined) return privatePage(declarationPage(member, chosen, undefined));
    const { basis } = keptBasis(member.visit);
    const asked = {
      ...{ accountId, declarantId: declarant.id, year },
      ...(basis === undefined ? undefined : { declarationBasis: basis }),
      ...{ asOf: today, law: cbam.law(), imports: tables },
    };
    const read = yield* readWholeDeclaration(asked);
    const notes = yield* readDeclaredNotes(declarant, asked, read);
    return privatePage(declarationPage(member, chosen, { year: read, notes }));
  }));

export const declarationRoutes = [shown] as const;
