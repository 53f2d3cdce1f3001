/**
 * Services that accounts bring: sessions of browsers, members, passkeys, and what an account sees of itself.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as BrowserSessions from "../../adapters/postgres/accounts/browser_sessions.ts";
import * as MembersAdapter from "../../adapters/postgres/accounts/members.ts";
import * as OwnAccountAdapter from "../../adapters/postgres/accounts/own_account.ts";
import * as SavedItemsAdapter from "../../adapters/postgres/saved/saved_items.ts";
import * as SignUpsAdapter from "../../adapters/postgres/sign_up/sign_ups.ts";
import * as PasskeysAdapter from "../../adapters/postgres/passkeys/passkeys.ts";
import type { BrowserSession } from "../../application/accounts/browser_session.ts";
import type { Members } from "../../application/accounts/members.ts";
import type { OwnAccount } from "../../application/accounts/own_account.ts";
import type { Passkeys } from "../../application/accounts/passkeys.ts";
import type { SignUps } from "../../application/accounts/sign_up.ts";
import type { SavedItems } from "../../application/saved/saved_items.ts";
import { type Foundation, Installation } from "../foundation.ts";

export const layer: Layer.Layer<
  BrowserSession | Members | OwnAccount | Passkeys | SavedItems | SignUps,
  never,
  Foundation
> = Layer
  .mergeAll(
    MembersAdapter.layer,
    OwnAccountAdapter.layer,
    PasskeysAdapter.layer,
    SavedItemsAdapter.layer,
    SignUpsAdapter.layer,
    Layer.unwrapEffect(Effect.map(Installation, ({ secret }) => BrowserSessions.layer(secret))),
  );
