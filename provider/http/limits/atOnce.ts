/** Who does something that costs much: calls of one person, and of one school, are counted. */
export interface Who {
  readonly person: string;
  readonly school: string;
}

export interface AtOnce {
  readonly person: number;
  readonly school: number;
  /** How many of one person may wait for their turn. */
  readonly waiting: number;
}

interface Waiting {
  readonly who: Who;
  readonly begin: () => void;
}

/**
 * Lets a person and a school do so many things at once in this process; what is more waits for its turn with no
 * connection in hand, so that others never wait behind it.
 * @returns a function that resolves, when it is one's turn, to the one that ends it; undefined when too many wait
 */
export function createAtOnce(most: AtOnce): (who: Who) => Promise<() => void> | undefined {
  const busy = new Map<string, number>();
  const waiting: Waiting[] = [];
  const keysOf = ({ person, school }: Who) =>
    [
      [`person ${person}`, most.person],
      [`school ${school}`, most.school],
    ] as const;
  const isFree = (who: Who) => keysOf(who).every(([key, limit]) => (busy.get(key) ?? 0) < limit);

  function change(who: Who, by: 1 | -1): void {
    for (const [key] of keysOf(who)) {
      const count = (busy.get(key) ?? 0) + by;
      if (count > 0) busy.set(key, count);
      else busy.delete(key);
    }
  }

  function begin(who: Who): () => void {
    change(who, 1);
    return () => {
      change(who, -1);
      // One end may let two begin: of the same person, and of the same school.
      for (let at = next(); at >= 0; at = next()) waiting.splice(at, 1)[0]?.begin();
    };
  }
  const next = () => waiting.findIndex(({ who }) => isFree(who));

  return (who) => {
    if (isFree(who)) return Promise.resolve(begin(who));
    if (waiting.filter((one) => one.who.person === who.person).length >= most.waiting) return undefined;
    return new Promise((resolve) => waiting.push({ who, begin: () => resolve(begin(who)) }));
  };
}
