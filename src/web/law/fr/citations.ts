/**
 * Acts as French texts cite them: `Règlement d’exécution (UE) 2025/2621, annexe I`.
 */
import type { CitationWords } from "../citation_words.ts";

export const citations: CitationWords = {
  explanations: {
    "carbon price paid in a third country": "prix du carbone payé dans un pays tiers",
    "calculation of embedded emissions": "calcul des émissions intrinsèques",
    "benchmarks and free-allocation adjustment":
      "référentiels et ajustement tenant compte de l’allocation à titre gratuit",
    "CBAM factor": "facteur MACF",
    "cross-sectoral correction factor 2026-2030": "facteur de correction transsectoriel 2026-2030",
    "price of CBAM certificates": "prix des certificats MACF",
    "default values": "valeurs par défaut",
  },
  wholes: {
    "European Commission, list of the national competent authorities for CBAM":
      "Commission européenne, liste des autorités nationales compétentes pour le MACF",
  },
  parts: [
    [/, as(?: last)? amended by ((?:Implementing )?)Regulation/g, ", tel que modifié par le $1Regulation"],
    [/,? as replaced by ((?:Implementing )?)Regulation/g, " dans la version du $1Regulation"],
    [/, before ((?:Implementing )?)Regulation/g, ", avant le $1Regulation"],
    [/, inserted by Regulation/g, ", inséré par le Regulation"],
    [/, corrected by ((?:Implementing )?)Regulation/g, ", rectifié par le $1Regulation"],
    [/\((?:Article|Art\.) (\w+) of Regulation/g, "(article $1 du Regulation"],
    [/(le|du|la version du) Implementing Regulation/g, "$1 règlement d’exécution"],
    [/(le|du) Regulation/g, "$1 règlement"],
    [/Implementing Regulation/g, "Règlement d’exécution"],
    [/Implementing Decision/g, "Décision d’exécution"],
    [/Delegated Regulation/g, "Règlement délégué"],
    [/Regulation/g, "Règlement"],
    [/\(EU\) No /g, "(UE) n° "],
    [/\(EU\)/g, "(UE)"],
    [/Directive (\d+\/\d+)\/EC/g, "Directive $1/CE"],
    [/,? Articles (\d)/g, ", articles $1"],
    [/(?:,)? (?:Article|Art\.) (\d)/g, ", article $1"],
    [/(\d+[a-z]?)\((\d+[a-z]?)\)/g, "$1, paragraphe $2"],
    [/(paragraphe \d+)\(([a-z])\)/g, "$1, point $2)"],
    [/(?:,)? Annexes/g, ", annexes"],
    [/(?:,)? and Annex/g, " et annexe"],
    [/(?:,)? Annex/g, ", annexe"],
    [/,? point (\d)/g, ", point $1"],
    [/ and \((\d+[a-z]?)\)/g, " and paragraphe $1"],
    [/\b(article|paragraphe) (\d+)a\b/g, "$1 $2 bis"],
    [/(paragraphe \d+) and /g, "$1, et "],
    [/ and /g, " et "],
  ],
};
