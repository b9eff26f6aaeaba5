import { english } from '../english';
import type * as italian from '../it/activities';

export const activities = english<typeof italian>()({
  firstPartyStays: 'It belongs to the portal and cannot be removed.',
});
