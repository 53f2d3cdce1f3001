/**
 * A model of what a spreadsheet shows of a number by a format, by ISO/IEC 29500-1, 18.8.31, and of what a person reads there. It is apart
 * from the service's own reading of formats, which asks whether the two are the same.
 */

/** A part of a section: a text that is shown as it is, or a mark that stands for digits. */
type Part = { readonly text: string } | { readonly mark: string };

interface ModelSection {
  readonly parts: ReadonlyArray<Part>;
  readonly condition: string;
}

const partsIn = (format: string): ReadonlyArray<ModelSection> => {
  const sections: Array<{ parts: Array<Part>; condition: string }> = [{ parts: [], condition: "" }];
  for (let at = 0; at < format.length; at++) {
    const here = sections.at(-1);
    const one = format[at] ?? "";
    if (here === undefined) continue;
    if (one === ";") sections.push({ parts: [], condition: "" });
    else if (one === '"') {
      const end = format.indexOf('"', at + 1);
      here.parts.push({ text: format.slice(at + 1, end) });
      at = end;
    } else if (one === "\\") here.parts.push({ text: format[++at] ?? "" });
    else if (one === "_") {
      at += 1;
      here.parts.push({ text: " " });
    } else if (one === "*") here.parts.push({ text: (format[++at] ?? "").repeat(3) });
    else if (one === "[") {
      const end = format.indexOf("]", at);
      const inside = format.slice(at + 1, end);
      at = end;
      if (/^[<>=]/.test(inside)) here.condition = inside;
      else if (inside.startsWith("$")) here.parts.push({ text: inside.slice(1).split("-")[0] ?? "" });
    } else if (format.startsWith("General", at)) {
      here.parts.push({ mark: "General" });
      at += "General".length - 1;
    } else if (/^E[+-]/.test(format.slice(at))) {
      here.parts.push({ mark: "E" });
      at += 1;
    } else if (/[0#?.,%/@]/.test(one)) here.parts.push({ mark: one });
    else here.parts.push({ text: one });
  }
  return sections;
};

const meets = (condition: string, value: number): boolean => {
  const [, sign, number] = /^(<=|>=|<>|<|>|=)(.*)$/.exec(condition) ?? [];
  const other = Number(number);
  return sign === "<"
    ? value < other
    : sign === ">"
    ? value > other
    : sign === "<="
    ? value <= other
    : sign === ">="
    ? value >= other
    : sign === "="
    ? value === other
    : value !== other;
};

/** The section that shows the value, and whether it leaves the sign to it. */
const sectionFor = (
  format: string,
  value: number,
): { section: ModelSection | undefined; isOwnSign: boolean } => {
  const sections = partsIn(format).slice(0, 3);
  if (sections.some(({ condition }) => condition !== "")) {
    const section = sections.find(({ condition }) => condition !== "" && meets(condition, value)) ??
      sections.filter(({ condition }) => condition === "").at(-1);
    return { section, isOwnSign: false };
  }
  const at = value < 0 ? 1 : value === 0 ? 2 : 0;
  return { section: sections[at] ?? sections[0], isOwnSign: at === 1 && sections.length > 1 };
};

const marksOf = ({ parts }: ModelSection): string =>
  parts.map((part) => "mark" in part ? part.mark : "").join("");

/** The whole digits put into their places from the right, those that have no place before the first one. */
const placed = (digits: string, places: ReadonlyArray<string>): ReadonlyArray<string> => {
  const missing = Math.max(0, places.length - digits.length);
  const all = [
    ...places.map((place) => place === "0" ? "0" : place === "?" ? " " : "").slice(0, missing),
    ...digits,
  ];
  const extra = all.length - places.length;
  return extra > 0 ? [all.slice(0, extra + 1).join(""), ...all.slice(extra + 1)] : all;
};

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ",");

/** @returns what the spreadsheet shows; undefined where the model doesn't know */
export const shownNumber = (format: string, value: number): string | undefined => {
  const { section, isOwnSign } = sectionFor(format, value);
  if (section === undefined) return undefined;
  const marks = marksOf(section);
  const sign = value < 0 && !isOwnSign ? "-" : "";
  const around = (text: string): string => {
    let isPut = false;
    return sign + section.parts.map((part) => {
      if ("text" in part) return part.text;
      if (isPut) return part.mark === "%" ? "%" : "";
      isPut = true;
      return text;
    }).join("");
  };
  if (/^(?:General|@)$/.test(marks)) return around(String(Math.abs(value)));
  if (marks === "") return sign + section.parts.map((part) => "text" in part ? part.text : "").join("");
  const form = /^([0#?,]*)(?:\.([0#?]*)(,*))?(E[0#?]+)?(%?)$/.exec(marks);
  if (form === null) return undefined;
  const [, before = "", decimals = "", after = "", power = "", percent = ""] = form;
  const [, whole = "", commas = ""] = /^(.*?)(,*)$/.exec(before) ?? [];
  if (/^,|,,/.test(whole) || `${whole}${decimals}` === "") return undefined;
  const scaled = Math.abs(value) * (percent === "" ? 1 : 100) / 1000 ** (commas.length + after.length);
  if (power !== "") return around(scaled.toExponential(decimals.length));
  const [integer = "", fraction = ""] = scaled.toFixed(decimals.length).split(".");
  const places = [...whole].filter((mark) => mark !== ",");
  const own = placed(integer === "0" ? "" : integer, places);
  const isGrouped = whole.includes(",");
  let [at, hasPoint, decimal] = [0, false, 0];
  if (isGrouped) {
    const tail = [...fraction].map((digit, place) =>
      /0*$/.exec(fraction.slice(place))?.[0] === fraction.slice(place) && decimals[place] === "#" ? "" : digit
    ).join("");
    return section.parts.some((part, place) =>
        "text" in part && place > section.parts.findIndex((each) => "mark" in each) &&
        place < section.parts.findLastIndex((each) => "mark" in each && each.mark !== "%")
      )
      ? undefined
      : around(`${grouped(own.join(""))}${decimals === "" && !marks.includes(".") ? "" : "."}${tail}`);
  }
  return sign + section.parts.map((part) => {
    if ("text" in part) return part.text;
    if (part.mark === ".") {
      hasPoint = true;
      return places.length === 0 && integer !== "0" ? `${integer}.` : ".";
    }
    if (part.mark === "%") return "%";
    if (part.mark === ",") return "";
    if (!hasPoint) return own[at++] ?? "";
    const rest = fraction.slice(decimal);
    decimal += 1;
    return part.mark !== "0" && /^0*$/.test(rest) ? (part.mark === "?" ? " " : "") : rest[0] ?? "";
  }).join("");
};

/** @returns the number that a person reads; undefined for a text that is no number */
export const readByPerson = (shown: string): number | undefined => {
  const text = shown.trim();
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  const bare = (inBrackets ?? text).trim();
  const [, before = "", digits = "", behind = ""] = /^([-\u2212+]?)\s*(.*?)\s*([-\u2212]?)$/.exec(bare) ?? [];
  const percent = digits.endsWith("%");
  const plain = percent ? digits.slice(0, -1).trim() : digits;
  const isGrouped = /^\d+(?:[, ']\d{3})*(?:\.(?:\d{3} )*\d*)?$/.test(plain);
  const form = isGrouped ? plain.replace(/[, ']/g, "") : plain;
  if (!/^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/.test(form)) return undefined;
  const isNegative = inBrackets !== undefined || before === "-" || before === "\u2212" || behind !== "";
  return (isNegative ? -1 : 1) * Number(form) / (percent ? 100 : 1);
};
