/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Parties of earlier invoices, remembered in this browser and nowhere else: choosing a name fills in the rest.
 */

const storeName = "parties";
const most = 50;

type Party = Readonly<Record<string, string>>;

const isParty = (value: unknown): value is Party =>
  typeof value === "object" && value !== null && "name" in value &&
  Object.values(value).every((one) => typeof one === "string");

const remembered = (): ReadonlyArray<Party> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storeName) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isParty) : [];
  } catch {
    return [];
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
    ...remembered().map((party) => {
      const option = document.createElement("option");
      option.value = party["name"] ?? "";
      option.label = [party["city"], party["country"]].filter((part) => part !== undefined).join(", ");
      return option;
    }),
  );
};

/** Keeps the parties of the form, the newest first. */
export const rememberParties = (form: HTMLFormElement): void => {
  const now = groupsOf(form).map((group): Party =>
    Object.fromEntries(
      fieldsOf(group).filter(({ value }) => value.trim() !== "").map((
        field,
      ) => [memberOf(field), field.value.trim()]),
    )
  ).filter((party) => party["name"] !== undefined);
  const names = new Set(now.map((party) => party["name"]));
  const kept = [...now, ...remembered().filter((party) => !names.has(party["name"]))].slice(0, most);
  localStorage.setItem(storeName, JSON.stringify(kept));
};

export const forgetParties = (): void => {
  localStorage.removeItem(storeName);
  list();
};

/** @param filled is called when a party was filled in */
export const offerParties = (form: HTMLFormElement, filled: () => void): void => {
  for (const holder of form.querySelectorAll<HTMLElement>("[data-list]")) {
    holder.querySelector("input")?.setAttribute("list", holder.dataset["list"] ?? "");
  }
  list();
  for (const group of groupsOf(form)) {
    const [name] = fieldsOf(group);
    name?.addEventListener("change", () => {
      const party = remembered().find((one) => one["name"] === name.value.trim());
      if (party === undefined) return;
      for (const field of fieldsOf(group)) field.value = party[memberOf(field)] ?? field.value;
      filled();
    });
  }
};
