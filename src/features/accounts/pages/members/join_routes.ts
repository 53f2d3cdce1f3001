/** Routes of an invitation's link: opening it uses nothing up, its button makes a member and begins a session. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { join, joinPath, readInvitation } from "../../../../application/accounts/members.ts";
import { goTo, privatePage, visitorForm, visitorRoute } from "../../../../web/page/routes.ts";
import { sessionCookie, sessionToken } from "../../../../web/visit/session.ts";
import { accountPaths } from "../account_paths.ts";
import { badInvitationPage, joinPage } from "./join_page.tsx";

const joining = visitorRoute(joinPath, (visit) =>
  Effect.gen(function* () {
    const token = visit.query["token"] ?? "";
    const invitation = yield* readInvitation(token);
    return Option.isNone(invitation)
      ? privatePage(badInvitationPage(visit), { status: 410 })
      : privatePage(joinPage(visit, invitation.value, token));
  }));

const joined = visitorForm(joinPath, (visit, form, request) =>
  Effect.gen(function* () {
    const token = yield* join(form.get("token") ?? "", sessionToken(request, visit));
    return Option.isNone(token)
      ? privatePage(badInvitationPage(visit), { status: 410 })
      : goTo(accountPaths.overview, { "set-cookie": sessionCookie(token.value, visit) });
  }));

export const joinRoutes = [joining, joined] as const;
