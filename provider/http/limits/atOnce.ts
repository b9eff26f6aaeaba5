import { createRests, type Rest } from './rests';

/** Who does something that costs much: calls of one person, and of one school, are counted. */
export interface Who {
  readonly person: string;
  readonly school: string;
  /** It reads: after much of that one rests. */
  readonly reads: boolean;
}

export interface AtOnce {
  readonly person: number;
  readonly school: number;
  /** How many of one person may wait for their turn. */
  readonly waiting: number;
  /** Milliseconds for which somebody waits for a turn. */
  readonly patience: number;
  readonly rest: Rest;
}

interface Waiting {
  readonly who: Who;
  readonly begin: () => void;
}

/**
 * Lets a person and a school do so many things at once in this process; what is more waits for its turn with no
 * connection in hand, so that others never wait behind it. Who read for long keeps their place taken while they rest, so
 * that nobody keeps the database busy all the time; the school's place is free at once.
 * @returns a function that resolves, when it is one's turn, to the one that ends it, or to undefined when the turn does
 * not come in time; undefined when too many wait
 */
export function createAtOnce(most: AtOnce): (who: Who) => Promise<(() => void) | undefined> | undefined {
  const busy = new Map<string, number>();
  const restOf = createRests(most.rest);
  const waiting: Waiting[] = [];
  const personKey = ({ person }: Who) => `person ${person}`;
  const schoolKey = ({ school }: Who) => `school ${school}`;
  const held = (key: string) => busy.get(key) ?? 0;
  const isFree = (who: Who) => held(personKey(who)) < most.person && held(schoolKey(who)) < most.school;

  function change(key: string, by: 1 | -1): void {
    const count = held(key) + by;
    if (count > 0) busy.set(key, count);
    else busy.delete(key);
  }

  function free(...keys: readonly string[]): void {
    for (const key of keys) change(key, -1);
    // One end may let two begin: of the same person, and of the same school.
    for (let at = next(); at >= 0; at = next()) waiting.splice(at, 1)[0]?.begin();
  }
  const next = () => waiting.findIndex(({ who }) => isFree(who));

  function begin(who: Who): () => void {
    change(personKey(who), 1);
    change(schoolKey(who), 1);
    const since = performance.now();
    return () => {
      const rest = who.reads ? restOf(who.person, performance.now() - since) : 0;
      if (rest > 0) {
        free(schoolKey(who));
        setTimeout(free, rest, personKey(who)).unref();
      } else free(schoolKey(who), personKey(who));
    };
  }

  function wait(who: Who): Promise<(() => void) | undefined> {
    return new Promise((resolve) => {
      const mine: Waiting = {
        who,
        begin: () => {
          clearTimeout(timer);
          resolve(begin(who));
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1);
        resolve(undefined);
      }, most.patience);
      waiting.push(mine);
    });
  }

  return (who) => {
    if (isFree(who)) return Promise.resolve(begin(who));
    if (waiting.filter((one) => one.who.person === who.person).length >= most.waiting) return undefined;
    return wait(who);
  };
}
