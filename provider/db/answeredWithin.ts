import { DatabaseUnavailable } from './database';

/**
 * Returns the result of a statement, or rejects with DatabaseUnavailable after the limit. A process that was
 * suspended runs its timers before its connections, so a response that arrived meanwhile still counts.
 *
 * @param limit in milliseconds; 0 for none
 */
export function answeredWithin<T>(limit: number, answer: Promise<T>): Promise<T> {
  if (limit === 0) return answer;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DatabaseUnavailable(`The database does not answer within ${limit} ms.`));
    const timer = setTimeout(() => setImmediate(giveUp), limit);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
