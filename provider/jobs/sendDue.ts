import type { Clock } from '../../contract/values/clock';

const SECOND = 1000;

/** Messages under way at once, in all and to one recipient. */
const MOST_AT_ONCE = 24;
export const MOST_PER_RECIPIENT = 4;
/** Milliseconds between attempts: 10 s, then four times as long each time, up to 12 hours. */
const FIRST_WAIT = 10 * SECOND;
const LONGEST_WAIT = 12 * 60 * 60 * SECOND;
/** Milliseconds after which a run ends although more is due, because a process only shuts down between two runs. */
const RUN = 20 * SECOND;

/** How many messages may be claimed, and the recipients that get no further one at present. */
export interface SendingLimits {
  readonly most: number;
  readonly busy: readonly string[];
}

interface Sending<C> {
  readonly clock: Clock;
  /** Takes due messages, at most MOST_PER_RECIPIENT for each recipient. */
  readonly claim: (limits: SendingLimits, now: Date) => Promise<readonly C[]>;
  readonly recipientOf: (claimed: C) => string;
  readonly send: (claimed: C) => Promise<void>;
}

/**
 * Sends what is due, some messages at once. A recipient that is slow delays no other one.
 * @throws the first failure, after the messages under way have ended
 */
export async function sendDue<C>({ clock, claim, recipientOf, send }: Sending<C>): Promise<void> {
  /** Messages under way, by recipient. */
  const busy = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const until = clock.now().getTime() + RUN;
  for (;;) {
    const now = clock.now();
    const most = now.getTime() < until ? MOST_AT_ONCE - running.size : 0;
    const claimed = most > 0 ? await claim({ most, busy: [...busy.keys()] }, now) : [];
    for (const one of claimed) {
      const recipient = recipientOf(one);
      busy.set(recipient, (busy.get(recipient) ?? 0) + 1);
      const sending = send(one)
        .catch((error) => void failures.push(error))
        .finally(() => {
          running.delete(sending);
          const left = (busy.get(recipient) ?? 0) - 1;
          if (left > 0) busy.set(recipient, left);
          else busy.delete(recipient);
        });
      running.add(sending);
    }
    if (running.size === 0) break;
    await Promise.race(running);
    if (failures.length > 0) {
      await Promise.all(running);
      break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Returns the milliseconds until the next attempt, by a random quarter less or more: failures of many spread out. */
export function waitAfter(attempts: number): number {
  const wait = Math.min(FIRST_WAIT * 4 ** (attempts - 1), LONGEST_WAIT);
  return Math.round(wait * (0.75 + Math.random() / 2));
}
