import * as activitiesMessages from '../messages/it/activities';
import { fields, type RecordOf } from '../schema/fields';

/** Sign-in of the person (ACC-014), and whether its session is still active. */
export const activityFields = fields({
  id: { kind: 'text', required: true },
  type: { kind: 'choice', required: true, of: ['LOGIN'] },
  ip: { kind: 'text', required: true, privacy: 'personal' },
  date: { kind: 'instant', required: true },
  location: { kind: 'text', about: 'absent where nothing honest can be said' },
  clientName: { kind: 'text', required: true },
  deviceDetails: {
    kind: 'text',
    required: true,
    about: 'the first word is the type of the device, the rest the detail',
  },
  selectedAccount: { kind: 'record', required: true, of: { username: { kind: 'text', required: true } } },
  open: { kind: 'flag', required: true, about: 'its session has not ended' },
  current: { kind: 'flag', required: true, about: 'the session that asks' },
});

export type Activity = RecordOf<typeof activityFields>;

/** Splits `deviceDetails` into its two parts (ACC-013). */
export function deviceWords(deviceDetails: string): { readonly type: string; readonly detail: string } {
  const [type = '', ...detail] = deviceDetails.trim().split(/\s+/);
  return { type, detail: detail.join(' ') };
}

/** Application that the person authorised to use their data. */
export const authorisedAppFields = fields({
  clientName: { kind: 'text', required: true },
  owner: { kind: 'text', required: true },
  logoUri: { kind: 'text' },
  clientId: { kind: 'text', required: true },
  metadata: {
    kind: 'record',
    required: true,
    of: { is_first_party: { kind: 'flag', required: true, about: 'of the portal itself: never removed' } },
  },
});

export type AuthorisedApp = RecordOf<typeof authorisedAppFields>;

/** Reason why an application of the portal cannot be removed. */
export const FIRST_PARTY_STAYS = activitiesMessages.firstPartyStays;
