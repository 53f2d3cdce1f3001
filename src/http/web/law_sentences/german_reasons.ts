/**
 * German sentences of why there are no figures: goods that CBAM does not reach, and what is missing.
 */
import type { Rule } from "./rule.ts";

const reasons: ReadonlyArray<readonly [string, string]> = [
  ["is a member state", "gehört zur Europäischen Union"],
  ["listed in Annex III", "steht in Anhang III der Verordnung (EU) 2023/956"],
  ["customs territory", "gehört zum Zollgebiet der Union"],
];

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
    /^(\d+) falls under Annex I but is not a CN code of the tables: .*$/,
    (code) =>
      `${code} fällt unter Anhang I, steht aber nicht in den Tabellen: Prüfen Sie die acht Ziffern (Tippfehler, Position statt Code oder neuere Nomenklatur).`,
  ],
  [
    /^CN code (\d+) from \w+ has several production routes: name one of (.+) in production_route\.$/,
    (code, routes) => `Für den KN-Code ${code} gibt es mehrere Produktionswege: Wählen Sie ${routes}.`,
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
    /^The CBAM factor or the cross-sectoral correction factor of (\d+) is not set yet: .*$/,
    (year) =>
      `Der CBAM-Faktor oder der sektorübergreifende Korrekturfaktor für ${year} steht noch nicht fest. Fehlt nur der Korrekturfaktor, können Sie einen annehmen, etwa 1.`,
  ],
  [
    /^By (\S+) no certificate price was published for (\S+) or a period before it\.$/,
    (day, period) =>
      `Bis zum ${day} wurde weder für ${period} noch für einen früheren Zeitraum ein Zertifikatspreis veröffentlicht.`,
  ],
];
