/// <reference lib="dom" />
/**
 * Drafts of work that isn't finished: in this browser, where they are there again after a reload, a way back, a sign-in and a
 * session that ended, and in the account, where the person's other browsers have them. A draft of a member is shown to that
 * member only; one of nobody's to whoever goes on with it. Drafts are told apart by an id: two that were begun apart both stay,
 * in two tabs of one browser too, where the browser holds the one that was changed last and the account has both.
 */
import { askAccount, askBody, owner, tellAccount } from "./account_items.ts";
import {
  type Draft,
  type DraftState,
  held,
  type HeldDraft,
  hold,
  ignore,
  isSame,
  letGo,
  replace,
} from "./held_drafts.ts";
import { leaveDraftBehind, readyToLeave, takeLeft } from "./left_drafts.ts";
import { newHex } from "./new_uuid.ts";
import { isOf } from "./page_data.ts";
import { askedDraft, beginsAnew, forgetOfTab, isOfOtherTab, keepOfTab, ofTab } from "./tab_drafts.ts";

/** Longest text of a draft that an account takes. */
const longestText = 900_000;

/** Only drafts that go to the account, or come from it, are texts. */
const textModule = () => import("./draft_text.ts");

const kindOf = (name: string): string => `draft-${name}`;

/** Sends the draft to the account; one that is too large, or can't be sent now, stays in this browser. */
const send = async (name: string, draft: HeldDraft): Promise<void> => {
  if (draft.owner === "") return;
  const { draftText } = await textModule();
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

/** Id of a draft in the place of the one before: its own again, unless another tab keeps its own there. */
const idFor = (own: DraftState | undefined, before: HeldDraft | undefined): string => {
  if (before === undefined || before.owner === "") return own?.id ?? before?.id ?? newHex();
  if (isSame(before, own)) return before.id;
  return own === undefined || own.id === before.id ? newHex() : own.id;
};

/** Content of a draft, with words by which its person knows it. */
type DraftContent = Pick<HeldDraft, "value" | "label">;

/** Keeps the draft in place of the one before. */
const keep = async (name: string, made: DraftContent): Promise<void> => {
  const before = await held(name);
  const id = idFor(met.get(name), before);
  const draft = { ...made, id, owner: owner(), keptAtMs: Date.now(), isInAccount: false };
  await hold(name, draft);
  meet(name, draft);
};

const pauseMs = 400;
/** Somebody who types without a pause is kept after this time too. */
const longestPauseMs = 2_000;
const accountPauseMs = 2_000;

/** A change that is not kept yet. */
interface Change {
  readonly made: () => DraftContent;
  readonly sinceMs: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

const changes = new Map<string, Change>();
/** Drafts that are to be sent to the account. */
const sending = new Map<string, ReturnType<typeof setTimeout>>();
/** Ids of drafts that were left behind while their page was hidden, by their names. */
const leftBehind = new Map<string, string>();

const sendLater = (name: string): void => {
  if (sending.has(name)) return;
  const timer = setTimeout(() => {
    sending.delete(name);
    const draft = met.get(name);
    if (draft !== undefined) send(name, draft).catch(ignore);
  }, accountPauseMs);
  sending.set(name, timer);
};

const keepChange = async (name: string): Promise<void> => {
  const change = changes.get(name);
  if (change === undefined) return;
  await keep(name, change.made());
  if (changes.get(name) === change) changes.delete(name);
  const left = leftBehind.get(name);
  leftBehind.delete(name);
  if (left !== undefined) await takeLeft(name, left);
  sendLater(name);
};

/** Leaves changes behind for the page that comes next. */
const leave = (): void => {
  for (const [name, { made }] of changes) {
    const own = met.get(name);
    const id = own?.id ?? leftBehind.get(name) ?? newHex();
    const before = own === undefined ? undefined : { id, keptAtMs: own.keptAtMs };
    const state = { id, owner: owner(), keptAtMs: Date.now(), isInAccount: false };
    leaveDraftBehind(name, { ...made(), ...state, before });
    leftBehind.set(name, id);
    keepOfTab(name, id);
  }
};

/** Takes up what a page was left with. */
const takeUpLeft = async (name: string): Promise<void> => {
  const left = await takeLeft(name);
  if (left === undefined) return;
  const { before, ...draft } = left;
  const id = before === undefined ? left.id : idFor(before, await held(name));
  await hold(name, { ...draft, id });
  if (ofTab(name) === left.id) keepOfTab(name, id);
};

/** Forgets changes that are not kept yet. */
const dropChanges = (name: string): void => {
  clearTimeout(changes.get(name)?.timer);
  clearTimeout(sending.get(name));
  changes.delete(name);
  sending.delete(name);
};

/**
 * Keeps drafts of the name a moment after their last change, and while somebody types without a pause: here, and a little later in
 * the account. What a page is left with is taken up by the next one.
 */
export const draftKeeper = (name: string): (made: () => DraftContent) => void => {
  readyToLeave();
  return (made) => {
    const before = changes.get(name);
    clearTimeout(before?.timer);
    const sinceMs = before?.sinceMs ?? Date.now();
    const pause = Math.max(0, Math.min(pauseMs, sinceMs + longestPauseMs - Date.now()));
    changes.set(name, { made, sinceMs, timer: setTimeout(() => keepChange(name), pause) });
  };
};

addEventListener("pagehide", leave);
addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") leave();
});

