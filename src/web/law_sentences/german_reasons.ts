/**
 * German sentences of why there are no figures: goods that CBAM does not reach, and what is missing.
 */
import type { Rule } from "./rule.ts";

const reasons: ReadonlyArray<readonly [string, string]> = [
  ["is a member state", "gehört zur Europäischen Union"],
  ["listed in Annex III", "steht in Anhang III der Verordnung (EU) 2023/956"],
  ["customs territory", "gehört zum Zollgebiet der Union"],
];

const levels: Readonly<Record<string, string>> = {
  chapter: "Das KN-Kapitel",
  heading: "Die KN-Position",
  subheading: "Die KN-Unterposition",
  code: "Der KN-Code",
};

const absentLevels: Readonly<Record<string, string>> = {
  chapter: "kein Kapitel",
  heading: "keine Position",
  subheading: "keine Unterposition",
};

const andMore = (more = ""): string => more === "" ? "" : ` und ${more} weitere`;

const nearCodes = (near = "", more = ""): string =>
  near === "" ? "" : ` Ähnliche Codes: ${near}${andMore(more)}.`;

export const germanReasons: ReadonlyArray<Rule> = [
  [
    /^CN code (\d+) is not listed in Annex I of Regulation \(EU\) 2023\/956, .*$/,
    (code) =>
      `Der KN-Code ${code} steht nicht in Anhang I der Verordnung (EU) 2023/956: CBAM gilt für ihn nicht.`,
  ],
  [
    /^(\d+) is no code of goods but a heading; Annex I of Regulation \(EU\) 2023\/956 lists (.+) below it: .*$/,
    (code, listed) =>
      `${code} ist kein Warencode, sondern eine Position; Anhang I der Verordnung (EU) 2023/956 nennt darunter ${listed}: Geben Sie alle acht Ziffern an.`,
  ],
  [
    /^CBAM does not apply to goods originating in (.+?): (.+)\.$/,
    (_place, reason) => {
      const known = reasons.find(([mark]) => reason.includes(mark));
      return `CBAM gilt nicht für Waren dieses Ursprungs: Das Land ${
        known === undefined ? "ist ausgenommen" : known[1]
      }.`;
    },
  ],
  [
    /^(\d+) is no code of goods but a heading; the tables have (.+?)(?: and (\d+) more)? below it: .*$/,
    (code, listed, more) =>
      `${code} ist kein Warencode, sondern eine Position; darunter stehen ${listed}${
        andMore(more)
      }: Geben Sie alle acht Ziffern an.`,
  ],
  [
    /^(\d+) is no CN code: the Combined Nomenclature has no (chapter|heading|subheading) (\d+)\. Check the digits\.(?: Codes near it: (.+?)(?: and (\d+) more)?\.)?$/,
    (code, level, digits, near, more) =>
      `${code} ist kein KN-Code: Die Kombinierte Nomenklatur hat ${
        absentLevels[level]
      } ${digits}. Prüfen Sie die Ziffern.${nearCodes(near, more)}`,
  ],
  [
    /^(\d+) falls under Annex I but is not a CN code of the tables: check the eight digits \(.+\)\.(?: Codes near it: (.+?)(?: and (\d+) more)?\.)?$/,
    (code, near, more) =>
      `${code} fällt unter Anhang I, steht aber nicht in den Tabellen: Prüfen Sie die acht Ziffern (Tippfehler oder neuere Nomenklatur).${
        nearCodes(near, more)
      }`,
  ],
  [
    /^CN code (\d+) from \w+ has several production routes: name one of (.+) in production_route\.$/,
    (code, routes) =>
      `Für den KN-Code ${code} gibt es mehrere Produktionswege: Wählen Sie ${
        routes.replace(/, ([^,]+)$/, " oder $1")
      }.`,
  ],
  [
    /^There is no default value for CN code (\d+)( here)?: .*$/,
    (code) =>
      `Für den KN-Code ${code} gibt es hier keinen Standardwert: Geben Sie den geprüften direkten und den geprüften indirekten Wert an.`,
  ],
  [
    /^There is no benchmark for CN code (\d+), route (\S+), in (\d+)\.$/,
    (code, route, year) => `Für den KN-Code ${code}, Weg ${route}, gibt es im Jahr ${year} keinen Benchmark.`,
  ],
  [
    /^The cross-sectoral correction factor of (\d+) is not set yet: no free allocation .*$/,
    (year) =>
      `Der sektorübergreifende Korrekturfaktor für ${year} steht noch nicht fest. Sie können einen annehmen, etwa 1.`,
  ],
  [
    /^The tables have no CBAM factor of (\d+): they reach from (\d+) to (\d+)\.$/,
    (year, first, last) =>
      `Für ${year} gibt es hier keinen CBAM-Faktor: Die Tabellen reichen von ${first} bis ${last}.`,
  ],
  [
    /^The goods are not listed in Annex I of .*$/,
    () => "Die Ware steht nicht in Anhang I der Verordnung (EU) 2023/956: Eine Zulassung ist nicht nötig.",
  ],
  [
    /^Annex I of Regulation \(EU\) 2023\/956 lists (.+) below this heading: .*$/,
    (listed) =>
      `Anhang I der Verordnung (EU) 2023/956 nennt unter dieser Position ${listed}: Geben Sie alle acht Ziffern an.`,
  ],
  [
    /^CN (chapter|heading|subheading|code) (\d+)(?: \(.+\))? is not covered by CBAM: .*$/,
    (level, digits) =>
      `${
        levels[level]
      } ${digits} fällt nicht unter CBAM: Anhang I der Verordnung (EU) 2023/956 nennt diese Waren nicht.`,
  ],
  [
    /^CN codes that begin with (\d+)(?: \(.+\))? are not covered by CBAM: .*$/,
    (digits) =>
      `KN-Codes, die mit ${digits} beginnen, fallen nicht unter CBAM: Anhang I der Verordnung (EU) 2023/956 nennt sie nicht.`,
  ],
  [
    /^The Combined Nomenclature has no (chapter|heading|subheading) (\d+): check the digits\.$/,
    (level, digits) =>
      `Die Kombinierte Nomenklatur hat ${absentLevels[level]} ${digits}: Prüfen Sie die Ziffern.`,
  ],
  [
    /^No goods of Annex I that fit are known by (.+): left out of the search\.$/,
    (words) =>
      `Keine der gefundenen Waren ist bekannt als ${
        words.replace(/"([^"]*)"/g, "„$1“")
      }: Das blieb unberücksichtigt.`,
  ],
  [
    /^A CN code has eight digits, a TARIC code ten: .*$/,
    () => "Ein KN-Code hat acht Ziffern, ein TARIC-Code zehn: Prüfen Sie die Ziffern.",
  ],
  [
    /^No goods of Annex I (?:match all of these words|are known by (.+)): .*$/,
    (words) =>
      `Anhang I hat keine Ware, zu der ${
        words === ""
          ? "alle diese Wörter passen"
          : `diese Wörter passen: ${words.replace(/"([^"]*)"/g, "„$1“")}`
      }. Versuchen Sie es mit anderen oder weniger Wörtern, oder mit den ersten Ziffern des KN-Codes.`,
  ],
  [
    /^No CN code begins with (\d+): check the digits\.$/,
    (digits) => `Kein KN-Code beginnt mit ${digits}: Prüfen Sie die Ziffern.`,
  ],
  [
    /^By (\d{4})-(\d\d)-(\d\d) no certificate price was published for (\S+) or a period before it\.$/,
    (year, month, day) =>
      `Bis zum ${day}.${month}.${year} wurde weder für den Zeitraum der Einfuhr noch für einen früheren ein Zertifikatspreis veröffentlicht.`,
  ],
];
