/**
 * French sentences about tables of customs, accruals, certificates that go back or were recorded by mistake.
 */
import { type ClosingFindings, isWithin2026, type OtherQuarters } from "../../../kernel/findings/closings.ts";
import { firstNamed } from "../../../kernel/text/first_named.ts";
import { euroText, periodName, spacedCode } from "../../words/figures.ts";
import { translatedLaw } from "../../law/law_sentence.ts";
import type { PageSentences } from "../page_sentences.ts";
import { certificates, kindName, pair } from "./duties.ts";
import { frenchDay, frenchFigure, frenchNumber, quoted } from "./shown.ts";

const act = "règlement (UE) 2023/956";
const imports = (count: number): string =>
  count < 2 ? `${count} importation` : `${frenchNumber(count)} importations`;

const moved = { surrendered: "restitués", bought_back: "rachetés", cancelled: "annulés" } as const;
const movedOne = { surrendered: "restitué", bought_back: "racheté", cancelled: "annulé" } as const;
const left = (how: keyof typeof moved, number: number): string => (number < 2 ? movedOne : moved)[how];
const bought = (number: number): string => number < 2 ? "acheté" : "achetés";

const ofQuarters = (quarters: OtherQuarters["quarters"]): string =>
  quarters.map(({ quarter, due, there }) =>
    `${periodName(quarter, "fr")}, ${frenchNumber(due)} à restituer et ${
      frenchNumber(there)
    } sur le compte ou ${left("surrendered", there)}`
  ).join("\u00a0; ");

