/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Parties of earlier invoices, those that were used last first: choosing a name fills in the rest. Everyone of the account is
 * offered them. A party is its name and where it is: two branches of one company are two.
 */
import {
  forgetItems,
  meetAccount,
  meeting,
  savedItems,
  type SavedKind,
  saveItems,
} from "../../../web/browser/saved.ts";

/** A field of text. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Fills a field in. Until somebody types or presses the mouse in it, its text is selected as it is reached, by Tab, by its label or by a press that
 * began before: what is typed there takes the place of what nobody has seen.
 */
const fillIn = (field: Field, value: string): void => {
  if (field.value === value) return;
  field.value = value;
  const met = new AbortController();
  const { signal } = met;
  const select = (): void => field.select();
  field.addEventListener("focus", select, { signal, once: true });
  field.addEventListener("click", select, { signal, once: true });
  for (const seen of ["mousedown", "input"]) field.addEventListener(seen, () => met.abort(), { signal });
};

type Party = Readonly<Record<string, string>>;

const isParty = (value: unknown): value is Party =>
  typeof value === "object" && value !== null && "name" in value && value.name !== "" &&
  Object.values(value).every((one) => typeof one === "string");

const placeMembers = ["country", "zip", "city"];

/** A value as it is compared: capitals and spaces make no other party. */
const plain = (value = ""): string => value.trim().replace(/\s+/g, " ").toLowerCase();

/** Names of countries as the page offers them. */
const countryNames = new Intl.DisplayNames([document.documentElement.lang], { type: "region" });

/** A member as it is compared: a country that was typed by its code is that of its name. */
const compared = (party: Party, member: string): string => {
  const text = plain(party[member]);
  return member === "country" && /^[a-z]{2}$/.test(text) ? plain(countryNames.of(text.toUpperCase())) : text;
};

const isNamed = (party: Party, name: string): boolean => plain(party["name"]) === plain(name);

const keyOf = (party: Party): string =>
  JSON.stringify(["name", ...placeMembers].map((member) => compared(party, member)));

/** True of a party that says less of where it is than another one, and nothing else: it was sent before it was filled in. */
const isPartOf = (less: Party, more: Party): boolean =>
  isNamed(less, more["name"] ?? "") && keyOf(less) !== keyOf(more) &&
  placeMembers.every((member) => [compared(more, member), ""].includes(compared(less, member)));

const parties: SavedKind<Party> = {
  name: "parties",
  isItem: isParty,
  keyOf,
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

const fieldsOf = (group: HTMLElement): ReadonlyArray<Field> => [
  ...group.querySelectorAll<Field>("input[name], textarea[name]"),
];

const memberOf = ({ name }: Field): string => name.slice(name.lastIndexOf("/") + 1);

const groupsOf = (form: HTMLFormElement): ReadonlyArray<HTMLElement> => [
  ...form.querySelectorAll<HTMLElement>("[data-party]"),
];

/** Members in words, on one line as the list has them. */
const inWords = (party: Party, ...members: ReadonlyArray<string>): string =>
  members.flatMap((member) => (party[member] ?? "").split("\n")).map((part) => part.trim())
    .filter((part) => part !== "").join(", ");

/** Members that tell parties of one name apart: the city, else all of where they are. */
const tellings = [["city"], ["city", "zip", "country"], ["address", "city", "zip", "country"]];

/** A party as the list offers it: by its name, and beside others of that name with where it is. */
const offered = (party: Party, all: ReadonlyArray<Party>): string => {
  const name = party["name"] ?? "";
  const alike = all.filter((other) => other !== party && isNamed(other, name));
  if (alike.length === 0) return name;
  const telling = tellings.find((members) =>
    alike.every((other) => plain(inWords(other, ...members)) !== plain(inWords(party, ...members)))
  );
  const place = inWords(party, ...telling ?? tellings.at(-1) ?? []);
  return place === "" ? name : `${name} (${place})`;
};

const list = (): void => {
  const all = savedItems(parties);
  document.querySelector("#parties")?.replaceChildren(
    ...all.map((party) => {
      const option = document.createElement("option");
      option.value = offered(party, all);
      option.label = inWords(party, "city", "country");
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
  const known = savedItems(parties);
  const whole = now.filter(isParty).filter((party) => !known.some((other) => isPartOf(party, other)));
  for (const less of known.filter((other) => whole.some((party) => isPartOf(other, party)))) {
    forgetItems(parties, keyOf(less));
  }
  saveItems(parties, whole);
};

export const forgetParties = (): void => {
  forgetItems(parties);
  list();
};

/** The party that was chosen, or whose name was typed where no other has it. */
const knownParty = (text: string): Party | undefined => {
  const all = savedItems(parties);
  return all.find((party) => offered(party, all) === text.trim());
};

/** The party that stands in a group: of those of its name the one of most of its details. */
const standing = (group: HTMLElement): Party | undefined => {
  const [name, ...others] = fieldsOf(group);
  const agreeing = (party: Party): number =>
    others.filter((field) => field.value.trim() !== "" && field.value.trim() === party[memberOf(field)])
      .length;
  return savedItems(parties)
    .filter((party) => isNamed(party, name?.value ?? ""))
    .reduce<Party | undefined>(
      (best, party) => best === undefined || agreeing(party) > agreeing(best) ? party : best,
      undefined,
    );
};

/** Fills a field in: a value of the party that stood there before goes, what somebody typed stays where this one has nothing. */
const fillMember = (field: Field, party: Party, earlier: Party | undefined): void => {
  const member = memberOf(field);
  const isOfEarlier = field.value.trim() === earlier?.[member];
  fillIn(field, party[member] ?? (isOfEarlier ? "" : field.value));
};

/** True if somebody typed other details than the party has: a name that is mended afterwards takes none of them away. */
const isTyped = (fields: ReadonlyArray<Field>, party: Party): boolean =>
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
    if (name === undefined) continue;
    let earlier = standing(group);
    const choose = (): void => {
      const party = knownParty(name.value);
      const before = earlier;
      earlier = party;
      if (party === undefined) return;
      name.value = party["name"] ?? "";
      if (before === undefined && isTyped(fieldsOf(group), party)) return;
      for (const field of fieldsOf(group)) fillMember(field, party, before);
      filled();
    };
    name.addEventListener("focus", () => {
      earlier = standing(group);
    });
    name.addEventListener("change", choose);
    // Some browsers tell of a choice from the list at once, and of a change when the field is left.
    name.addEventListener("input", () => {
      const party = knownParty(name.value);
      if (party !== undefined && name.value !== party["name"]) choose();
    });
  }
};
