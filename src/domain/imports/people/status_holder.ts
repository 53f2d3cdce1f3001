/**
 * Person who needs the status of authorised declarant for an import: whoever owes for it, by the states that are recorded of that
 * person. Regulation (EU) 2023/956, Articles 4, 5 and 25. Decision 0261.
 */
import { isSameEori } from "../../../kernel/identifiers.ts";
import {
  debtorOf,
  debtorOfImport,
  type Declarant,
  type Importer,
  type OwnDebtor,
  ownDeclarant,
  type Representation,
} from "./declarant.ts";

/** Person who needs the status for an import. */
export interface StatusHolder extends Pick<OwnDebtor, "debtor" | "eori"> {
  /** Its states and its account; undefined for somebody who is no declarant of the account, and has no status known here. */
  readonly declarant: Pick<Declarant, "states" | "account"> | undefined;
  /** True if a declarant is named at all. A line without one gives no account number, whatever status its importer has. */
  readonly isDeclarantNamed: boolean;
  /** True if an importer is named. */
  readonly isImporterKnown: boolean;
  /** True if the declarant is another company than the importer, and represents it in no way that makes it the debtor. */
  readonly isOtherNamed: boolean;
  /**
   * True if an indirect representative may owe, of whom nothing is known: a declarant is taken for the importer, and nobody said that it
   * doesn't represent one indirectly, or an importer is said to be represented indirectly, by nobody that is named.
   */
  readonly mayRepresent: boolean;
  /** True if the importer is outside the Union, and no indirect representative, who has to take the role, is said to be there. */
  readonly isOutsideUnion: boolean;
}

/** Declarant and representation of one import. */
export interface NamedPeople {
  /** The declarant that is named; undefined where nobody is. */
  readonly declarant: Pick<Declarant, "eori" | "states" | "account"> | undefined;
  /** Undefined where nobody said it: another company than the importer is an indirect representative then. */
  readonly representation: Representation | undefined;
}

/**
 * Returns the holder where no importer is named: the declarant, as the importer itself or as its indirect representative. Who says that
 * the representation is indirect says that a representative declares, also where it names none.
 */
export const holderAlone = ({ declarant, representation }: NamedPeople): StatusHolder => {
  const isNamed = declarant !== undefined;
  return {
    debtor: debtorOf({
      representation: representation ?? "own",
      isImporterInUnion: true,
      hasRepresentativeAgreed: true,
    }),
    eori: declarant?.eori ?? null,
    declarant,
    isDeclarantNamed: isNamed,
    isImporterKnown: false,
    isOtherNamed: false,
    mayRepresent: isNamed && representation === undefined,
    isOutsideUnion: false,
  };
};

/**
 * Returns who needs the status for each import of an importer: the debtor, by the states of the debtor's own EORI number. A declarant
 * that is named beside own or direct representation, and is another company, gives the importer no status and takes none from it.
 * @param declarants declarants of the account, among which the importer's own one is found
 * @source Regulation (EU) 2023/956, Articles 4, 5(1a), (2) and (2a), and 25(1)
 */
export const holdersOf = (
  importer: Pick<Importer, "eori" | "memberState">,
  declarants: Iterable<Declarant>,
): (people: NamedPeople) => StatusHolder => {
  const own = ownDeclarant(importer, [...declarants]);
  return ({ declarant, representation }) => {
    const isOther = declarant !== undefined && !isSameEori(declarant.eori, importer.eori);
    const said = representation ?? (isOther ? "indirect" : "own");
    const { debtor, eori, why } = debtorOfImport(said, importer, declarant);
    return {
      debtor,
      eori,
      declarant: debtor === "importer" ? own : isOther ? declarant : undefined,
      isDeclarantNamed: declarant !== undefined,
      isImporterKnown: true,
      isOtherNamed: why === "other_declarant",
      mayRepresent: debtor === "importer" && said === "indirect" && declarant === undefined,
      isOutsideUnion: debtor === "importer" && importer.memberState === null,
    };
  };
};
