import { english } from '../english';
import type * as italian from '../it/requests';

export const requests = english<typeof italian>()({
  leftToSchool: 'Support cannot change this: the supervisor has to do it.',
  tooMany: 'It has too many values: send them in several requests',
});
