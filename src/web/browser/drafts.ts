/// <reference lib="dom" />
/**
 * Drafts of work that isn't finished: in this browser, where they are there again after a reload, a way back, a sign-in and a
 * session that ended, and in the account, where the person's other browsers have them. A draft of a member is shown to that
 * member only; one of nobody's to whoever goes on with it. Drafts are told apart by an id: two that were begun apart both stay,
 * in two tabs of one browser too, where the browser holds the one that was changed last and the account has both. A tab that
 * types into a draft that another open tab had first begins one of its own with it.
 */
import { askAccount, askBody, owner, tellAccount } from "./account_items.ts";
import { draftOfText, draftText } from "./draft_text.ts";
import { type Draft, held, heldAside, type HeldDraft, hold, ignore, letGo, replace } from "./held_drafts.ts";
import { forgetAside, putAside, takeAside } from "./left_drafts.ts";
import { newHex } from "./new_uuid.ts";
import { isOf } from "./page_data.ts";
import {
  askedDraft,
  beginsAnew,
  forgetOfTab,
  isOfOtherTab,
  isOwn,
  keepOfTab,
  ofTab,
  wasOwn,
} from "./tab_drafts.ts";

/** Longest text of a draft that an account takes. */
const longestText = 900_000;

const kindOf = (name: string): string => `draft-${name}`;

/** Sends the draft to the account; one that is too large, or can't be sent now, stays in this browser. */
const send = async (name: string, draft: HeldDraft): Promise<void> => {
  if (draft.owner === "") return;
  const body = await draftText(draft.value);
  if (body.length > longestText) return;
  const { id, label, keptAtMs } = draft;
  const isTold = await tellAccount(kindOf(name), {
    keep: [{ key: id, at: keptAtMs, item: { id, label }, body }],
  });
  if (isTold) await replace(name, draft, { ...draft, isInAccount: true });
};

/** Drafts as this page met or kept them last, by their names. */
const met = new Map<string, HeldDraft>();

/** The draft that this page shows from now on. */
const meet = (name: string, draft: HeldDraft | undefined): HeldDraft | undefined => {
  if (draft === undefined) return undefined;
  met.set(name, draft);
  keepOfTab(name, draft.id);
  return draft;
};

/** Id of a draft in the place of the one before: its own again, unless it is another open tab's, or was changed elsewhere. */
const idFor = async (name: string, before: HeldDraft | undefined): Promise<string> => {
  const own = met.get(name);
  if (own === undefined || !await isOwn(name, own.id)) return newHex();
  return before?.id === own.id && before.keptAtMs > own.keptAtMs ? newHex() : own.id;
};

/** Keeps the draft in place of the one before. */
const keep = async (name: string, made: Pick<HeldDraft, "value" | "label">): Promise<HeldDraft> => {
  const before = await held(name);
  const id = await idFor(name, before);
  const draft = { ...made, id, owner: owner(), keptAtMs: Date.now(), isInAccount: false };
  meet(name, draft);
  await hold(name, draft);
  return draft;
};

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
    const id = wasOwn(name) ? met.get(name)?.id ?? ofTab(name) ?? newHex() : newHex();
    const draft = { ...made(), id, owner: owner(), keptAtMs: Date.now(), isInAccount: false };
    met.set(name, draft);
    putAside(name, draft);
    hold(name, draft).catch(ignore);
  }
});

/** Holds what this tab had while another one had the place, and what the page was left with last. */
const takeUp = async (name: string): Promise<void> => {
  const own = await heldAside(name, askedDraft(name));
  if (own !== undefined) await hold(name, own);
  const left = takeAside(name);
  if (left === undefined) return;
  const there = await held(name);
  if (there?.id !== left.id || there.keptAtMs < left.keptAtMs) await hold(name, left);
  keepOfTab(name, left.id);
};

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

