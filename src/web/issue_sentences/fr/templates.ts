/**
 * French sentences about suppliers' communication templates.
 */
import type { NotRebuilt, TemplateFindings, TemplatePart } from "../../../kernel/findings/templates.ts";
import type { PageSentences } from "../page_sentences.ts";
import { abridged } from "../../../kernel/text/shown.ts";
import { frenchDay, frenchFigure, quoted } from "./shown.ts";

const parts: Readonly<Record<TemplatePart, string>> = {
  code: "le code NC",
  country: "le pays",
  direct: "les émissions directes spécifiques",
  indirect: "les émissions indirectes spécifiques",
  installation: "le nom de l’installation",
  periodEnd: "la fin de la période de déclaration",
  periodStart: "le début de la période de déclaration",
  process: "le processus de production",
  unit: "l’unité",
};

const reasons: Readonly<Record<NotRebuilt, string>> = {
  sheets: "les feuilles D_Processes et E_PurchPrec ne sont pas toutes deux présentes",
  process: "aucun processus de ce nom ne figure dans A_InstData",
  inputs:
    "des volumes de production, des émissions ou des précurseurs du processus manquent ou sont illisibles",
  circle: "des processus de l’installation se fournissent mutuellement en boucle",
};

const calculate = "ouvrez le classeur dans un tableur, laissez-le calculer, enregistrez-le et renvoyez-le.";

/** Goods categories by the English names that the template has. */
const categories: ReadonlyMap<string, string> = new Map(Object.entries({
  "Cement": "ciment",
  "Cement clinker": "clinker de ciment",
  "Calcined clays": "argiles calcinées",
  "Aluminous cement": "ciment alumineux",
  "Iron or steel products": "produits en fer ou en acier",
  "Crude steel": "acier brut",
  "Direct reduced iron": "fer de réduction directe",
  "Pig iron": "fonte brute",
  "Alloys (FeMn, FeCr, FeNi)": "ferro-alliages",
  "Sintered Ore": "minerai aggloméré",
  "Hydrogen": "hydrogène",
  "Ammonia": "ammoniac",
  "Nitric acid": "acide nitrique",
  "Urea": "urée",
  "Mixed fertilisers": "engrais mélangés",
  "Aluminium products": "produits en aluminium",
  "Unwrought aluminium": "aluminium brut",
  "Electricity (export to EU)": "électricité (exportée vers l’UE)",
}));

const categoryText = (name: string): string => {
  const own = categories.get(name);
  return own === undefined ? quoted(name) : `${quoted(name)} (${own})`;
};

