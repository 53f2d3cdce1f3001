/**
 * Work that stops for a moment between its steps, so that whoever runs it can let other work have its turn.
 */

/** Work in steps, and what it comes to. */
export type Steps<Outcome> = Generator<void, Outcome, void>;

/** Items after which work stops for a moment: a row of a stranger's table may take some tenths of a millisecond. */
const itemsOfStep = 20;

/** Takes the items one after the other, with a stop before every few. */
export function* inStepsOf<Item>(
  items: Iterable<Item>,
  take: (item: Item, index: number) => void,
): Steps<void> {
  let index = 0;
  for (const item of items) {
    if (index % itemsOfStep === 0) yield;
    take(item, index);
    index++;
  }
}

/** Returns a list of what a plain function makes of each item, in steps. */
export function* mapInSteps<Item, Value>(
  items: Iterable<Item>,
  valueOf: (item: Item, index: number) => Value,
): Steps<ReadonlyArray<Value>> {
  const values: Array<Value> = [];
  yield* inStepsOf(items, (item, index) => {
    values.push(valueOf(item, index));
  });
  return values;
}

/** Returns a list of what a plain function makes of each item, with a stop before each: for items that take long. */
export function* mapStepwise<Item, Value>(
  items: ReadonlyArray<Item>,
  valueOf: (item: Item) => Value,
): Steps<ReadonlyArray<Value>> {
  const values: Array<Value> = [];
  for (const item of items) {
    yield;
    values.push(valueOf(item));
  }
  return values;
}

/** Returns the items by a name that each has, in steps. */
export function* groupsInSteps<Item, Name>(
  items: Iterable<Item>,
  nameOf: (item: Item) => Name,
): Steps<ReadonlyMap<Name, ReadonlyArray<Item>>> {
  const groups = new Map<Name, Array<Item>>();
  yield* inStepsOf(items, (item) => {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  });
  return groups;
}

/** Two sorted runs as one; of equal items that of the first comes first. */
function* mergedInSteps<Item>(
  first: ReadonlyArray<Item>,
  second: ReadonlyArray<Item>,
  isBehind: (one: Item, other: Item) => boolean,
): Steps<ReadonlyArray<Item>> {
  const merged: Array<Item> = [];
  let [at, other] = [0, 0];
  while (merged.length < first.length + second.length) {
    if (merged.length % itemsOfStep === 0) yield;
    const [one, another] = [first[at], second[other]];
    if (one !== undefined && (another === undefined || !isBehind(one, another))) {
      merged.push(one);
      at++;
    } else if (another !== undefined) {
      merged.push(another);
      other++;
    }
  }
  return merged;
}

/**
 * Returns the items in an order, in steps: runs that follow each other already cost little.
 * @param isBehind true if the first of two items stands behind the other; false for equal ones, which stay as they stood
 */
export function* orderedInSteps<Item extends object>(
  items: ReadonlyArray<Item>,
  isBehind: (one: Item, other: Item) => boolean,
): Steps<ReadonlyArray<Item>> {
  let runs: Array<ReadonlyArray<Item>> = [];
  let last: Item | undefined;
  let run: Array<Item> = [];
  yield* inStepsOf(items, (item) => {
    if (last === undefined || isBehind(last, item)) {
      run = [];
      runs.push(run);
    }
    run.push(item);
    last = item;
  });
  while (runs.length > 1) {
    const longer: Array<ReadonlyArray<Item>> = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* mergedInSteps(runs[at] ?? [], runs[at + 1] ?? [], isBehind));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Returns the items by a number that each has, the smallest first, in steps. */
export const sortedInSteps = <Item extends object>(
  items: ReadonlyArray<Item>,
  keyOf: (item: Item) => number,
): Steps<ReadonlyArray<Item>> => orderedInSteps(items, (one, other) => keyOf(one) > keyOf(other));

/** Returns the items that fit, in steps. */
export function* filterInSteps<Item>(
  items: Iterable<Item>,
  fits: (item: Item) => boolean,
): Steps<ReadonlyArray<Item>> {
  const kept: Array<Item> = [];
  yield* inStepsOf(items, (item) => {
    if (fits(item)) kept.push(item);
  });
  return kept;
}

/** Returns whether one of the items fits, in steps. */
export function* someInSteps<Item>(
  items: ReadonlyArray<Item>,
  fits: (item: Item) => boolean,
): Steps<boolean> {
  for (let from = 0; from < items.length; from += itemsOfStep) {
    yield;
    if (items.slice(from, from + itemsOfStep).some((item) => fits(item))) return true;
  }
  return false;
}

/** Returns what work in steps comes to, done at once. */
export const atOnce = <Outcome>(work: Steps<Outcome>): Outcome => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};