/** Forgets this tab's draft, also in the account. */
export const dropDraft = async (name: string): Promise<void> => {
  const draft = await held(name);
  const id = ofTab(name) ?? draft?.id;
  dropChanges(name);
  met.delete(name);
  forgetOfTab(name);
  if (id !== undefined) await takeLeft(name, id);
  if (draft !== undefined && draft.id === id) await letGo(name, draft.owner);
  if (id !== undefined) await tellAccount(kindOf(name), { forget: [id] });
};

/** Begins without this tab's draft, which is forgotten unless another open tab works on it. */
export const leaveDraft = async (name: string): Promise<void> => {
  const id = ofTab(name) ?? (await held(name))?.id;
  if (id === undefined || !await isOfOtherTab(name, id)) return await dropDraft(name);
  dropChanges(name);
  met.delete(name);
  forgetOfTab(name);
};

interface Label {
  readonly id: string;
  readonly label: string;
}

/** Takes a draft of the account over, in place of the one that was read. @returns the draft as this browser holds it then */
const takeOver = async (
  name: string,
  { id, label, at }: Label & { readonly at: number },
  before: HeldDraft | undefined,
): Promise<HeldDraft | undefined> => {
  const text = await askBody(kindOf(name), id);
  if (text === undefined) return undefined;
  const value = await textModule().then(({ draftOfText }) => draftOfText(text)).catch(ignore);
  if (value === undefined) return undefined;
  const draft = { id, label, owner: owner(), keptAtMs: at, value, isInAccount: true };
  return await replace(name, before, draft) ? draft : await held(name);
};

/** Sends what the account lacks. @returns the draft as this browser holds it then */
const sent = async (name: string, here: HeldDraft, isForked: boolean): Promise<HeldDraft> => {
  const own = { ...here, owner: owner(), id: isForked ? newHex() : here.id };
  if (await replace(name, here, own)) await send(name, own).catch(ignore);
  return await held(name) ?? own;
};

const nextDraft = async (name: string): Promise<HeldDraft | undefined> => {
  if (beginsAnew(name)) return undefined;
  await takeUpLeft(name);
  const before = await held(name);
  const answer = await askAccount([kindOf(name)]);
  if (answer === undefined) return before;
  const there = answer.items.flatMap(({ item, at }) =>
    isOf<Label>(item, { id: "text", label: "text" }) ? [{ id: item.id, label: item.label, at }] : []
  );
  const same = there.find(({ id }) => id === before?.id);
  const isNewerThere = before !== undefined && same !== undefined && same.at > before.keptAtMs;
  if (before !== undefined && !before.isInAccount) {
    // Changed here and elsewhere since: both stay.
    const here = await sent(name, before, isNewerThere);
    const wanted = there.find(({ id }) => id === askedDraft(name) && id !== here.id);
    return wanted === undefined || !here.isInAccount ? here : await takeOver(name, wanted, here) ?? here;
  }
  const wanted = there.find(({ id }) => id === askedDraft(name));
  if (wanted !== undefined && wanted.id !== before?.id) return await takeOver(name, wanted, before) ?? before;
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
export const draftOf = async (name: string): Promise<Draft | undefined> => meet(name, await nextDraft(name));
