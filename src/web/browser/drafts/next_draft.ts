/// <reference lib="dom" />
/** The draft that a page goes on with, of those that its tab, this browser and the account have. */
import { askAccount, askBody, newHex, owner } from "../account_items.ts";
import { draftOfText } from "./draft_text.ts";
import {
  type AccountDraft,
  accountDrafts,
  held,
  heldAside,
  type HeldDraft,
  heldOfNobody,
  hold,
  ignore,
  isNewer,
  letGo,
  replace,
} from "./held_drafts.ts";
import { forgetAside, leftAside } from "./left_drafts.ts";
import { kindOf, send } from "./shown_drafts.ts";
import {
  askedDraft,
  beginsAnew,
  forgetOfTab,
  isLedElsewhere,
  keepOfTab,
  ofTab,
  type TabDraft,
} from "./tab_drafts.ts";

/** The tab goes on with the draft, unless a link led it to another one. */
const goOnWith = (name: string, draft: TabDraft): void => {
  if (!isLedElsewhere(draft.id)) keepOfTab(name, draft);
};

/**
 * Makes the draft that this tab had before somebody signed in theirs: a draft of its own, since other tabs may have taken over what
 * it was before; where one took it over as it is, the tab goes on with that.
 */
const takeOfNobody = async (name: string): Promise<void> => {
  const left = leftAside(name, "");
  const had = left ?? ofTab(name, "");
  if (had === undefined) return;
  const typed = left ?? await heldOfNobody(name, had.id);
  if (typed === undefined) goOnWith(name, had);
  else {
    const own = { ...typed, id: newHex(), owner: owner(), isInAccount: false, takenMs: undefined };
    await hold(name, own);
    await letGo(name, { ...typed, owner: "" });
    goOnWith(name, own);
  }
  forgetOfTab(name, "");
  forgetAside(name, "");
};

/**
 * Holds what the page was left with last, and what this tab had, or its address names, while another one had the place.
 * @returns the draft that this tab asks for, of these
 */
const takeUp = async (name: string): Promise<HeldDraft | undefined> => {
  if (owner() !== "") await takeOfNobody(name);
  const left = leftAside(name);
  let last = left;
  if (left !== undefined) {
    const there = await held(name);
    if (there?.id === left.id && there.keptAtMs >= left.keptAtMs) last = there;
    else await hold(name, left);
    goOnWith(name, left);
    // Not before it is held: the page may go at any moment.
    forgetAside(name);
  }
  const asked = askedDraft(name);
  const own = await heldAside(name, asked);
  if (own !== undefined) await hold(name, own);
  return own ?? (last?.id === asked ? last : undefined);
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

/**
 * Sends what the account lacks, unless another tab took its place meanwhile, which keeps it beside its own.
 * @returns the draft as this browser holds it then
 */
const sent = async (name: string, here: HeldDraft, isForked: boolean): Promise<HeldDraft> => {
  const own = { ...here, owner: owner(), ...isForked ? { id: newHex(), takenMs: undefined } : undefined };
  if (!await replace(name, here, own)) return here;
  const id = await send(name, own).catch(ignore) ?? own.id;
  const there = await held(name);
  if (there?.id === id) return there;
  return id === own.id ? own : { ...own, id, takenMs: undefined };
};

/** @returns the draft to go on with; undefined where there is none */
export const nextDraft = async (name: string): Promise<HeldDraft | undefined> => {
  const own = await takeUp(name);
  if (beginsAnew(name)) return undefined;
  const kept = own ?? await held(name);
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
