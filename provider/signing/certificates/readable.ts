/** Returns a function that reads several values and skips those for which `read` throws. */
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
