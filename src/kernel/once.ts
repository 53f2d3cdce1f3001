/** A value that is made when it is first asked for. */
export const once = <Value>(make: () => Value): () => Value => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** A promised value that is made when it is first asked for; anew for who asks after its making failed. */
export const oncePromised = <Value>(make: () => Promise<Value>): () => Promise<Value> => {
  let made: Promise<Value> | undefined;
  return () => {
    if (made === undefined) {
      made = make();
      made.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
};

/** A value that takes some time to make. */
export interface MadeInSteps<Value> {
  /** The value; what is left to be done is done now. */
  readonly value: () => Value;
  /** Does one step more. @returns true if there is another one */
  readonly step: () => boolean;
}

/** A value that is made in steps between other work, or at once when it is needed sooner. */
export const inSteps = <Value>(make: () => Iterator<void, Value>): MadeInSteps<Value> => {
  const steps = once(make);
  let made: { readonly value: Value } | undefined;
  const step = (): boolean => {
    if (made !== undefined) return false;
    const { done, value } = steps().next();
    if (done === true) made = { value };
    return made === undefined;
  };
  const value = (): Value => {
    while (made === undefined) step();
    return made.value;
  };
  return { value, step };
};

/**
 * Makes one frozen value for each of the objects that it is asked about, for as long as they live: what is frozen is the
 * same for whoever gets it.
 */
export const onceEach = <Source extends object, Value extends object>(
  make: (asked: Source) => Value,
): (asked: Source) => Value => {
  const made = new WeakMap<Source, Value>();
  return (asked) => {
    const known = made.get(asked);
    if (known !== undefined) return known;
    const value = Object.freeze(make(asked));
    made.set(asked, value);
    return value;
  };
};

/** One value, made when it is first asked for, for each of the objects that it is asked about, for as long as they live. */
const growing = <Source extends object, Value>(make: () => Value): (asked: Source) => Value => {
  const made = new WeakMap<Source, Value>();
  return (asked) => {
    const known = made.get(asked);
    if (known !== undefined) return known;
    const value = make();
    made.set(asked, value);
    return value;
  };
};

/** One map, empty at first, for each of the objects that it is asked about, for as long as they live. */
export const mapOfEach = <Source extends object, Name, Value>(): (asked: Source) => Map<Name, Value> =>
  growing(() => new Map<Name, Value>());

/** One list, empty at first, for each of the objects that it is asked about, for as long as they live. */
export const listOfEach = <Source extends object, Item>(): (asked: Source) => Array<Item> =>
  growing((): Array<Item> => []);

interface SharedList<Item extends object> {
  readonly items: ReadonlyArray<Item>;
  /** The list with one item more at its end. */
  readonly and: (item: Item) => SharedList<Item>;
}

const listOf = <Item extends object>(items: ReadonlyArray<Item>): SharedList<Item> => ({
  items: Object.freeze(items),
  and: onceEach((item: Item) => listOf([...items, item])),
});

/**
 * Makes a function that returns one and the same frozen list for the same items in the same order, so that what follows from
 * a list alone, such as its text, is made once as well.
 */
export const sharedLists = <Item extends object>(): (items: ReadonlyArray<Item>) => ReadonlyArray<Item> => {
  const empty = listOf<Item>([]);
  return (items) => items.reduce((list, item) => list.and(item), empty).items;
};

/** Returns a function that makes the value of each text once, and knows it for as long as the function itself is held. */
export const onceEachText = <Value>(make: (text: string) => Value): (text: string) => Value => {
  const made = new Map<string, Value>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    made.set(text, value);
    return value;
  };
};

/** Values by texts, of which each is made once. */
export interface ValuesOfTexts<Value> {
  /** Returns the text's value, made where it isn't known. */
  readonly of: (text: string, make: (text: string) => Value) => Value;
}

/**
 * Returns values of which so many are known at most: beyond that all are forgotten, and made anew.
 * @param mostCharacters of all their texts together
 */
export const valuesOfTexts = <Value extends object>(
  most: number,
  mostCharacters = Infinity,
): ValuesOfTexts<Value> => {
  const known = new Map<string, Value>();
  let characters = 0;
  return {
    of: (text, make) => {
      const found = known.get(text);
      if (found !== undefined) return found;
      const value = make(text);
      if (known.size >= most || characters + text.length > mostCharacters) {
        known.clear();
        characters = 0;
      }
      known.set(text, value);
      characters += text.length;
      return value;
    },
  };
};
