interface Among {
  readonly customerCode: string;
  /** Uids taken by other rows, in lower case. */
  readonly used: ReadonlySet<string>;
  /** Returns the existing uids among these, in lower case. */
  readonly taken: (uids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Rows with the same name: their positions, and the next number to try. */
interface Namesakes {
  readonly name: string;
  places: number[];
  next: number;
  /** Number of candidates checked at once; doubles each time. */
  ahead: number;
}

/**
 * Returns the first free uid for each name: the name itself, then with 2, 3 and so on, in the order of the rows. Many
 * candidates are checked at once, so that thousands of rows with the same name need only a few queries.
 */
export async function freeUids(
  names: readonly string[],
  { customerCode, used, taken }: Among,
): Promise<readonly string[]> {
  const found: string[] = [];
  const given = new Set(used);
  let waiting = namesakesIn(names);
  while (waiting.length > 0) {
    const asked = waiting.map((one) => ({ one, uids: candidates(one, customerCode) }));
    const gone = await taken(asked.flatMap(({ uids }) => uids));
    for (const { one, uids } of asked) {
      const places = one.places.values();
      let place = places.next();
      for (const uid of uids) {
        if (place.done) break;
        const key = uid.toLowerCase();
        if (gone.has(key) || given.has(key)) continue;
        given.add(key);
        found[place.value] = uid;
        place = places.next();
      }
      one.places = place.done ? [] : [place.value, ...places];
      one.next += uids.length;
      one.ahead *= 2;
    }
    waiting = waiting.filter(({ places }) => places.length > 0);
  }
  return found;
}

/** Groups the rows by name, ignoring case. */
function namesakesIn(names: readonly string[]): Namesakes[] {
  const all = new Map<string, Namesakes>();
  for (const [place, name] of names.entries()) {
    const known = all.get(name.toLowerCase());
    if (known) known.places.push(place);
    else all.set(name.toLowerCase(), { name, places: [place], next: 1, ahead: 1 });
  }
  return [...all.values()];
}

const candidates = ({ name, places, next, ahead }: Namesakes, customerCode: string): string[] =>
  Array.from({ length: Math.max(places.length, ahead) }, (_, index) => {
    const nth = next + index;
    return `${nth === 1 ? name : `${name}${nth}`}.${customerCode}`;
  });
