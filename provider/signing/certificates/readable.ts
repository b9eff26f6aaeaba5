/** Reads several values of a kind and returns the readable ones: a damaged one is no reason to refuse the others. */
export const readable =
  <T>(read: (der: Buffer) => T) =>
  (all: readonly Buffer[]): readonly T[] =>
    all.flatMap((der) => {
      try {
        return [read(der)];
      } catch {
        return [];
      }
    });
