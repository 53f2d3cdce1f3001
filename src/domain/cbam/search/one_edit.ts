/**
 * Whether two words differ by at most one typing error: a letter more, a letter less, another letter, or two
 * neighbours swapped.
 */
export const isWithinOneEdit = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && from < b.length && a.charCodeAt(from) === b.charCodeAt(from)) from++;
  let endA = a.length;
  let endB = b.length;
  while (endA > from && endB > from && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const leftA = endA - from;
  const leftB = endB - from;
  if (leftA <= 1 && leftB <= 1) return true;
  return leftA === 2 && leftB === 2 && a.charCodeAt(from) === b.charCodeAt(from + 1) &&
    a.charCodeAt(from + 1) === b.charCodeAt(from);
};
