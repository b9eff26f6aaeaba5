import { clockMove } from '../../../contract/clock/endpoints';
import * as clockMessages from '../../../contract/messages/it/clock';
import { moveClock } from '../../clock';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';

const DAY = 24 * 60 * 60 * 1000;

/** Moves the clock, only in the demo: elsewhere deadlines are real. */
export const move = implement(clockMove, async (call, { body }) => {
  if (!call.config.demo)
    throw new Refusal('forbidden', { detail: clockMessages.clockIsMovedInDemonstration });
  const offset = body.days * DAY;
  await moveClock(call.tx, offset);
  const now = new Date(systemClock.now().getTime() + offset).toISOString();
  call.audit({ entity: 'clock', action: 'move', after: { now } });
  return { now };
});
