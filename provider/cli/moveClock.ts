import { clockMove } from '../../contract/clock/endpoints';
import { type OperatorAccess, operatorCommand } from './operatorCall';
import { UsageError } from './usageError';

/** `clock set +30d`: moves the demo's clock; `clock set now` brings it back. @returns what to print */
export async function moveClock(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const days = readDays(args);
  const { now } = (await operatorCommand(access(), clockMove.path, { days })) as { now: string };
  return `The demo's clock now says ${now}.`;
}

function readDays([to, ...more]: readonly string[]): number {
  if (to === 'now' && more.length === 0) return 0;
  const days = /^([+-]\d{1,4})d$/.exec(to ?? '')?.[1];
  if (!days || more.length > 0)
    throw new UsageError('clock set needs a number of days, as in +30d or -7d, or now.');
  return Number(days);
}
