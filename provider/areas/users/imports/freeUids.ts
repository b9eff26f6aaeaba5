interface Among {
  readonly customerCode: string;
  /** Uids that the same rows take, in small letters. */
  readonly used: ReadonlySet<string>;
  /** Which of these somebody has, in small letters. */
  readonly taken: (uids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Those of one name: the places of their rows, and the number to go on with. */
interface Namesakes {
  readonly name: string;
  places: number[];
  next: number;
  /** How many numbers are asked about at once: twice as many each time. */
  ahead: number;
}

/**
 * For each name the first uid that is free: the name itself, then with 2, 3 and so on, in the order of the rows.
 * Numbers are asked about many at once, so that thousands of one name need a handful of questions.
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

/** The rows of each name, whatever its letters. */
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
