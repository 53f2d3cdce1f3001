/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Parties of earlier invoices, those that were used last first: choosing a name fills in the rest. Everyone of the account is
 * offered them.
 */
import {
  forgetItems,
  meetAccount,
  meeting,
  savedItems,
  type SavedKind,
  saveItems,
} from "../../../web/browser/saved.ts";

type Party = Readonly<Record<string, string>>;

const isParty = (value: unknown): value is Party =>
  typeof value === "object" && value !== null && "name" in value && value.name !== "" &&
  Object.values(value).every((one) => typeof one === "string");

const parties: SavedKind<Party> = {
  name: "parties",
  isItem: isParty,
  keyOf: (party) => party["name"] ?? "",
  most: 100,
};

/** Name under which earlier releases kept them, apart for nobody: who opens the form first takes them over. */
const earlierName = "parties";

const takeOver = (): void => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(earlierName) ?? "[]");
    localStorage.removeItem(earlierName);
    const known = new Set(savedItems(parties).map(parties.keyOf));
    const earlier = (Array.isArray(kept) ? kept.filter(isParty) : [])
      .filter((party) => !known.has(parties.keyOf(party)));
    if (earlier.length > 0) saveItems(parties, earlier);
  } catch {
    // A browser that keeps nothing has none.
  }
};

const fieldsOf = (group: HTMLElement): ReadonlyArray<HTMLInputElement> => [
  ...group.querySelectorAll<HTMLInputElement>("input[name]"),
];

const memberOf = ({ name }: HTMLInputElement): string => name.slice(name.lastIndexOf("/") + 1);

const groupsOf = (form: HTMLFormElement): ReadonlyArray<HTMLElement> => [
  ...form.querySelectorAll<HTMLElement>("[data-party]"),
];

const list = (): void => {
  document.querySelector("#parties")?.replaceChildren(
    ...savedItems(parties).map((party) => {
      const option = document.createElement("option");
      option.value = party["name"] ?? "";
      option.label = [party["city"], party["country"]].filter((part) => part !== undefined).join(", ");
      return option;
    }),
  );
};

/** Keeps the parties of the form, the newest first. */
export const rememberParties = (form: HTMLFormElement): void => {
  const now = groupsOf(form).map((group): Party => {
    const filled = fieldsOf(group).filter(({ value }) => value.trim() !== "");
    return Object.fromEntries(filled.map((field) => [memberOf(field), field.value.trim()]));
  });
  saveItems(parties, now.filter(isParty));
};

export const forgetParties = (): void => {
  forgetItems(parties);
  list();
};

const knownParty = (name: string): Party | undefined =>
  savedItems(parties).find((one) => one["name"] === name.trim());

/** Fills a field in: a value of the party that stood there before goes, what somebody typed stays where this one has nothing. */
const fillMember = (field: HTMLInputElement, party: Party, earlier: Party | undefined): void => {
  const member = memberOf(field);
  const isOfEarlier = field.value.trim() === earlier?.[member];
  field.value = party[member] ?? (isOfEarlier ? "" : field.value);
};

/** True if somebody typed other details than the party has: a name that is mended afterwards takes none of them away. */
const isTyped = (fields: ReadonlyArray<HTMLInputElement>, party: Party): boolean =>
  fields.some((field) => {
    const known = party[memberOf(field)];
    return known !== undefined && field.value.trim() !== "" && field.value.trim() !== known;
  });

/** @param filled is called when a party was filled in */
export const offerParties = (form: HTMLFormElement, filled: () => void): void => {
  for (const holder of form.querySelectorAll<HTMLElement>("[data-list]")) {
    holder.querySelector("input")?.setAttribute("list", holder.dataset["list"] ?? "");
  }
  takeOver();
  list();
  meetAccount(meeting(parties)).then(list);
  for (const group of groupsOf(form)) {
    const [name] = fieldsOf(group);
    let before = "";
    name?.addEventListener("focus", () => {
      before = name.value;
    });
    name?.addEventListener("change", () => {
      const [earlier, party] = [knownParty(before), knownParty(name.value)];
      before = name.value;
      if (party === undefined || earlier === undefined && isTyped(fieldsOf(group), party)) return;
      for (const field of fieldsOf(group)) fillMember(field, party, earlier);
      filled();
    });
  }
};
