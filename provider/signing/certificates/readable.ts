/** Reads several of a kind and gives those that can be read: a damaged one is no reason to refuse the others. */
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
