/** The first place of a sorted list that isn't before what is looked for; the list's length when all are. */
export const lowerBound = (length: number, isBefore: (at: number) => boolean): number => {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
};
