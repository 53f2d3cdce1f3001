/** What a test leaves running because it failed is ended after its file's tests: it would go on beside all that follow. */
const ends = new Set<() => Promise<unknown>>();

// Whatever is in the way of an end: what failed is told by the test that left it.
Deno.test.afterAll(async () => {
  await Promise.allSettled([...ends].map((end) => end()));
});

/** @returns an end that isn't repeated after the tests, once it was asked for */
export const endedAfterTests = <A>(end: () => Promise<A>): () => Promise<A> => {
  const ending = (): Promise<A> => {
    ends.delete(ending);
    return end();
  };
  ends.add(ending);
  return ending;
};
