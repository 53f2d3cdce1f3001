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
  keyOf: (item: Item) => number,
): Steps<ReadonlyArray<Item>> {
  const merged: Array<Item> = [];
  let [at, other] = [0, 0];
  while (merged.length < first.length + second.length) {
    if (merged.length % itemsOfStep === 0) yield;
    const [one, another] = [first[at], second[other]];
    if (one !== undefined && (another === undefined || keyOf(one) <= keyOf(another))) {
      merged.push(one);
      at++;
    } else if (another !== undefined) {
      merged.push(another);
      other++;
    }
  }
  return merged;
}

/** Returns the items by a number that each has, the smallest first, in steps: runs that follow each other already cost little. */
export function* sortedInSteps<Item extends object>(
  items: ReadonlyArray<Item>,
  keyOf: (item: Item) => number,
): Steps<ReadonlyArray<Item>> {
  let runs: Array<ReadonlyArray<Item>> = [];
  let last: number | undefined;
  let run: Array<Item> = [];
  yield* inStepsOf(items, (item) => {
    const key = keyOf(item);
    if (last === undefined || key < last) {
      run = [];
      runs.push(run);
    }
    run.push(item);
    last = key;
  });
  while (runs.length > 1) {
    const longer: Array<ReadonlyArray<Item>> = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* mergedInSteps(runs[at] ?? [], runs[at + 1] ?? [], keyOf));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Returns what work in steps comes to, done at once. */
export const atOnce = <Outcome>(work: Steps<Outcome>): Outcome => {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
};
