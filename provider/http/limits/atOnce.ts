import { createRests, type Rest } from './rests';

/** Caller of a costly call; calls are counted per person and per school. */
export interface Who {
  readonly person: string;
  readonly school: string;
  /** True for a read: after much reading the person rests. */
  readonly reads: boolean;
}

export interface AtOnce {
  readonly person: number;
  readonly school: number;
  /** Number of calls of one person that may wait for their turn. */
  readonly waiting: number;
  /** Milliseconds to wait for a turn. */
  readonly patience: number;
  readonly rest: Rest;
}

interface Waiting {
  readonly who: Who;
  readonly begin: () => void;
}

/**
 * Limits how many calls a person and a school run at once in this process. Further calls wait for their turn without a
 * database connection, so that others do not wait for them. After long reads the person's place stays taken for a
 * pause, so that nobody keeps the database busy all the time. The school's place is free at once.
 * @returns a function that returns undefined if too many calls wait. Otherwise its promise resolves when the turn
 * comes, to the function that ends the turn; it resolves to undefined if the turn does not come in time
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
    // One end may start two others: one of the same person and one of the same school.
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
