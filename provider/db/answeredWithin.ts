import { DatabaseUnavailable } from './database';

/**
 * What a statement answers, or DatabaseUnavailable when it does not in time. A process that stood still looks at its
 * clocks before its connections: what came meanwhile is in time.
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
