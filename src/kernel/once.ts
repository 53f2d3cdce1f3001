/** A value that is made when it is first asked for. */
export const once = <Value>(make: () => Value): () => Value => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * Makes one frozen value for each of the objects that it is asked about, for as long as they live: what is frozen is the
 * same for whoever gets it, and may be serialised once.
 */
export const onceEach = <Asked extends object, Value extends object>(
  make: (asked: Asked) => Value,
): (asked: Asked) => Value => {
  const made = new WeakMap<Asked, Value>();
  return (asked) => {
    const known = made.get(asked);
    if (known !== undefined) return known;
    const value = Object.freeze(make(asked));
    made.set(asked, value);
    return value;
  };
};
