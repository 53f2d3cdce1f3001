/**
 * Changes that members' browsers send of what is saved in the account: their shapes, against which everything is held, and how they are carried out.
 */
import { isSoundText } from "../../kernel/text/json.ts";
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { InvalidRequest, type RateLimited, type ServiceUnavailable } from "../../contract/failures.ts";
import type { Quota } from "../../domain/accounts/quota.ts";
import { may } from "../../domain/accounts/roles.ts";
import {
  isDraftKind,
  isSharedKind,
  longestBody,
  longestItem,
  type SavedKind,
} from "../../domain/saved/saved_kinds.ts";
import type { SignedIn } from "../accounts/browser_session.ts";
import { RateLimiter } from "../ports.ts";
import { type DraftChange, type DraftToForget, type NewItem, SavedItems } from "./saved_items.ts";

/** A text that can be stored. */
const text = (most: number) => Schema.String.pipe(Schema.maxLength(most), Schema.filter(isSoundText));
const mostColumns = 300;
const columns = (most: number) => Schema.Array(text(most)).pipe(Schema.maxItems(mostColumns));

const CalculationWords = Schema.Struct({ text: text(500), cost: text(200) });
const Calculation = Schema.Struct({
  address: text(4_000).pipe(Schema.startsWith("/?")),
  ...CalculationWords.fields,
  /** The same in every language of the pages; one that was kept before has it in the language of its page alone. */
  words: Schema.optional(
    Schema.Record({ key: Schema.Literal("en", "de", "fr"), value: CalculationWords }),
  ),
});
const Sheet = Schema.Struct({
  headings: columns(300),
  meanings: columns(100),
  choices: Schema.Struct({
    decimal: Schema.Literal("", "comma", "point"),
    dates: Schema.Literal("", "dmy", "mdy"),
    totals: Schema.Literal("", "skip", "keep"),
  }),
});
const Goods = Schema.Struct({
  cn_code: Schema.String.pipe(Schema.pattern(/^\d{8}$/)),
  description: text(2_000),
  name: Schema.optional(text(2_000)),
});
const Party = Schema.Record({ key: text(60), value: text(500) }).pipe(
  Schema.filter((party) => (party["name"] ?? "") !== ""),
);
const BrowserId = Schema.String.pipe(Schema.pattern(/^[\w-]{8,64}$/));
const Draft = Schema.Struct({
  id: BrowserId,
  label: text(300),
  /** The browser that wrote it, and when by its clock; pages of a release before this one, still open, say neither. */
  writer: Schema.optional(BrowserId),
  written_at: Schema.optional(Schema.NonNegativeInt),
});
const decodeWritten = Schema.decodeUnknownOption(
  Schema.Struct({ writer: BrowserId, written_at: Schema.NonNegativeInt }),
);
const changeOf = (item: unknown, fromMs: number | undefined): { readonly change?: DraftChange } =>
  Option.match(decodeWritten(item), {
    onNone: () => ({}),
    onSome: ({ writer, written_at: writtenMs }) => ({ change: { writer, writtenMs, fromMs } }),
  });

const printed = <Value, Encoded>(schema: Schema.Schema<Value, Encoded>) => {
  const decode = Schema.decodeUnknownOption(schema);
  return (item: unknown): string | undefined => {
    const found = decode(item);
    return found._tag === "None" ? undefined : JSON.stringify(found.value);
  };
};
const ofCalculation = printed(Calculation);
const ofSheet = printed(Sheet);
const ofGoods = printed(Goods);
const ofParty = printed(Party);
const ofDraft = printed(Draft);

/** @returns the item as it is kept, without what its kind does not have; undefined for another shape */
const itemOf = (kind: SavedKind, item: unknown): string | undefined => {
  if (isDraftKind(kind)) return ofDraft(item);
  if (kind === "calculations") return ofCalculation(item);
  if (kind === "sheets") return ofSheet(item);
  return kind === "parties" ? ofParty(item) : ofGoods(item);
};

const mostAtOnce = 100;
const longestKey = 100_000;

