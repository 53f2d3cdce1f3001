/// <reference lib="dom" />
/** Drafts that this page shows: each change is kept in this browser, and sent to the account. */
import { newHex, owner, tellAccount } from "../account_items.ts";
import { draftText } from "./draft_text.ts";
import { held, type HeldDraft, hold, isSame, replace } from "./held_drafts.ts";
import { isOwn, keepOfTab, writer } from "./tab_drafts.ts";

/** Longest text of a draft that an account takes. */
const longestText = 900_000;

/** Kind of the drafts among things of the account. */
export const kindOf = (name: string): string => `draft-${name}`;

/** Drafts as this page met or kept them last, by their names. */
export const met = new Map<string, HeldDraft>();

/** The draft that this page shows from now on. */
export const meet = (name: string, draft: HeldDraft): HeldDraft => {
  met.set(name, draft);
  keepOfTab(name, draft);
  return draft;
};

/**
 * Sends the draft to the account; one that is too large, or can't be sent now, stays in this browser. Where another browser changed it
 * since, that one stays too.
 * @returns the id that the draft has then
 */
export const send = async (name: string, draft: HeldDraft): Promise<string> => {
  if (draft.owner === "") return draft.id;
  const body = await draftText(draft.value);
  if (body.length > longestText) return draft.id;
  const { id, label, keptAtMs, takenMs } = draft;
  const item = { id, label, writer: writer(), written_at: keptAtMs };
  const changed = await tellAccount(kindOf(name), {
    keep: [{ key: id, at: keptAtMs, item, body, from: takenMs }],
  });
  if (changed?.includes(id)) return await fork(name, draft);
  if (changed !== undefined) await replace(name, draft, { ...draft, isInAccount: true });
  return id;
};

/** Goes on with the draft under an id of its own; one that was changed here meanwhile is still to be sent, and gets its own then. */
const fork = async (name: string, draft: HeldDraft): Promise<string> => {
  const shown = met.get(name);
  if (shown !== undefined && !isSame(shown, draft)) return draft.id;
  const own = { ...draft, id: newHex(), takenMs: undefined };
  if (shown !== undefined) meet(name, own);
  await replace(name, draft, own);
  return await send(name, own);
};

/** The next change of the draft that this page shows: later than the one before, whatever the clock says. */
export const changeOf = (name: string, made: Pick<HeldDraft, "value" | "label">, id: string): HeldDraft => {
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
export const keep = async (name: string, made: Pick<HeldDraft, "value" | "label">): Promise<HeldDraft> => {
  const before = await held(name);
  const draft = changeOf(name, made, await idFor(name, before));
  meet(name, draft);
  await hold(name, draft);
  return draft;
};
