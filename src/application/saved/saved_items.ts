/**
 * Things that members' browsers save in the account, so that another browser of the same person, or a colleague's, has them: the
 * port that keeps them, and their shapes, against which everything that a browser sends is held. Decision 0154.
 */
import { isSoundText } from "../../kernel/text/json.ts";
import * as Context from "effect/Context";
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
import type { Membership, SignedIn } from "../accounts/browser_session.ts";
import { RateLimiter } from "../ports.ts";

/** A thing as it is kept. */
export interface SavedItem {
  readonly id: string;
  readonly kind: SavedKind;
  /** JSON. */
  readonly item: string;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
  /** Address of who saved it. */
  readonly savedBy: string;
}

/** A change of a draft by one of the person's browsers. */
export interface DraftChange {
  readonly writer: string;
  /** Moment of the change by the browser's clock. */
  readonly writtenMs: number;
  /** Moment that the account gave the draft which the browser had taken over; undefined for one that began there. */
  readonly fromMs: number | undefined;
}

/** A thing that a browser sends. */
export interface NewItem {
  /** Text by which the browser knows it from others of its kind. */
  readonly key: string;
  /** JSON. */
  readonly item: string;
  /** Content of a draft. */
  readonly body: string | null;
  /** Moment at which it was used, by the browser's clock. */
  readonly atMs: number;
  /** Change of a draft; undefined for what is told apart by `atMs`. */
  readonly change?: DraftChange;
}

/** Things of a kind that go: those of the keys, the one with the id, or all. */
export type ItemsToForget =
  | { readonly keys: ReadonlyArray<string> }
  | { readonly id: string }
  | "all";

type StoreEffect<Value> = Effect.Effect<Value, ServiceUnavailable>;

/** Things that were saved: a person's own, and those of the account. */
export class SavedItems extends Context.Tag("SavedItems")<SavedItems, {
  /** Things of the kinds, the newest first. */
  readonly list: (
    person: Membership,
    kinds: ReadonlyArray<SavedKind>,
  ) => StoreEffect<ReadonlyArray<SavedItem>>;
  /** Content of a draft of the person. */
  readonly body: (person: Membership, kind: SavedKind, key: string) => StoreEffect<Option.Option<string>>;
  /**
   * Keeps the things where nothing newer is kept under their keys, and changes of drafts where no other browser changed the draft
   * since; the oldest of too many go.
   * @returns keys of drafts that another browser changed since
   */
  readonly keep: (
    person: Membership,
    kind: SavedKind,
    items: ReadonlyArray<NewItem>,
  ) => StoreEffect<ReadonlyArray<string>>;
  readonly forget: (person: Membership, kind: SavedKind, what: ItemsToForget) => StoreEffect<void>;
}>() {}

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
  forget: Schema.optionalWith(Schema.Array(text(longestKey)).pipe(Schema.maxItems(mostAtOnce)), {
    default: () => [],
  }),
  all: Schema.optionalWith(Schema.Boolean, { default: () => false }),
}));
const decodeSent = Schema.decodeUnknownEither(Sent);

/** Changes that a browser sends of one kind. */
export interface SavedChanges {
  readonly keep: ReadonlyArray<NewItem>;
  readonly forget: ReadonlyArray<string>;
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
  return Either.right({ ...sent.right, keep });
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
  { keep, forget, all }: SavedChanges,
): Effect.Effect<ReadonlyArray<string>, RateLimited | ServiceUnavailable, RateLimiter | SavedItems> =>
  Effect.gen(function* () {
    yield* (yield* RateLimiter).take(changesOfMember, person.memberId);
    const items = yield* SavedItems;
    if (all) yield* items.forget(person, kind, "all");
    else if (forget.length > 0) yield* items.forget(person, kind, { keys: forget });
    return keep.length > 0 ? yield* items.keep(person, kind, keep) : [];
  });
