import { consoleErrorReport } from '../../../contract/consoleErrors/endpoints';
import { implementPublic } from '../../http/publicRoutes';
import { addressToCount } from '../../identity/rateLimit/addressToCount';
import { count } from '../../identity/rateLimit/rateLimit';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';

const MINUTE = 60;
/**
 * Maximum reports per minute, of one IP address and of all. One console sends at most ten, but a whole school may share
 * one address.
 */
const MOST = { address: 60, all: 600 };

/**
 * Accepts a report of an error from any browser, without authentication; rate-limited, so that nobody can fill the log.
 */
export const reportConsoleError = implementPublic(consoleErrorReport, async (call, { body }) => {
  const { services, address } = call;
  const counted = await count(services.db, systemClock, [
    { key: `console error address ${addressToCount(address)}`, most: MOST.address, seconds: MINUTE },
    { key: 'console error', most: MOST.all, seconds: MINUTE, refills: true },
  ]);
  if (counted.retryAfter !== undefined)
    throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
  services.tellConsoleError(body);
  return undefined;
});