const Sent = Schema.parseJson(Schema.Struct({
  keep: Schema.optionalWith(
    Schema.Array(Schema.Struct({
      key: text(longestKey),
      at: Schema.NonNegativeInt,
      item: Schema.Unknown,
      body: Schema.optional(text(longestBody)),
      from: Schema.optional(Schema.NonNegativeInt),
    })).pipe(Schema.maxItems(mostAtOnce)),
    { default: () => [] },
  ),
  forget: Schema.optionalWith(
    Schema.Array(Schema.Union(
      text(longestKey),
      Schema.Struct({
        key: BrowserId,
        writer: BrowserId,
        written_at: Schema.NonNegativeInt,
        from: Schema.optional(Schema.NonNegativeInt),
      }),
    )).pipe(Schema.maxItems(mostAtOnce)),
    { default: () => [] },
  ),
  all: Schema.optionalWith(Schema.Boolean, { default: () => false }),
}));
const decodeSent = Schema.decodeUnknownEither(Sent);

/** Changes that a browser sends of one kind. */
export interface SavedChanges {
  readonly keep: ReadonlyArray<NewItem>;
  readonly forget: ReadonlyArray<string>;
  /** Drafts that go as the browser has them; pages of a release before this one, still open, name keys alone. */
  readonly forgetDrafts: ReadonlyArray<DraftToForget>;
  /** True if everything of the kind goes first. */
  readonly all: boolean;
}

const unreadable = new InvalidRequest({
  message: "What was to be saved can't be read, or is too large: it stays in the browser alone.",
  issues: [],
});

/** @returns the changes of a JSON text; a refusal where any of them is none of the kind */
export const readChanges = (
  kind: SavedKind,
  json: string,
): Either.Either<SavedChanges, InvalidRequest> => {
  const sent = decodeSent(json);
  if (Either.isLeft(sent)) return Either.left(unreadable);
  const keep: Array<NewItem> = [];
  for (const { key, at, item, body, from } of sent.right.keep) {
    const kept = itemOf(kind, item);
    if (kept === undefined || kept.length > longestItem || (body !== undefined) !== isDraftKind(kind)) {
      return Either.left(unreadable);
    }
    const change = isDraftKind(kind) ? changeOf(item, from) : {};
    keep.push({ key, item: kept, body: body ?? null, atMs: at, ...change });
  }
  const { forget, all } = sent.right;
  return Either.right({
    keep,
    all,
    forget: forget.filter((each) => typeof each === "string"),
    forgetDrafts: forget.filter((each) => typeof each !== "string")
      .map(({ key, writer, written_at: writtenMs, from: fromMs }) => ({
        key,
        change: { writer, writtenMs, fromMs },
      })),
  });
};

/** @returns true if the person may save and delete things of the kind: shared ones are work on the account */
export const maySave = ({ role }: Pick<SignedIn, "role">, kind: SavedKind): boolean =>
  may(role, isSharedKind(kind) ? "work" : "look");

const changesOfMember: Quota = { policy: "saved-items", limit: 2_000, windowSeconds: 3_600 };

/**
 * Carries the changes out, each kind's deletions first.
 * @returns keys of drafts that another browser changed since, which stay as they are
 * @fails RateLimited above 2 000 an hour and member
 */
export const changeSaved = (
  person: SignedIn,
  kind: SavedKind,
  { keep, forget, forgetDrafts, all }: SavedChanges,
): Effect.Effect<ReadonlyArray<string>, RateLimited | ServiceUnavailable, RateLimiter | SavedItems> =>
  Effect.gen(function* () {
    yield* (yield* RateLimiter).take(changesOfMember, person.memberId);
    const items = yield* SavedItems;
    if (all) yield* items.forget(person, kind, "all");
    else if (forget.length > 0) yield* items.forget(person, kind, { keys: forget });
    const stay = forgetDrafts.length > 0 ? yield* items.forget(person, kind, { drafts: forgetDrafts }) : [];
    return [...stay, ...keep.length > 0 ? yield* items.keep(person, kind, keep) : []];
  });
