import { english } from '../english';
import type * as italian from '../it/clock';

export const clock = english<typeof italian>()({
  clockIsMovedInDemonstration: 'The clock is moved in the demonstration only.',
});