/** Forgets this tab's draft, also in the account. */
export const dropDraft = async (name: string): Promise<void> => {
  due.delete(name);
  const id = takeAside(name)?.id ?? ofTab(name);
  const draft = await held(name);
  met.delete(name);
  forgetOfTab(name);
  if (id === undefined) return;
  if (draft?.id === id) await letGo(name, draft.owner);
  await tellAccount(kindOf(name), { forget: [id] });
};

/** Begins without this tab's draft, which is forgotten unless another open tab works on it. */
export const leaveDraft = async (name: string): Promise<void> => {
  const id = ofTab(name);
  if (id === undefined || !await isOfOtherTab(name, id)) return await dropDraft(name);
  due.delete(name);
  forgetAside(name);
  met.delete(name);
  forgetOfTab(name);
};

interface Label {
  readonly id: string;
  readonly label: string;
}

/**
 * Takes a draft of the account over, in place of the one that was read.
 * @returns the draft as this browser holds it then; undefined where the account doesn't give it now
 */
const takeOver = async (
  name: string,
  { id, label, at }: Label & { readonly at: number },
  before: HeldDraft | undefined,
): Promise<HeldDraft | undefined> => {
  const text = await askBody(kindOf(name), id);
  const value = text === undefined ? undefined : await draftOfText(text).catch(ignore);
  if (value === undefined) return undefined;
  const draft = { id, label, owner: owner(), keptAtMs: at, value, isInAccount: true };
  if (await replace(name, before, draft)) return draft;
  // Another tab was faster: with this draft, which it may have changed since, or with one of its own.
  const there = await held(name);
  return there?.id === id ? there : draft;
};

/** Sends what the account lacks. @returns the draft as this browser holds it then */
const sent = async (name: string, here: HeldDraft, isForked: boolean): Promise<HeldDraft> => {
  const own = { ...here, owner: owner(), id: isForked ? newHex() : here.id };
  if (await replace(name, here, own)) await send(name, own).catch(ignore);
  return await held(name) ?? own;
};

const nextDraft = async (name: string): Promise<HeldDraft | undefined> => {
  if (beginsAnew(name)) return undefined;
  const before = await held(name);
  const asked = askedDraft(name);
  const answer = await askAccount([kindOf(name)]);
  // What this browser holds may be another tab's: a tab whose own can't be had now begins empty, and has it after the next reload.
  if (answer === undefined) return asked === undefined || asked === before?.id ? before : undefined;
  const there = answer.items.flatMap(({ item, at }) =>
    isOf<Label>(item, { id: "text", label: "text" }) ? [{ id: item.id, label: item.label, at }] : []
  );
  const same = there.find(({ id }) => id === before?.id);
  const isNewerThere = before !== undefined && same !== undefined && same.at > before.keptAtMs;
  if (before !== undefined && !before.isInAccount) {
    // Changed here and elsewhere since: both stay.
    const here = await sent(name, before, isNewerThere);
    const wanted = there.find(({ id }) => id === asked && id !== here.id);
    if (wanted === undefined) return here;
    return await takeOver(name, wanted, here.isInAccount ? here : undefined);
  }
  const wanted = there.find(({ id }) => id === asked);
  if (wanted !== undefined && wanted.id !== before?.id) return await takeOver(name, wanted, before);
  if (before === undefined || same === undefined) {
    if (before !== undefined && !await replace(name, before, undefined)) return await held(name);
    const [newest] = there;
    return newest === undefined ? undefined : await takeOver(name, newest, undefined);
  }
  return isNewerThere ? await takeOver(name, same, before) ?? before : before;
};

/**
 * @returns the draft to go on with: the one that the page's address names (`draft`), the one that this tab had, the one that this
 * browser holds, or the newest of the account; undefined where there is none, or only another member's
 */
export const draftOf = async (name: string): Promise<Draft | undefined> => {
  await takeUp(name);
  return meet(name, await nextDraft(name));
};
