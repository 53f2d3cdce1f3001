/// <reference lib="dom" />
/**
 * Drafts of work that isn't finished: in this browser, where they are there again after a reload, a way back, a sign-in and a
 * session that ended, and in the account, where the person's other browsers have them. A draft of a member is shown to that
 * member only; one of nobody's to whoever goes on with it. Drafts are told apart by an id: two that were begun apart both stay,
 * in two tabs of one browser too, where the browser holds the one that was changed last and the account has both. A tab that
 * types into a draft that another open tab had first begins one of its own with it.
 */
import { newHex, owner, tellAccount } from "../account_items.ts";
import { type Draft, type HeldDraft, hold, ignore, letGo } from "./held_drafts.ts";
import { forgetAside, leftAside, putAside } from "./left_drafts.ts";
import { nextDraft } from "./next_draft.ts";
import { changeOf, keep, kindOf, meet, met, send } from "./shown_drafts.ts";
import { forgetOfTab, isOfOtherTab, ofTab, wasOwn, writer } from "./tab_drafts.ts";

const pauseMs = 400;
/** Longest time for which somebody types on before what they typed is kept. */
const typingMs = 1_000;
const accountPauseMs = 2_000;

type Made = () => Pick<HeldDraft, "value" | "label">;

/** Changes that aren't kept yet, by the names of their drafts. */
const due = new Map<string, Made>();

/** Puts aside what isn't kept yet while the page goes; the browser holds it too where it still gets to it. */
addEventListener("pagehide", () => {
  for (const [name, made] of due) {
    const id = wasOwn(name) ? met.get(name)?.id ?? ofTab(name)?.id ?? newHex() : newHex();
    const draft = changeOf(name, made(), id);
    met.set(name, draft);
    putAside(name, draft);
    hold(name, draft).catch(ignore);
  }
});

/**
 * Keeps drafts of the name a moment after their last change, and while somebody types on: here, and a little later in the account. One
 * that was left, or is done with, meanwhile is not kept again; what changed while it was kept is kept, and sent, after it.
 */
export const draftKeeper = (name: string): (made: Made) => void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sinceMs: number | undefined;
  return (made) => {
    clearTimeout(waiting);
    due.set(name, made);
    const nowMs = performance.now();
    sinceMs ??= nowMs;
    waiting = setTimeout(async () => {
      sinceMs = undefined;
      if (due.get(name) !== made) return;
      const draft = await keep(name, made());
      if (due.get(name) === made) due.delete(name);
      if (sinceMs === undefined) {
        waiting = setTimeout(() => {
          if (met.get(name)?.id === draft.id) send(name, draft).catch(ignore);
        }, accountPauseMs);
      }
    }, Math.min(pauseMs, sinceMs + typingMs - nowMs));
  };
};

/** Ends this tab's work on its draft. */
const endWork = (name: string): void => {
  due.delete(name);
  forgetAside(name);
  met.delete(name);
  forgetOfTab(name);
};

/**
 * Forgets this tab's draft, also in the account.
 * @returns the id of one that another browser, or tab, changed since: that stays
 */
export const dropDraft = async (name: string): Promise<string | undefined> => {
  const own = leftAside(name) ?? ofTab(name);
  endWork(name);
  if (own === undefined) return undefined;
  const { id, keptAtMs, takenMs } = own;
  for (const of of new Set([owner(), ""])) await letGo(name, { id, keptAtMs, owner: of });
  const stay = await tellAccount(kindOf(name), {
    forget: [{ key: id, writer: writer(), written_at: keptAtMs, from: takenMs }],
  });
  return stay?.includes(id) ? id : undefined;
};

/**
 * Begins without this tab's draft, which is forgotten unless another open tab works on it.
 * @returns the id of one that another browser, or tab, changed since: that stays
 */
export const leaveDraft = async (name: string): Promise<string | undefined> => {
  const id = ofTab(name)?.id;
  if (id === undefined || !await isOfOtherTab(name, id)) return await dropDraft(name);
  endWork(name);
  return undefined;
};

/** Begins another draft beside this tab's, which stays. @returns its id; undefined where there is none */
export const keepBeside = async (name: string): Promise<string | undefined> => {
  const made = due.get(name);
  due.delete(name);
  const draft = made === undefined ? met.get(name) : await keep(name, made());
  endWork(name);
  return draft && (await send(name, draft).catch(ignore) ?? draft.id);
};

/**
 * @returns the draft to go on with: the one that the page's address names (`draft`), the one that this tab had, the one that this
 * browser holds, or the newest of the account; undefined where there is none, or only another member's. Where another one was begun
 * meanwhile, that is the page's.
 */
export const draftOf = async (name: string): Promise<Draft | undefined> => {
  const next = await nextDraft(name);
  if (next === undefined || next.id === met.get(name)?.id) return undefined;
  return met.has(name) || due.has(name) ? next : meet(name, next);
};

/** Goes on with the draft that this tab had, on a page that has its values. */
export const goOnWithOwn = (name: string, made: Made): void => {
  const left = leftAside(name);
  if (left !== undefined) hold(name, left).then(() => forgetAside(name)).catch(ignore);
  const own = left ?? ofTab(name);
  if (own !== undefined) meet(name, { ...made(), ...own, owner: owner(), isInAccount: false });
};

/** @returns the draft that this tab had, which the page goes on with; undefined where it can't be had now */
export const ownDraft = async (name: string): Promise<Draft | undefined> => {
  const own = leftAside(name) ?? ofTab(name);
  const next = own && await nextDraft(name);
  return next !== undefined && next.id === own?.id ? meet(name, next) : undefined;
};
