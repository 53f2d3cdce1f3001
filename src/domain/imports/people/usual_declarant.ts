/** The declarant that an importer usually has: whom pages mean where nobody names one. */
import { type Declarant, type Importer, ownDeclarant, type Representation } from "./declarant.ts";

/** Imports of an importer that name one declarant. */
export interface DeclaredBefore {
  /** UUID of the declarant. */
  readonly declarantId: string;
  /** True of imports of the year that is asked about; the others were released before it. */
  readonly isOfYear: boolean;
  /** Number of them. */
  readonly imports: number;
  /** Representation of the newest one. */
  readonly representation: Representation;
}

const mostOf = (
  declarants: ReadonlyArray<Declarant>,
  before: ReadonlyArray<DeclaredBefore>,
): Declarant | undefined => {
  const named = new Map(before.map(({ declarantId, imports }) => [declarantId, imports]));
  const importsOf = ({ id }: Declarant): number => named.get(id) ?? 0;
  return declarants.filter((each) => importsOf(each) > 0).toSorted((a, b) => importsOf(b) - importsOf(a))[0];
};

/**
 * Returns the declarant that most imports of the year name, else most of those before it, else the importer itself by its EORI
 * number; undefined where nothing says it.
 */
export const usualDeclarant = (
  importer: Pick<Importer, "eori">,
  declarants: ReadonlyArray<Declarant>,
  before: ReadonlyArray<DeclaredBefore>,
): Declarant | undefined =>
  mostOf(declarants, before.filter(({ isOfYear }) => isOfYear)) ??
    mostOf(declarants, before.filter(({ isOfYear }) => !isOfYear)) ??
    ownDeclarant(importer, declarants);

/** Returns the representation of the newest import that names the declarant; undefined where none does. */
export const usualRepresentation = (
  declarantId: string,
  before: ReadonlyArray<DeclaredBefore>,
): Representation | undefined => {
  const ofDeclarant = before.filter((each) => each.declarantId === declarantId);
  return (ofDeclarant.find(({ isOfYear }) => isOfYear) ?? ofDeclarant[0])?.representation;
};
