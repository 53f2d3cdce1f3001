/**
 * Acts as German texts cite them: `Durchführungsverordnung (EU) 2025/2621, Anhang I`.
 */
import type { CitationWords } from "../citation_words.ts";

export const citations: CitationWords = {
  explanations: {
    "carbon price paid in a third country": "in einem Drittland gezahlter CO₂-Preis",
    "calculation of embedded emissions": "Berechnung der grauen Emissionen",
    "benchmarks and free-allocation adjustment": "Benchmarks und Anpassung um die kostenlose Zuteilung",
    "CBAM factor": "CBAM-Faktor",
    "cross-sectoral correction factor 2026-2030": "sektorübergreifender Korrekturfaktor 2026 bis 2030",
    "price of CBAM certificates": "Preis der CBAM-Zertifikate",
    "default values": "Standardwerte",
  },
  wholes: {
    "European Commission, list of the national competent authorities for CBAM":
      "Europäische Kommission, Liste der zuständigen nationalen CBAM-Behörden",
  },
  parts: [
    [/, as(?: last)? amended by ((?:Implementing )?)Regulation/g, ", geändert durch die $1Regulation"],
    [/,? as replaced by ((?:Implementing )?)Regulation/g, " in der Fassung der $1Regulation"],
    [/, before ((?:Implementing )?)Regulation/g, ", vor der $1Regulation"],
    [/, inserted by Regulation/g, ", eingefügt durch die Regulation"],
    [/, corrected by ((?:Implementing )?)Regulation/g, ", berichtigt durch die $1Regulation"],
    [/\((?:Article|Art\.) (\w+) of Regulation/g, "(Artikel $1 der Regulation"],
    [/Implementing Regulation/g, "Durchführungsverordnung"],
    [/Implementing Decision/g, "Durchführungsbeschluss"],
    [/Delegated Regulation/g, "Delegierte Verordnung"],
    [/Regulation \(EU\) No /g, "Verordnung (EU) Nr. "],
    [/Regulation/g, "Verordnung"],
    [/Directive (\d+\/\d+)\/EC/g, "Richtlinie $1/EG"],
    [/(?:,)? (?:Articles?|Art\.) (\d)/g, ", Artikel $1"],
    [/(\d+[a-z]?)\((\d+[a-z]?)\)/g, "$1 Absatz $2"],
    [/(Absatz \d+)\(([a-z])\)/g, "$1 Buchstabe $2"],
    [/(?:,)? Annexes/g, ", Anhänge"],
    [/(?:,)? and Annex/g, " und Anhang"],
    [/(?:,)? Annex/g, ", Anhang"],
    [/,? point (\d)/g, ", Nummer $1"],
    [/ and \((\d+[a-z]?)\)/g, " und Absatz $1"],
    [/ and /g, " und "],
  ],
};
