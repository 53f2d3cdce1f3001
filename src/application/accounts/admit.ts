/**
 * Admission of calls, in one place and one order: a valid key (401), a tier with the feature (402), the permission
 * (403), a free place in the window (429). Contract sections 5, 7 and 8.1. Admission is an effect, `admit`, and a plain
 * function beside it, `admitNow`, which decides where everything that it needs is in memory. docs/decisions/0099
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import type { AccessRule, Permission } from "../../contract/access.ts";
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
import type { Quota, WindowState } from "../../domain/accounts/quota.ts";
import type { Accounts, RateLimiter } from "../ports.ts";
import { inLineOf } from "../turns/own_line.ts";

/** Caller that was let in, and the state of its window; no caller: anonymous. */
export interface Admission {
  readonly caller: Caller | undefined;
  readonly window: WindowState;
}

/** Facts of a call before it is let in, and the check of its key. */
export interface Call {
  readonly services: { readonly accounts: Accounts["Type"]; readonly limiter: RateLimiter["Type"] };
  readonly authorization: string | undefined;
  /** A key came in `X-API-Key`, which no call reads. */
  readonly hasKeyElsewhere: boolean;
  readonly clientAddress: string;
  /** Is told whose key it is, also when the call isn't let in. */
  readonly onCaller?: (caller: Caller) => void;
}

/** A caller with the right to call, and the window that the call is counted in. */
export interface CountedCall {
  readonly caller: Caller | undefined;
  readonly quota: Quota;
  readonly subject: string;
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
    "The API key is not valid: it is malformed, unknown or revoked, or its account is closed or has ended. Keys are cik_ and 48 hex digits, sent once as Authorization: Bearer cik_...",
});

/** A sender of a key means to be known: as anonymous they would be counted and limited as somebody else. */
const keyElsewhere = new Unauthenticated({
  message: "The API key came in X-API-Key, which is not read: send it as Authorization: Bearer cik_...",
});

/** The SHA-256 of the key that was sent. @fails Unauthenticated for what is no key */
const keyHashOf = (authorization: string): Either.Either<string, Unauthenticated> => {
  const token = bearerToken(authorization);
  return token === undefined || !isApiKey(token) ? Either.left(badKey) : Either.right(hashOfApiKey(token));
};

/** Caller of the key that was sent, whatever it may do; none for what is no key of the service. */
export const callerOfKey = (
  { authorization, services: { accounts } }: Pick<Call, "authorization" | "services">,
): Effect.Effect<Option.Option<Caller>, ServiceUnavailable> => {
  const keyHash = authorization === undefined ? Either.left(noKey) : keyHashOf(authorization);
  return Either.isLeft(keyHash) ? Effect.succeedNone : accounts.callerByKeyHash(keyHash.right);
};

/** @returns the refusal of a key without a permission; undefined where it has it */
export const lackOf = (
  permission: Permission,
  { permissions }: Pick<Caller, "permissions">,
): PermissionDenied | undefined =>
  permissions.includes(permission) ? undefined : new PermissionDenied({
    message: `The key does not carry the permission ${permission}; it has ${permissions.join(", ")}.`,
  });

/**
 * Lets a caller through whose key has the permission: also reading or writing another kind of records than the endpoint's own
 * needs that kind's permission. Decision 0170.
 * @fails PermissionDenied for a key without it
 */
export const requirePermission = (
  permission: Permission,
  caller: Pick<Caller, "permissions">,
): Effect.Effect<void, PermissionDenied> => {
  const lack = lackOf(permission, caller);
  return lack === undefined ? Effect.void : lack;
};

/** @returns the refusal of a caller by an endpoint's rule; undefined where it may call */
export const refusalOf = (
  access: AccessRule,
  caller: Caller,
): TierLacksFeature | PermissionDenied | undefined => {
  if (access.needsCbamApi && !caller.tier.cbamApi) {
    return new TierLacksFeature({
      message:
        `The tier ${caller.tier.name} does not carry the CBAM API (cbam_api): CBAM PRO and Enterprise do.`,
    });
  }
  return lackOf(access.permission, caller);
};