export const frenchClosings: PageSentences<ClosingFindings> = {
  calculationNoted: ({ code, note }) =>
    `Code NC ${spacedCode(code)}\u00a0: ${translatedLaw(note, "fr") ?? note}`,
  calculationsNoted: ({ imports: number, codes, note }) =>
    `${imports(number)} ${codes.length === 1 ? "du code NC" : "des codes NC"} ${
      firstNamed(codes.map(spacedCode))
    }\u00a0: ${translatedLaw(note, "fr") ?? note}`,
  massesOfShip: ({ imports: ids }) =>
    `${imports(ids.length)} ${ids.length === 1 ? "a" : "ont"} une masse que seul un navire transporte (${
      firstNamed(ids)
    })\u00a0: vérifiez qu’il s’agit de tonnes et non de kilogrammes.`,
  rowWithMassOfShip: () =>
    "Seul un navire transporte une telle masse\u00a0: vérifiez que l’unité de la colonne est celle dans laquelle elle est lue.",
  rowWithUnlikelyValues: () =>
    "Les valeurs réelles ou le prix du carbone ressemblent à une erreur de saisie\u00a0: les notes de l’importation disent lesquels. Vérifiez les unités et les séparateurs décimaux.",
  noPerson: () => "Choisissez un importateur ou un déclarant.",
  dayToCome: ({ last, found }, label) =>
    `${label} : le ${frenchDay(found)} est après le ${frenchDay(last)}, dernier jour possible.`,
  spanOfTable: ({ from, to }) =>
    `Les importations mises en libre pratique du ${frenchDay(from)} au ${
      frenchDay(to)
    } sont cherchées dans le tableau : indiquez le début et la fin s’il couvre une autre période.`,
  dayOfCustoms: () =>
    `La douane communique le jour de la déclaration en douane (${act}, article 25, paragraphe 2), le registre a celui de la mainlevée : une ligne peut différer par sa seule date.`,
  emptyCustomsTable: () => "Il faut au moins une ligne de déclaration sous les titres du tableau.",
  rowsNotRead: ({ rows, isCompared }) =>
    !isCompared
      ? `${
        rows < 2 ? "1 ligne n’a pas pu être lue" : `${frenchNumber(rows)} lignes n’ont pas pu être lues`
      } : rien n’a été comparé avec le registre. Indiquez le début et la fin s’il doit l’être.`
      : rows < 2
      ? "1 ligne n’a pas pu être lue : l’importation dont elle traite figure comme absente du tableau."
      : `${
        frenchNumber(rows)
      } lignes n’ont pas pu être lues : les importations dont elles traitent figurent comme absentes du tableau.`,
  notAccrued: ({ imports: count, eur }) =>
    `${imports(count)} d’importateurs qui n’ont pas dépassé le seuil de l’année ne ${
      count < 2 ? "compte" : "comptent"
    } pas dans la provision : il s’y ajouterait ${
      euroText(eur, "fr")
    }, en totalité, dès qu’il est dépassé (${act}, article 2 bis, paragraphe 2).`,
  accruedEstimates: ({ imports: count }) =>
    `${imports(count)} ${
      count < 2 ? "compte" : "comptent"
    } avec des valeurs qui ne sont pas encore vérifiées : la déclaration peut être plus élevée.`,
  notCalculated: ({ imports: count }) =>
    `${imports(count)} n’${count < 2 ? "a" : "ont"} pas pu être ${count < 2 ? "calculée" : "calculées"} et ${
      count < 2 ? "manque" : "manquent"
    } à la provision. La déclaration dit pourquoi.`,
  declaredWithout: ({ imports: count }) =>
    count < 2
      ? "1 importation n’a pas pu être calculée et manque aux sommes : il peut falloir restituer davantage de certificats."
      : `${
        frenchNumber(count)
      } importations n’ont pas pu être calculées et manquent aux sommes : il peut falloir restituer davantage de certificats.`,
  declaredValueWithdrawn: ({ installation, code, since }) =>
    `La valeur de l’installation ${quoted(installation)} pour le code NC ${
      spacedCode(code)
    } a été retirée le ${
      frenchDay(since)
    } : les importations qui l’ont prise ne doivent pas être déclarées d’après elle et comptent par valeurs par défaut dans ce qui pourrait être déposé aujourd’hui. Rectifiez-les avec une autre valeur ou avec des valeurs par défaut.`,
  noVerificationReport: ({ installation }) =>
    `Le numéro du rapport de vérification de l’installation ${
      quoted(installation)
    } manque : d’ici là, les importations comptent par valeurs par défaut dans ce qui pourrait être déposé aujourd’hui.`,
  noOpinion: ({ installation }) =>
    `Personne n’a dit si le rapport sur l’installation ${
      quoted(installation)
    } a été vérifié comme satisfaisant : d’ici là, les importations comptent par valeurs par défaut dans ce qui pourrait être déposé aujourd’hui.`,
  declaredValueReplaced: ({ installation, code, since, used, newest, isVerified }) =>
    `Les importations ont pris la version ${used} de la valeur de l’installation ${
      quoted(installation)
    } pour le code NC ${spacedCode(code)} ; depuis le ${
      frenchDay(since)
    }, sa version ${newest} fait foi, qui ${
      isVerified ? "est vérifiée" : "n’est pas encore vérifiée"
    }. Rectifiez les importations pour la prendre.`,
  limitOf2026: () =>
    `Les certificats pour 2026 ne peuvent être rachetés qu’en 2027. C’est une dérogation à la limite tirée de l’obligation de détention, qui n’est pas comptée pour eux : une lecture (${act}, article 23, paragraphe 2 bis).`,
  heldAfterSurrender: ({ number, year, day, isOverdue }) =>
    isOverdue
      ? `Certificats qui étaient à restituer pour ${year} au plus tard le ${
        frenchDay(day)
      } et qui le restent\u00a0: ${
        frenchNumber(number)
      }. Aux fins de trimestre à venir, ils ne comptent plus comme détenus, dans la mesure où le compte en a de leur type (${act}, article 26, paragraphe 3).`
      : `Certificats encore à restituer pour ${year} au plus tard le ${frenchDay(day)}\u00a0: ${
        frenchNumber(number)
      }. À partir de ce jour, ils ne comptent plus comme détenus, dans la mesure où le compte en a de leur type.`,
  openSinceYear: ({ number, year, day }) =>
    `Certificats qui étaient à restituer pour ${year} au plus tard le ${
      frenchDay(day)
    } et qui le restent\u00a0: ${
      frenchNumber(number)
    }. Ils restent dus\u00a0; rien n’est retranché pour eux de ce qui est détenu ici (${act}, article 26, paragraphe 3).`,
  stillDueWithout: ({ imports: count, year }) =>
    `${
      count < 2
        ? `1 importation de ${year} n’a pas pu être calculée`
        : `${frenchNumber(count)} importations de ${year} n’ont pas pu être calculées`
    }\u00a0: il peut rester à restituer pour ${year} davantage de certificats que compté ici. La déclaration dit pourquoi.`,
  pairsNotCalculated: ({ pairs, year }) =>
    `Aucune importation de ${year} n’a pu être calculée pour ${
      firstNamed(pairs.map(pair))
    }\u00a0: sans elles, le nombre de certificats restitués ne peut pas servir de base. La déclaration pour ${year} dit pourquoi.`,
  moreThanThereAre: ({ found, left }) =>
    `De cet achat, il reste ${certificates(left)} : il n’est pas possible d’en retirer ${found} du compte.`,
  boughtMoreThanObliged: ({ year, bought, limit }) =>
    `Certificats achetés en ${year} : ${bought}. Le rachat est limité à ${limit}, le nombre qu’il fallait détenir : les autres sont annulés sans compensation s’ils ne sont pas restitués (${act}, article 23, paragraphe 2, et article 24).`,
  limitMayRise: ({ year, limit, lacking }) =>
    lacking > 0
      ? `${imports(lacking)} de ${year} n’${lacking < 2 ? "a" : "ont"} pas pu être ${
        lacking < 2 ? "calculée" : "calculées"
      }\u00a0: il fallait détenir davantage que ce qui est compté ici.`
      : `${year} n’est pas terminée\u00a0: d’après les importations inscrites jusqu’ici, le rachat des certificats de l’année est limité à ${
        frenchNumber(limit)
      } (${act}, article 23, paragraphe 2).`,
  soldBackAfterSurrender: () =>
    `Seul ce qui reste après la restitution est racheté : les certificats encore à restituer sont parmi ceux qui sont disponibles (${act}, article 23, paragraphe 1).`,
  soldBackAboveLimit: ({ year, boughtBack, limit }) =>
    `Certificats achetés en ${year} et inscrits comme rachetés\u00a0: ${
      frenchNumber(boughtBack)
    }. Le maximum est de ${
      frenchNumber(limit)
    }\u00a0: vérifiez les mouvements (${act}, article 23, paragraphe 2).`,
  boughtWithoutImports: ({ year }) =>
    `Le registre n’a pas d’importations de ${year} : rien ne devait donc être détenu cette année-là. Qui n’a pas dépassé le seuil peut faire racheter tous les certificats de l’année (${act}, article 23, paragraphe 2) : inscrivez les importations, s’il y en a eu.`,
  unlikelyValues: ({ imports: ids }) =>
    `${imports(ids.length)} ${
      ids.length === 1 ? "a" : "ont"
    } des valeurs réelles ou des prix du carbone qui ressemblent à une erreur de saisie (${
      firstNamed(ids)
    }) : les notes de l’importation disent lesquels. Vérifiez les unités et les séparateurs décimaux.`,
  surrenderWithoutYear: () =>
    `Indiquez pour les importations de quelle année les certificats ont été restitués : la déclaration de cette année les compte (${act}, article 22, paragraphe 1).`,
  cancelledEarly: ({ number, day }) =>
    `${
      number === 1
        ? "1 certificat est enregistré comme annulé"
        : `${frenchNumber(number)} certificats sont enregistrés comme annulés`
    } avant le ${
      frenchDay(day)
    }, jour où la Commission annule ceux qui restent : vérifiez les mouvements (${act}, article 24).`,
  soldBackAfterRequest: ({ number, last, workingDay }) =>
    `Inscrits comme rachetés après le ${frenchDay(last)}, dernier jour pour le demander\u00a0: ${
      certificates(number)
    }. Que le rachat ait été demandé au plus tard ce jour${
      workingDay === last
        ? ""
        : `, ou le ${frenchDay(workingDay)}, le lundi suivant (plus tard s’il est férié)`
    }, et que rien n’en ait été annulé, est tiré de l’inscription\u00a0: vérifiez-le (${act}, articles 23 et 24${
      workingDay === last ? "" : "\u00a0; règlement (CEE, Euratom) n°\u00a01182/71, article 3, paragraphe 4"
    }).`,
  countedAsCancelled: ({ number, day }) =>
    `Comptés comme annulés le ${frenchDay(day)}\u00a0: ${
      certificates(number)
    } (${act}, article 24). Ceux dont le rachat a été demandé à temps ne sont pas annulés\u00a0: inscrivez-le dès qu’ils ont quitté le compte, et ils y restent jusqu’à ce jour.`,
  weeklyForQuarters: ({ number, cancelled }) =>
    `À prix hebdomadaire et inscrits comme restitués pour 2026\u00a0: ${
      certificates(number)
    }. Les certificats pour 2026 eux-mêmes ont été annulés le ${
      frenchDay(cancelled)
    }. Aucun acte ne dit quel type sert à une restitution aussi tardive\u00a0: que ce soient ceux à prix hebdomadaire est une lecture (${act}, article 19, paragraphe 5, article 24, paragraphe 2, et article 26, paragraphe 3).`,
  surrenderedForOtherQuarter: ({ number, quarters }) =>
    `Pour des importations d’un autre trimestre que le leur, il a été restitué ${certificates(number)} (${
      ofQuarters(quarters)
    }). Les certificats pour 2026 sont ceux du trimestre d’importation (${act}, article 21, paragraphe 1 bis)\u00a0: vérifiez-les dans le registre MACF.`,
  countedForOtherQuarter: ({ number, quarters }) =>
    `Sur le compte, et comptés pour des importations d’un autre trimestre que le leur\u00a0: ${
      certificates(number)
    } (${
      ofQuarters(quarters)
    }). Les certificats pour 2026 sont ceux du trimestre d’importation (${act}, article 21, paragraphe 1 bis)\u00a0: vérifiez les achats.`,
  otherPriceThanQuarter: ({ certificates: kind, eur, published, lots }) =>
    `Des certificats ${kindName(kind)} sont inscrits à ${
      euroText(eur, "fr")
    } l’unité, et le prix publié du trimestre est de ${euroText(published, "fr")} (achat du ${
      firstNamed(lots.map(({ day }) => frenchDay(day)))
    })\u00a0: vérifiez le type et le prix. Les calculs prennent ce qui est inscrit.`,
  statusRevoked: ({ since }) =>
    `Le statut de déclarant agréé est révoqué depuis le ${
      frenchDay(since)
    }. Le 30 septembre vaut pour les déclarants qui l’ont\u00a0: après une révocation, la déclaration est à déposer dans un délai d’un mois, et les certificats sont à restituer ${
      isWithin2026(since) ? "au plus tard le 15/02/2027" : "dans les 15 jours qui suivent"
    } (règlement d’exécution (UE) 2025/486, articles 21 et 23).`,
  purchaseDiffers: ({ reference, certificates: kind, day, number, eur }) =>
    `Un achat portant la référence ${quoted(reference)} est déjà inscrit : ${certificates(number)} ${
      kindName(kind)
    }, ${bought(number)} le ${frenchDay(day)} à ${
      frenchFigure(eur)
    } EUR l’unité. Indiquez une autre référence, ou retirez cet achat s’il a été inscrit par erreur.`,
  purchasesAlike: ({ lots, certificates: kind, day, number, eur }) =>
    `${frenchNumber(lots.length)} achats sont identiques : ${certificates(number)} ${kindName(kind)}, ${
      bought(number)
    } le ${frenchDay(day)} à ${
      frenchFigure(eur)
    } EUR l’unité. S’il s’agit du même, retirez ce qui a été inscrit en trop.`,
  moreAlike: ({ groups }) =>
    groups === 1
      ? "1 autre groupe d’achats ou de sorties identiques."
      : `${frenchNumber(groups)} autres groupes d’achats ou de sorties identiques.`,
  movesAlike: ({ moves, moved: how, day, number, year }) =>
    `${frenchNumber(moves.length)} sorties d’un même achat sont identiques : ${certificates(number)} ${
      left(how, number)
    } le ${frenchDay(day)}${
      year === null ? "" : ` pour ${year}`
    }. S’il s’agit de la même, retirez ce qui a été inscrit en trop.`,
  lotHasMoves: ({ moves }) =>
    `L’achat ne peut pas être retiré tant que des certificats en sont sortis. Retirez d’abord ces sorties : ${
      firstNamed(
        moves.map(({ moved: how, day, number }) =>
          `${frenchNumber(number)} ${left(how, number)} le ${frenchDay(day)}`
        ),
      )
    }.`,
};