export const frenchTemplates: PageSentences<TemplateFindings> = {
  templateUnknown: () =>
    "Le classeur n’est pas le modèle de communication de la Commission pour les installations : envoyez le tableau tel qu’il a été rempli, en version 2.0, 2.1 ou 2.1.1, dans n’importe quelle langue.",
  templateSheetMissing: ({ sheet }) =>
    `La feuille ${sheet} n’a été trouvée ni sous son nom ni par son contenu : envoyez le classeur entier, tel qu’il a été rempli.`,
  templateUnproven: ({ sheet }) =>
    `La feuille ${sheet} n’a pas été trouvée : les chiffres n’ont pu être comparés à ce dont ils sont calculés. Envoyez le classeur entier, tel qu’il a été rempli.`,
  templateSheetRenamed: ({ sheet }) => `La feuille ${quoted(sheet)} a été trouvée sous un autre nom.`,
  templateSheetTwice: ({ sheet, names }) =>
    `Plusieurs feuilles contiennent la même chose que ${sheet} (${
      names.map(quoted).join(", ")
    }) : gardez la bonne, sous le nom ${sheet}.`,
  templateVersion: ({ found }, label) =>
    `${label} : la version ${
      quoted(found)
    } du modèle n’est pas connue ; 2.0, 2.0.1, 2.1 et 2.1.1 le sont. Comparez ce qui a été lu avec la feuille.`,
  templateMacros: () =>
    "Le classeur contient des macros : elles n’ont pas été exécutées, et le modèle n’en a pas besoin.",
  templateCut: (_, label) =>
    `${label} a plus de lignes ou de colonnes que le modèle : ce qui se trouve au-delà n’a pas été lu.`,
  templateColumnsMoved: (_, label) =>
    `${label} : des colonnes ont été ajoutées ou supprimées, de sorte que les chiffres ne peuvent être attribués. Utilisez le modèle tel qu’il a été publié.`,
  templateRowUnnumbered: (_, label) =>
    `${label} se trouve dans une ligne sans numéro, qu’aucune formule du modèle ne compte : inscrivez la marchandise dans une ligne numérotée.`,
  templateMerged: ({ range }, label) =>
    `${label} : les cellules ${range} sont fusionnées, de sorte qu’une cellule vaut pour plusieurs lignes. Remplissez chaque ligne.`,
  templateExampleFilled: (_, label) =>
    `${label} est l’exemple du modèle, qui n’est jamais lu, et contient d’autres chiffres : inscrivez ces marchandises dans les lignes au-dessous.`,
  templateCellError: ({ found }, label) =>
    `${label} contient une erreur (${
      abridged(found).replace("!", "")
    }) : corrigez sa formule ou remplissez la cellule à laquelle elle renvoie.`,
  templateMissing: ({ part }, label) => `${label} est vide : inscrivez ${parts[part]}.`,
  templateContradiction: ({ found, other, sheet, cell }, label) =>
    `${label} indique ${quoted(found)} et la cellule ${cell} de ${sheet} ${
      other === "" ? "est vide" : `indique ${quoted(other)}`
    } : ${calculate}`,
  templateOpenDay: ({ found, days }, label) =>
    `${label} indique ${quoted(found)}, ce qui peut être le ${
      days.map(frenchDay).join(" ou le ")
    } : écrivez la date sous la forme AAAA-MM-JJ.`,
  templatePeriod: ({ from, to }, label) =>
    `${label} : la période de déclaration va du ${frenchDay(from)} au ${
      frenchDay(to)
    }. Une valeur doit couvrir une année civile, du 1er janvier au 31 décembre : il faut les chiffres de l’année entière (règlement d’exécution (UE) 2025/2547, article 7).`,
  templateCountry: ({ found }, label) =>
    `${label} indique ${
      quoted(found)
    }, qui n’est pas un pays connu : écrivez le code ISO 3166-1, par exemple TR.`,
  templateCityUnderCountry: ({ city }, label) =>
    `${label} s’appelle pays dans le modèle et est la ville : la ville ${quoted(city)} a été lue.`,
  templatePlaceCode: ({ found }, label) =>
    `${label} indique ${
      quoted(found)
    }, qui n’est pas un UN/LOCODE du pays de l’installation : il se compose des deux lettres du pays et de trois autres caractères, par exemple TRIST.`,
  templateDegrees: ({ found, most }, label) =>
    `${label} indique ${
      quoted(found)
    } : écrivez les degrés comme un nombre décimal entre -${most} et ${most}.`,
  templateShortCode: ({ found }, label) =>
    `${label} indique ${
      quoted(found)
    } : un code NC a huit chiffres, car les valeurs et les déclarations se font par code NC.`,
  templateCodeUnlisted: ({ code }, label) =>
    `${label} : ${code} n’est pas un code NC de marchandises dans les tables du MACF : cherchez-le dans la nomenclature de l’année d’importation.`,
  templateCodeOutside: ({ code }, label) =>
    `${label} : les marchandises du code NC ${code} ne figurent pas à l’annexe I du MACF.`,
  templateCodeCategory: ({ code, category, expected }, label) =>
    `${label} : les marchandises du code NC ${code} relèvent de la catégorie ${
      categoryText(expected)
    }, mais le processus produit ${categoryText(category)} : corrigez le code ou le processus.`,
  templateProcess: ({ found, known }, label) =>
    `${label} nomme le processus ${quoted(found)} ; A_InstData ${
      known.length === 0 ? "n’en contient aucun" : `contient ${known.map(quoted).join(", ")}`
    } : prenez le nom d’un processus.`,
  templateUnit: ({ found, per }, label) =>
    `${label} indique ${
      quoted(found)
    }, alors que le modèle compte en t CO2e/${per} : convertissez les chiffres ou corrigez l’unité.`,
  templateShare: ({ found }, label) =>
    `${label} indique ${
      frenchFigure(found)
    }, qui n’est pas une part entre 0 et 1 : écrivez 35 % sous la forme 0,35 ou 35%.`,
  templateNegative: ({ found }, label) =>
    `${label} indique ${frenchFigure(found)} : les émissions de marchandises ne sont pas inférieures à zéro.`,
  templateZero: (_, label) =>
    `${label} : des marchandises sans aucune émission, ni directe ni indirecte, ne sont pas reprises d’un modèle. Vérifiez le processus.`,
  templateFarFrom: ({ found, least, most, isAbove }, label) =>
    `${label} indique ${frenchFigure(found)} t CO2e/t, ${
      isAbove ? "plus de dix fois" : "moins d’un dixième de"
    } ce que sont les valeurs par défaut et les référentiels de ces marchandises (${frenchFigure(least)} à ${
      frenchFigure(most)
    }) : vérifiez l’unité, et s’il s’agit de tonnes ou de kilogrammes.`,
  templateSum: ({ direct, indirect, total }, label) =>
    `${label} indique ${frenchFigure(total)}, mais les émissions directes (${
      frenchFigure(direct)
    }) et indirectes (${frenchFigure(indirect)}) donnent une autre somme : corrigez ce qui est faux.`,
  templateIndirectUncounted: ({ code }, label) =>
    `${label} est rempli, mais les émissions indirectes des marchandises du code NC ${code} ne comptent pas : elles figurent à l’annexe II du règlement (UE) 2023/956. La valeur ne comprend que les émissions directes.`,
  templateRebuilt: ({ process }, label) =>
    `${label} a une formule sans résultat : le chiffre a été calculé à partir des feuilles de saisie du processus ${
      quoted(process)
    }.`,
  templateStale: ({ found, rebuilt, process }, label) =>
    `${label} indique ${frenchFigure(found)}, et les feuilles de saisie du processus ${
      quoted(process)
    } donnent ${frenchFigure(rebuilt)} : ${calculate}`,
  templateNotRebuilt: ({ why }, label) =>
    `${label} a une formule sans résultat et ne peut être calculé à partir des feuilles de saisie, parce que ${
      reasons[why]
    } : ${calculate}`,
  templateUncalculated: (_, label) =>
    `${label} a une formule sans résultat, ce chiffre manque donc : ${calculate}`,
  templateTwoValues: ({ code, line }, label) =>
    `${label} : la ligne ${line} a une autre valeur pour le code NC ${code}. Une installation a une seule valeur par code NC et par année, moyenne de ses processus (règlement d’exécution (UE) 2025/2547, article 4, paragraphe 6).`,
  templatePriceOpen: (_, label) =>
    `${label} : il manque la monnaie du prix du carbone, ou le prix dû, la remise et le prix effectif ne concordent pas : aucun prix du carbone n’a été repris.`,
  templateEmpty: (_, label) =>
    `${label} n’a aucune marchandise : chaque marchandise demande une ligne avec processus et code NC.`,
  templateEstimated: () =>
    "Les valeurs de ce modèle ne sont pas vérifiées et n’ont pas d’allocation gratuite spécifique intrinsèque : elles sont enregistrées comme estimées, et aucune déclaration ne peut s’appuyer sur elles.",
};