/** The window of a caller with a key, whose use is noted. */
const countedCaller = (
  access: AccessRule,
  { services, onCaller }: Call,
  found: Option.Option<Caller>,
): Either.Either<CountedCall, Unauthenticated | TierLacksFeature | PermissionDenied> => {
  if (Option.isNone(found)) return Either.left(badKey);
  const caller = found.value;
  onCaller?.(caller);
  services.accounts.noteUse(caller.keyId);
  const refusal = refusalOf(access, caller);
  return refusal === undefined
    ? Either.right({ caller, quota: quotaOfKey(quotaOf(access, caller.tier), caller), subject: caller.keyId })
    : Either.left(refusal);
};

const countedAddress = (access: AccessRule, { clientAddress }: Call, tier: Tier): CountedCall => ({
  caller: undefined,
  quota: quotaOf(access, tier),
  subject: rateSubject(clientAddress),
});

/**
 * Caller, and the window in which it is counted.
 * @fails Unauthenticated, TierLacksFeature, PermissionDenied in that order; ServiceUnavailable when keys can't be read
 */
export const countedAs = (access: AccessRule, call: Call): Effect.Effect<CountedCall, Refusal> =>
  Effect.gen(function* () {
    const { authorization, hasKeyElsewhere, services: { accounts } } = call;
    if (authorization !== undefined) {
      return yield* countedCaller(
        access,
        call,
        yield* accounts.callerByKeyHash(yield* keyHashOf(authorization)),
      );
    }
    if (hasKeyElsewhere) return yield* keyElsewhere;
    return access.isOpen ? countedAddress(access, call, yield* accounts.tier("anonymous")) : yield* noKey;
  });

/** Counting of a call from memory; undefined: `countedAs` has to look. */
const countedNow = (access: AccessRule, call: Call): Either.Either<CountedCall, Refusal> | undefined => {
  const { authorization, hasKeyElsewhere, services: { accounts } } = call;
  if (authorization === undefined) {
    if (hasKeyElsewhere) return Either.left(keyElsewhere);
    if (!access.isOpen) return Either.left(noKey);
    const tier = accounts.tierNow("anonymous");
    return tier && Either.right(countedAddress(access, call, tier));
  }
  const hash = keyHashOf(authorization);
  if (Either.isLeft(hash)) return Either.left(hash.left);
  const found = accounts.callerNow(hash.right);
  return found && countedCaller(access, call, found);
};

/**
 * Lets a call in and takes its place in the window. Places of many calls come with one answer of the database: strangers, of whom there may
 * be any number, go on from it one at a time.
 * @fails Unauthenticated, TierLacksFeature, PermissionDenied, RateLimited in that order; ServiceUnavailable when
 * keys or counters can't be read: no one is let in unchecked. Of strangers also where many of one address wait
 */
export const admit = (access: AccessRule, call: Call): Effect.Effect<Admission, Refusal> =>
  Effect.gen(function* () {
    const { caller, quota, subject } = yield* countedAs(access, call);
    const window = yield* call.services.limiter.take(quota, subject);
    if (caller === undefined) yield* inLineOf(subject);
    return { caller, window };
  });

/**
 * Decides at once, where memory knows enough: a plain function that lets the call in, and has taken its place, or
 * refuses it.
 * @returns undefined where `admit` has to be asked: no place was taken
 */
export const admitNow = (access: AccessRule, call: Call): Either.Either<Admission, Refusal> | undefined => {
  const counted = countedNow(access, call);
  if (counted === undefined) return undefined;
  if (Either.isLeft(counted)) return Either.left(counted.left);
  const { caller, quota, subject } = counted.right;
  const taken = call.services.limiter.takeNow(quota, subject);
  return taken && Either.map(taken, (window) => ({ caller, window }));
};
