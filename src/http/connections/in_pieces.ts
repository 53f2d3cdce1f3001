/** Marks of answers that leave in pieces: what has not left of them is asked for only as their clients read. */

const piecesName = Symbol("pieces");

/** @returns the answer, marked */
export const markedInPieces = (response: Response): Response => {
  Reflect.set(response, piecesName, true);
  return response;
};

/** True for an answer that was marked. */
export const leavesInPieces = (response: Response): boolean => Reflect.has(response, piecesName);
