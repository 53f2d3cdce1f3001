/// <reference lib="dom" />
/**
 * Ids of the drafts that this tab works on: those that it finds again after a reload, and the one that its address names. Tabs
 * that are open tell each other by locks, which browsers give to no page over plain HTTP.
 */
import { newHex, owner } from "../account_items.ts";
import { isNewlyShown } from "../page_data.ts";

const placeOf = (name: string, of = owner()): string => `draft:${of}:${name}`;

const writerOfPage = newHex();

/** @returns the id of this browser among those that write into the person's drafts; the page's where a browser keeps nothing */
export const writer = (): string => {
  const place = `drafts-writer:${owner()}`;
  try {
    const kept = localStorage.getItem(place);
    if (kept !== null) return kept;
    localStorage.setItem(place, writerOfPage);
  } catch {
    // The account knows each page by itself.
  }
  return writerOfPage;
};

/** A draft as this tab had it: which, of when, and of which moment of the account. */
export interface TabDraft {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly keptAtMs: number;
  readonly takenMs?: number | undefined;
}

/** @returns the draft of the name as this tab had it last, in the hands of who is here, or of another */
export const ofTab = (name: string, of = owner()): TabDraft | undefined => {
  try {
    const kept = sessionStorage.getItem(placeOf(name, of));
    if (kept === null) return undefined;
    const [id = "", keptAt = "", taken = ""] = kept.split(":");
    // A page of an earlier release kept the id alone.
    return {
      id,
      keptAtMs: keptAt === "" ? Date.now() : Number(keptAt),
      takenMs: taken === "" ? undefined : Number(taken),
    };
  } catch {
    return undefined;
  }
};

/** A draft that this tab works on, as other tabs are told. */
interface Lock {
  readonly place: string;
  readonly ended: Promise<void>;
  readonly end: () => void;
  /** True for the tab that keeps the draft; others that show it begin another one. */
  isOwn: boolean;
}

/** Locks of this tab by the names of their drafts. */
const locks = new Map<string, Lock>();

const unlock = (name: string): void => {
  locks.get(name)?.end();
  locks.delete(name);
};

/** Makes the draft this tab's own, unless it is another open tab's. */
const claim = (lock: Lock): Promise<void> =>
  new Promise((done) => {
    navigator.locks.request(`${lock.place}:own`, { ifAvailable: true }, (given) => {
      lock.isOwn ||= given !== null;
      done();
      return given === null ? undefined : lock.ended;
    }).catch(() => {
      // A browser that gives no locks has tabs that know nothing of each other.
      lock.isOwn = true;
      done();
    });
  });

/** Tells other tabs that this one works on the draft. */
const lock = (name: string, id: string): void => {
  const place = `${placeOf(name)}:${id}`;
  if (!("locks" in navigator) || locks.get(name)?.place === place) return;
  unlock(name);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const own = { place, ended, end, isOwn: false };
  locks.set(name, own);
  navigator.locks.request(place, { mode: "shared" }, () => ended).catch(() => undefined);
  claim(own);
};

/** @returns true where the draft of the name that this tab works on was its own when it last asked */
export const wasOwn = (name: string): boolean => locks.get(name)?.isOwn ?? true;

/** @returns false where the draft, which this tab works on, is another open tab's */
export const isOwn = async (name: string, id: string): Promise<boolean> => {
  lock(name, id);
  const own = locks.get(name);
  if (own?.isOwn === false) await claim(own);
  return wasOwn(name);
};

/** @returns true where another open tab works on the draft */
export const isOfOtherTab = async (name: string, id: string): Promise<boolean> => {
  if (!("locks" in navigator)) return false;
  const place = `${placeOf(name)}:${id}`;
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const tabs = new Set(held.flatMap((each) => each.name === place ? [each.clientId] : []));
  return tabs.size > (locks.get(name)?.place === place ? 1 : 0);
};

addEventListener("pagehide", () => {
  for (const { end } of locks.values()) end();
});

/** A page that is shown again as it was left works on its drafts again. */
addEventListener("pageshow", (event) => {
  if (!(event instanceof PageTransitionEvent) || !event.persisted) return;
  const left = [...locks];
  locks.clear();
  for (const [name, { place }] of left) lock(name, place.slice(placeOf(name).length + 1));
});

/** Keeps for the tab which draft it has, also in an address that names one. */
export const keepOfTab = (name: string, { id, keptAtMs, takenMs }: TabDraft): void => {
  lock(name, id);
  if (namedDraft() !== undefined) nameInAddress(id);
  try {
    sessionStorage.setItem(placeOf(name), `${id}:${keptAtMs}:${takenMs ?? ""}`);
  } catch {
    // A browser that keeps nothing goes on with the draft that it holds.
  }
};

/** Forgets which draft the tab has, also in its address, or had while it was in the hands of another. */
export const forgetOfTab = (name: string, of = owner()): void => {
  if (of === owner()) {
    unlock(name);
    if (namedDraft() !== undefined) nameInAddress(undefined);
  }
  try {
    sessionStorage.removeItem(placeOf(name, of));
  } catch {
    // Nothing was kept.
  }
};

/** Query of a page that begins without a draft. */
const beginning = "new";
/** @returns the address of the page without a draft, until this tab has one of its own */
export const withoutDraft = (): string => `${location.pathname}?draft=${beginning}`;

/** @returns the address of the page with the draft */
export const addressOfDraft = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ draft: id })}`;

const inAddress = (): string | null => new URLSearchParams(location.search).get("draft");

/** @returns the id of the draft that the page's address names; undefined also for a page that begins without one */
const namedDraft = (): string | undefined => {
  const named = inAddress();
  return named === null || named === beginning ? undefined : named;
};

const nameInAddress = (id: string | undefined): void => {
  const address = new URL(location.href);
  if (id === undefined) address.searchParams.delete("draft");
  else address.searchParams.set("draft", id);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
};

/** @returns true for a page that a link led to with another draft, and that was not loaded again since */
export const isLedElsewhere = (id: string): boolean => {
  const asked = namedDraft();
  return asked !== undefined && asked !== id && isNewlyShown();
};

/** @returns the id of the draft that the page's address names, else of the one that this tab had before */
export const askedDraft = (name: string): string | undefined => namedDraft() ?? ofTab(name)?.id;

/** @returns true for a page that begins without a draft */
export const beginsAnew = (name: string): boolean => inAddress() === beginning && ofTab(name) === undefined;
