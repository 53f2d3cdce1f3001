/**
 * French sentences about tables and their files.
 */
import { countedInFrench } from "../../../kernel/text/shown.ts";
import type { OtherForm } from "../../../kernel/findings/sheets/other_forms.ts";
import type { TableFindings } from "../../../kernel/findings/tables.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchFigure, frenchNumber, quoted } from "./shown.ts";

const placed = ({ text, row }: { readonly text: string; readonly row: number }): string =>
  `${quoted(text)} à la ligne ${row}`;

/** Predicates of files that are sent as a workbook and are none that is read. */
const otherForms: Readonly<Record<OtherForm, string>> = {
  OpenDocument: "est une feuille de calcul OpenDocument (.ods), qui n’est pas lue ici",
  "Excel binary": "est un classeur Excel au format binaire (.xlsb), qui n’est pas lu ici",
  Numbers: "est une feuille de calcul Apple Numbers (.numbers), qui n’est pas lue ici",
  XML: "est une feuille de calcul en XML (.fods, ou .xml d’Excel 2003), qui n’est pas lue ici",
  unknown: "n’est pas un classeur Excel",
};

export const frenchTables: PageSentences<TableFindings> = {
  openDayOrder: ({ heading, either, decisive }, _label, { nameOf }) =>
    `La colonne ${quoted(nameOf(heading))} contient ${
      decisive === undefined
        ? `des dates où le jour ou le mois peut venir en premier (${
          placed(either)
        }), et rien n’indique lequel`
        : `une date qui ne peut se lire qu’avec le mois en premier (${
          placed(decisive)
        }), et d’autres qui peuvent se lire des deux façons (${placed(either)})`
    }. Choisissez ce qui vient en premier.`,
  exchangedDays: ({ heading, date, left }, _label, { nameOf }) =>
    `La colonne ${quoted(nameOf(heading))} contient un texte que le tableur n’a pas reconnu comme date (${
      placed(left)
    }), à côté de dates dont il a pu intervertir le jour et le mois (${
      placed(date)
    }). Corrigez les dates dans le fichier, ou choisissez l’ordre des textes si les dates sont justes.`,
  exchangedNumbers: ({ heading, number, textHeading, left }, _label, { nameOf }) =>
    `La colonne ${
      quoted(nameOf(textHeading))
    } contient un texte que le tableur n’a pas reconnu comme nombre (${placed(left)}), à côté de nombres ${
      textHeading === heading ? "" : `de la colonne ${quoted(nameOf(heading))} `
    }qu’il a pu lire avec un autre signe décimal (${
      placed(number)
    }). Corrigez les nombres dans le fichier, ou choisissez le signe décimal des textes si les nombres sont justes.`,
  noHeadingRow: ({ rows }) =>
    `Aucune des ${rows} premières lignes ne contient des en-têtes sans données : indiquez la ligne des en-têtes.`,
  headingRowBlank: ({ row }) =>
    `La ligne ${row} du tableau est vide : indiquez la ligne qui contient les en-têtes.`,
  dataAboveHeadings: ({ row, headings }) =>
    `La ligne ${row} se trouve au-dessus des en-têtes de la ligne ${headings} et contient des données : seul ce qui est sous les en-têtes est lu.`,
  belowOtherHeadings: ({ headings }) =>
    `À la ligne ${headings} commence un second tableau avec d’autres en-têtes : calculez-le comme fichier à part, et excluez ses lignes ici.`,
  looksLikeTotal: ({ text, row }) =>
    `La ligne ${row} peut être un total d’autres lignes${
      text === "" ? "" : ` (${quoted(text)})`
    } : excluez les totaux, ou indiquez qu’il s’agit d’un envoi.`,
  totalDiffers: ({ text, row, heading, stated, sum }, _label, { nameOf }) =>
    `La ligne ${row} (${quoted(text)}) indique ${frenchFigure(stated)} dans la colonne ${
      quoted(nameOf(heading))
    }, et les lignes au-dessus donnent ${frenchFigure(sum)} : corrigez-la, ou excluez les totaux.`,
  cutNumber: ({ heading, next, before, after }, _label, { nameOf }) =>
    `${before} dans la colonne ${quoted(nameOf(heading))} et ${after} dans ${
      quoted(nameOf(next))
    } peuvent être un seul nombre, ${before},${after}, coupé à sa virgule : s’il y en a deux, choisissez que les nombres ont un point décimal ; sinon, enregistrez le fichier avec des points-virgules entre les cellules.`,
  unknownColumn: ({ position, text }) =>
    text === ""
      ? `La colonne ${position} n’a pas d’en-tête : donnez-lui-en un, ou supprimez-la.`
      : `La colonne ${quoted(text)} est inconnue : supprimez-la, ou conservez-la telle quelle.`,
  grossQuantity: ({ text }) =>
    `La colonne ${
      quoted(text)
    } contient la masse brute, et le MACF compte la masse nette sans emballage : ajoutez une colonne de la masse nette en kg ou en t, ou choisissez celle-ci si elle contient la masse nette.`,
  columnWithoutUnit: ({ text }) =>
    `La colonne ${quoted(text)} n’indique pas d’unité : nommez-la ${quoted(`${text} (kg)`)} ou ${
      quoted(`${text} (t)`)
    }.`,
  columnTwice: ({ column, earlier, text }, _label, { nameOf }) =>
    `La colonne ${quoted(nameOf(column))} existe plusieurs fois${
      earlier === text ? "" : ` (${quoted(earlier)} et ${quoted(text)})`
    }.`,
  columnMissing: ({ column, isQuantity, rows }, _label, { nameOf }) =>
    `La colonne ${quoted(nameOf(column))} manque${
      isQuantity ? " (ou la masse en kilogrammes, pour l’électricité les MWh)" : ""
    } : l’une des ${rows} premières lignes doit nommer les colonnes.`,
  unitUnread: ({ heading, beside, row, text }) =>
    `La colonne ${quoted(heading)} ne peut pas être lue comme masse nette : son unité dans la colonne ${
      quoted(beside)
    } est ${
      quoted(text)
    } à la ligne ${row}, et seuls kg, t et lb sont lus. Donnez à chaque ligne une masse dans l’une d’elles, ou ajoutez une colonne « Masse nette (kg) ».`,
  brokenHeading: ({ position }) => `L’en-tête de la colonne ${position} est illisible.`,
  noShipment: () => "Sous ses en-têtes, le tableau doit contenir au moins un envoi.",
  noImport: () => "Sous ses en-têtes, le tableau doit contenir au moins une importation.",
  tooManyCells: ({ cells, columns }) =>
    `La ligne a ${countedInFrench(cells, "cellule", "cellules")}, les en-têtes ${
      countedInFrench(columns, "colonne", "colonnes")
    } : les cellules qui contiennent le séparateur doivent être entre guillemets.`,
  brokenRow: () => "La ligne contient un caractère illisible : supprimez-le.",
  notUtf8: () =>
    "Le fichier n’est pas un texte UTF-8, UTF-16, Windows-1252 ou Windows-1250 : enregistrez-le en « CSV UTF-8 » ou en classeur Excel (.xlsx).",
  tooManyColumns: ({ of, most }) =>
    `${
      of === "table" ? "Le tableau" : "La feuille"
    } a plus de ${most} colonnes ; au-delà, elles ne sont pas lues.`,
  tooManyLines: ({ most }) =>
    `Le tableau a plus de ${most} lignes, vides pour la plupart : supprimez les lignes vides.`,
  longRow: ({ most }) =>
    `Une ligne du tableau a plus de ${most} caractères, le maximum lu : vérifiez ses sauts de ligne.`,
  openQuotes: ({ row }) =>
    `À la ligne ${row} du tableau, un guillemet n’est pas fermé : écrivez "" pour " dans une cellule.`,
  encryptedWorkbook: () =>
    "Le classeur est chiffré par un mot de passe : enregistrez-le sans mot de passe et réessayez. Un mot de passe qui ne fait que protéger des feuilles contre les modifications ne gêne pas.",
  workbookAsText: () =>
    "Le fichier est un classeur ou une autre archive, et non un CSV : enregistrez-le comme classeur Excel (.xlsx), et choisissez ce fichier.",
  oldWorkbook: ({ isWebPage }) =>
    `Le fichier est ${
      isWebPage
        ? "une page web sous le nom d’un classeur"
        : "un classeur à l’ancien format d’Excel (.xls) ou un classeur avec mot de passe"
    }, ce qui n’est pas lu ici : ouvrez-le dans un tableur et enregistrez-le comme classeur Excel (.xlsx) sans mot de passe.`,
  noWorkbook: ({ form }) =>
    `Le fichier ${
      otherForms[form]
    } : enregistrez-le comme classeur Excel (.xlsx) sans mot de passe et réessayez.`,
  damagedWorkbook: () => "Le classeur est endommagé : l’une de ses feuilles s’interrompt au milieu.",
  tooManyRows: ({ most }) =>
    `La feuille a plus de ${most} lignes, vides comprises : copiez uniquement le tableau dans un nouveau classeur.`,
  tooManyParts: ({ most }) =>
    `Le classeur a plus de ${most} parties : copiez uniquement le tableau dans un nouveau classeur.`,
  tooManyCharactersInSheet: ({ most }) =>
    `Les cellules de la feuille ont ensemble plus de ${most} caractères, chaque texte étant compté dans chacune des cellules qui l’affichent : copiez uniquement le tableau dans un nouveau classeur.`,
  tooManyCellsInWorkbook: ({ most }) =>
    `Les feuilles du classeur ont plus de ${most} cellules remplies ; au-delà, rien n’est lu : retirez les feuilles qui y ont été ajoutées.`,
  tooManyMergedCells: ({ most }) =>
    `La feuille a plus de ${most} cellules fusionnées ; au-delà, rien n’est lu : annulez les fusions et remplissez chaque ligne.`,
  tooManyShownUnits: ({ most }) =>
    `Les cellules de la feuille ont plus de ${most} formats avec des unités ou d’autres signes, comptés dans chaque colonne ; au-delà, rien n’est lu : donnez un seul format aux cellules d’une même colonne.`,
  mergedNumber: ({ heading, first, last }) =>
    `La colonne ${
      quoted(heading)
    } a un nombre dans des cellules fusionnées, aux lignes ${first} à ${last}, dont seule la première l’aurait : annulez la fusion et écrivez le nombre dans chaque ligne pour laquelle il vaut.`,
  unitElsewhere: ({ heading, row, text }) =>
    `La ligne ${row} (${quoted(text)}) indique une autre unité que la colonne ${
      quoted(heading)
    } : mettez dans l’en-tête l’unité de ses nombres, et retirez ce texte.`,
  namedOtherwise: ({ heading, column }, _label, { nameOf }) =>
    `L’en-tête de la colonne ${quoted(heading)} indique une autre unité que ${
      quoted(nameOf(column))
    } : choisissez la colonne de cette unité, ou corrigez l’en-tête dans le fichier si ses nombres en ont une autre.`,
  struckCells: ({ heading, row, rows }) =>
    `La colonne ${quoted(heading)} a ${
      rows === 1
        ? `une cellule barrée à la ligne ${row}`
        : `${frenchNumber(rows)} cellules barrées, la première à la ligne ${row}`
    } : retirez ce qui est annulé, et enlevez le trait de ce qui compte.`,
  hiddenColumns: ({ headings }) =>
    `La feuille masque des colonnes, qui ont été lues comme les autres : ${headings.map(quoted).join(", ")}.`,
  shownUnit: ({ heading, row, unit, isScaled, format }) =>
    `La colonne ${quoted(heading)} a, à la ligne ${row}, un nombre que sa cellule affiche ${
      format !== undefined
        ? `selon le format ${quoted(format)}, donc peut-être comme un autre`
        : isScaled
        ? "en milliers"
        : `avec l’unité ${quoted(unit)}`
    }, et le nombre seul serait lu : donnez aux cellules un format qui le montre tel quel, et corrigez l’en-tête s’il nomme une autre unité.`,
  tooManyListItems: ({ heading, most }, _label, { nameOf }) =>
    `Les listes de la colonne ${quoted(nameOf(heading))} ont, dans tout le tableau, plus de ${
      frenchNumber(most)
    } éléments ; au-delà, rien n’est lu : répartissez le tableau en plusieurs fichiers.`,
  longPassedHeadings: ({ columns, bytes, rows, most }) =>
    `Les en-têtes qui seraient transmis (${countedInFrench(columns, "colonne", "colonnes")}) ont ${
      frenchNumber(bytes)
    } octets en tout, et chaque ligne de la réponse les répète : pour ${
      countedInFrench(frenchNumber(rows), "ligne", "lignes")
    }, ${
      frenchNumber(most)
    } au plus. Raccourcissez-les, supprimez des colonnes ou répartissez le tableau en plusieurs fichiers.`,
  bareDay: ({ heading, row }) =>
    `La colonne ${
      quoted(heading)
    } a, à la ligne ${row}, le simple numéro d’un jour, dans un classeur qui compte les jours à partir de 1904 : donnez aux cellules le format d’une date.`,
  damagedCell: ({ cell, why }) =>
    `Le classeur est endommagé : la cellule ${cell} ${
      why === "twice" ? "y figure deux fois" : "nomme un texte qui manque dans le fichier"
    }. Écrivez-la de nouveau dans un tableur et enregistrez le classeur.`,
  cellTooLong: ({ heading, most }) =>
    `La cellule sous ${
      quoted(heading)
    } a plus de ${most} caractères ; au-delà, rien n’est lu : raccourcissez-la.`,
  workbookTooLarge: ({ megabytes }) =>
    `Le classeur est trop volumineux, l’une de ses parties dépasse ${megabytes} Mo une fois décompressée : copiez uniquement le tableau dans un nouveau classeur.`,
  sheetUnreadable: () =>
    "La première feuille du classeur est illisible : copiez le tableau dans un nouveau classeur.",
  workbookMacros: () =>
    "Le classeur contient des macros : elles n’ont pas été exécutées. Les cellules que des macros remplissent ont été lues telles qu’elles sont enregistrées.",
  furtherSheets: ({ names }) =>
    `D’autres feuilles ont de telles colonnes ou sont illisibles, et ont été laissées de côté : ${
      names.map(quoted).join(", ")
    }. Envoyez chacune dans un fichier à part.`,
  hiddenRows: ({ rows, first }) =>
    rows === 1
      ? `La ligne ${first} est masquée dans la feuille : elle a été lue comme les autres.`
      : `${
        frenchNumber(rows)
      } lignes sont masquées dans la feuille, la première est la ligne ${first} : elles ont été lues comme les autres.`,
  call: () => "L’envoi est illisible : rechargez la page et réessayez.",
  more: ({ count }) => count === 1 ? "Et une autre remarque." : `Et ${count} autres remarques.`,
};
