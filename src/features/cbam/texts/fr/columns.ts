/** French sentences about what the columns of a table of shipments hold. */
import type { TablesTexts } from "../en/tables.ts";

export const holds: Readonly<Record<keyof TablesTexts["columnNames"], string>> = {
  cn_code:
    "code NC, 8 chiffres ; d’un code TARIC de 10 chiffres, les 8 premiers comptent, et les 10 là où les 8 ne décident pas",
  origin_country: "pays d’origine : code ISO de 2 ou 3 lettres, ou nom",
  tonnage: "masse nette en tonnes ; cette colonne ou la masse nette en kg",
  net_mass_kg: "masse nette en kilogrammes ; cette colonne ou la masse nette en t",
  net_mass_lb: "masse nette en livres (lb) de 0,45359237 kg, au lieu de kg ou de t",
  mass_unit: "unité de la masse à côté, ligne par ligne : kg, t ou lb",
  mwh: "électricité (NC 2716 00 00) en MWh, au lieu d’une masse",
  import: "jour d’importation ; donne l’année et le prix des certificats, et prime sur l’année d’importation",
  import_year: "année d’importation, si le jour n’est pas connu ; sans l’un ni l’autre, l’année en cours",
  client_ref: "votre propre référence de la ligne, au plus 200 caractères, rendue telle quelle",
  production_route:
    "voie de production, comme (C), si la marchandise en a plusieurs : voir la feuille des voies",
  verified_direct_intensity: "émissions directes vérifiées, t CO2e par tonne de marchandise",
  verified_indirect_intensity: "émissions indirectes vérifiées, t CO2e par tonne de marchandise",
  verified_free_allocation:
    "allocation à titre gratuit du rapport de vérification (SEFA), t CO2e par tonne de marchandise ; prime sur les référentiels",
  unit_content:
    "si les valeurs vérifiées sont par tonne de clinker ou kg d’azote : t de clinker ou kg d’azote dans une tonne de marchandise",
  reporting_period:
    "année à laquelle se rapportent les valeurs vérifiées ; sans indication, l’année d’importation",
  value_id:
    "identifiant d’une valeur de fournisseur de votre compte, à la place des valeurs vérifiées et de leur année",
  origin_carbon_price_eur_per_t: "prix du carbone payé dans le pays d’origine, EUR par t CO2e",
  assume_cscf: "facteur de correction transsectoriel supposé pour 2031 à 2033, une part comme 1",
  precursors:
    "précurseurs comme dans une ligne JSON, en texte JSON ; [] si la marchandise n’en a pas, une cellule vide ne dit rien",
};
