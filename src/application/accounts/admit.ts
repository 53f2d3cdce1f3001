/**
 * Who may call, in one place and one order: a valid key (401), a tier with the feature (402), the permission (403), a
 * free place in the window (429). Contract sections 5, 7 and 8.1.
 */
import type * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { AccessRule } from "../../contract/access.ts";
import type { Caller, Tier } from "../../domain/accounts/access.ts";
import { bearerToken, hashOfApiKey, isApiKey } from "../../domain/accounts/api_key.ts";
import { quotaOfKey } from "../../domain/accounts/test_keys.ts";
import { rateSubject } from "../../domain/accounts/rate_subject.ts";
import {
  PermissionDenied,
  type RateLimited,
  type ServiceUnavailable,
  TierLacksFeature,
  Unauthenticated,
} from "../../contract/failures.ts";
import type { Quota, Standing } from "../../domain/accounts/quota.ts";
import * as AtOnce from "../at_once.ts";
import type { Accounts } from "../ports.ts";

/** Who was let in; no caller: anonymous. */
export interface Admitted<Place = Standing> {
  readonly caller: Caller | undefined;
  readonly standing: Place;
}

/** Takes a place in a window, or begins to. */
export interface Places<Place = Standing> {
  readonly take: (quota: Quota, subject: string) => Effect.Effect<Place, RateLimited | ServiceUnavailable>;
}

/** What is known of a call before it is let in, and who checks it. */
export interface Call<Place = Standing> {
  readonly services: { readonly accounts: Accounts["Type"]; readonly limiter: Places<Place> };
  readonly authorization: string | undefined;
  /** Whether a key came in `X-API-Key`, which no call reads. */
  readonly hasKeyElsewhere: boolean;
  readonly clientAddress: string;
  /** Is told whose key it is, also when the call isn't let in. */
  readonly onCaller?: (caller: Caller) => void;
}

export type Refusal =
  | Unauthenticated
  | TierLacksFeature
  | PermissionDenied
  | RateLimited
  | ServiceUnavailable;

const windowSeconds = 3_600;

/** @returns the quota of the rule's calls in the tier */
export const quotaOf = (access: AccessRule, tier: Tier): Quota => ({
  policy: access.policy,
  limit: access.limitPerHour ?? tier.apiRatePerHour,
  windowSeconds,
});

const noKey = new Unauthenticated({
  message: "This endpoint needs an API key: send it as Authorization: Bearer cik_...",
});
const badKey = new Unauthenticated({
  message:
    "The API key is not valid: it is malformed, unknown or revoked, or its account is closed. Keys are cik_ and 48 hex digits, sent once as Authorization: Bearer cik_...",
});

/** Who sends a key means to be known: as anonymous they would be counted and limited as somebody else. */
const keyElsewhere = new Unauthenticated({
  message: "The API key came in X-API-Key, which is not read: send it as Authorization: Bearer cik_...",
});

const callerOf = (
  authorization: string,
  { services: { accounts }, onCaller }: Call<unknown>,
): Effect.Effect<Caller, Unauthenticated | ServiceUnavailable> => {
  const token = bearerToken(authorization);
  if (token === undefined || !isApiKey(token)) return badKey;
  return AtOnce.flatMap(
    accounts.callerByKeyHash(hashOfApiKey(token)),
    (found): Effect.Effect<Caller, Unauthenticated> => {
      if (Option.isNone(found)) return badKey;
      onCaller?.(found.value);
      return AtOnce.map(accounts.noteUse(found.value.keyId), () => found.value);
    },
  );
};

const refusalOf = (access: AccessRule, caller: Caller): TierLacksFeature | PermissionDenied | undefined => {
  if (access.needsCbamApi && !caller.tier.cbamApi) {
    return new TierLacksFeature({
      message:
        `The tier ${caller.tier.name} does not carry the CBAM API (cbam_api): CBAM PRO and Enterprise do.`,
    });
  }
  if (!caller.permissions.includes(access.permission)) {
    return new PermissionDenied({
      message: `The key does not carry the permission ${access.permission}; it has ${
        caller.permissions.join(", ")
      }.`,
    });
  }
  return undefined;
};

const admitAnonymous = <Place>(
  access: AccessRule,
  { services, clientAddress }: Call<Place>,
): Effect.Effect<Admitted<Place>, Refusal> =>
  access.isOpen
    ? AtOnce.flatMap(services.accounts.tier("anonymous"), (tier) =>
      AtOnce.map(
        services.limiter.take(quotaOf(access, tier), rateSubject(clientAddress)),
        (standing) => ({ caller: undefined, standing }),
      ))
    : noKey;

/**
 * Lets a call in and takes its place in the window.
 * @fails Unauthenticated, TierLacksFeature, PermissionDenied, RateLimited in that order; ServiceUnavailable when
 * keys or counters can't be read: no one is let in unchecked
 */
export const admit = <Place>(
  access: AccessRule,
  call: Call<Place>,
): Effect.Effect<Admitted<Place>, Refusal> => {
  const { authorization, services } = call;
  if (authorization === undefined) {
    return call.hasKeyElsewhere ? keyElsewhere : admitAnonymous(access, call);
  }
  return AtOnce.flatMap(
    callerOf(authorization, call),
    (caller): Effect.Effect<Admitted<Place>, Refusal> => {
      const refusal = refusalOf(access, caller);
      if (refusal !== undefined) return refusal;
      return AtOnce.map(
        services.limiter.take(quotaOfKey(quotaOf(access, caller.tier), caller), caller.keyId),
        (standing) => ({ caller, standing }),
      );
    },
  );
};
