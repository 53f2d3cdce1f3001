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
import {
  type AccountDraft,
  accountDrafts,
  type Draft,
  held,
  heldAside,
  type HeldDraft,
  hold,
  ignore,
  isNewer,
  isSame,
  letGo,
  replace,
} from "./held_drafts.ts";
import { forgetAside, putAside, takeAside } from "./left_drafts.ts";
import { newHex } from "./new_uuid.ts";
import {
  askedDraft,
  beginsAnew,
  forgetOfTab,
  isOfOtherTab,
  isOwn,
  keepOfTab,
  ofTab,
  wasOwn,
  writer,
} from "./tab_drafts.ts";

/** Longest text of a draft that an account takes. */
const longestText = 900_000;

const kindOf = (name: string): string => `draft-${name}`;

/** Drafts as this page met or kept them last, by their names. */
const met = new Map<string, HeldDraft>();

/** The draft that this page shows from now on. */
const meet = (name: string, draft: HeldDraft | undefined): HeldDraft | undefined => {
  if (draft === undefined) return undefined;
  met.set(name, draft);
  keepOfTab(name, draft.id);
  return draft;
};

/**
 * Sends the draft to the account; one that is too large, or can't be sent now, stays in this browser. Where another browser changed it
 * since, that one stays too.
 */
const send = async (name: string, draft: HeldDraft): Promise<void> => {
  if (draft.owner === "") return;
  const body = await draftText(draft.value);
  if (body.length > longestText) return;
  const { id, label, keptAtMs, takenMs } = draft;
  const item = { id, label, writer: writer(), written_at: keptAtMs };
  const changed = await tellAccount(kindOf(name), {
    keep: [{ key: id, at: keptAtMs, item, body, from: takenMs }],
  });
  if (changed === undefined) return;
  if (changed.includes(id)) await fork(name, draft);
  else await replace(name, draft, { ...draft, isInAccount: true });
};

/** Goes on with the draft under an id of its own; one that was changed here meanwhile is still to be sent, and gets its own then. */
const fork = async (name: string, draft: HeldDraft): Promise<void> => {
  const shown = met.get(name);
  if (shown !== undefined && !isSame(shown, draft)) return;
  const own = { ...draft, id: newHex(), takenMs: undefined };
  if (shown !== undefined) meet(name, own);
  await replace(name, draft, own);
  await send(name, own);
};

/** The next change of the draft that this page shows: later than the one before, whatever the clock says. */
const changeOf = (name: string, made: Pick<HeldDraft, "value" | "label">, id: string): HeldDraft => {
  const before = met.get(name);
  const keptAtMs = Math.max(Date.now(), (before?.keptAtMs ?? 0) + 1);
  const takenMs = before?.id === id ? before.takenMs : undefined;
  return { ...made, id, owner: owner(), keptAtMs, isInAccount: false, takenMs };
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
  const draft = changeOf(name, made, await idFor(name, before));
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
    const draft = changeOf(name, made(), id);
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

/**
 * Takes a draft of the account over, in place of the one that was read.
 * @returns the draft as this browser holds it then; undefined where the account doesn't give it now
 */
const takeOver = async (
  name: string,
  { id, label, at }: AccountDraft,
  before: HeldDraft | undefined,
): Promise<HeldDraft | undefined> => {
  const text = await askBody(kindOf(name), id);
  const value = text === undefined ? undefined : await draftOfText(text).catch(ignore);
  if (value === undefined) return undefined;
  const draft = { id, label, owner: owner(), keptAtMs: at, value, isInAccount: true, takenMs: at };
  if (await replace(name, before, draft)) return draft;
  // Another tab was faster: with this draft, which it may have changed since, or with one of its own.
  const there = await held(name);
  return there?.id === id ? there : draft;
};

/** Sends what the account lacks. @returns the draft as this browser holds it then */
const sent = async (name: string, here: HeldDraft, isForked: boolean): Promise<HeldDraft> => {
  const own = { ...here, owner: owner(), ...isForked ? { id: newHex(), takenMs: undefined } : undefined };
  if (await replace(name, here, own)) await send(name, own).catch(ignore);
  return await held(name) ?? own;
};

const nextDraft = async (name: string): Promise<HeldDraft | undefined> => {
  if (beginsAnew(name)) return undefined;
  const kept = await held(name);
  const asked = askedDraft(name);
  const answer = await askAccount([kindOf(name)]);
  // What this browser holds may be another tab's: a tab whose own can't be had now begins empty, and has it after the next reload.
  if (answer === undefined) return asked === undefined || asked === kept?.id ? kept : undefined;
  const there = accountDrafts(answer.items);
  const same = there.find(({ id }) => id === kept?.id);
  const isNewerThere = kept !== undefined && same !== undefined && isNewer(same, kept);
  const before = kept && same && !isNewerThere ? { ...kept, takenMs: same.at } : kept;
  if (before !== undefined && !before.isInAccount) {
    // Changed here and elsewhere since: both stay, and the tab that had it goes on with what was changed here.
    const here = await sent(name, before, isNewerThere);
    const wanted = there.find(({ id }) => id === asked && id !== before.id);
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
