import * as activitiesMessages from '../messages/it/activities';
import { fields, type RecordOf } from '../schema/fields';

/** Sign-in of the person (ACC-014), and whether its session is still active. */
export const activityFields = fields({
  id: { kind: 'text', required: true },
  type: { kind: 'choice', required: true, of: ['LOGIN'] },
  ip: { kind: 'text', required: true, privacy: 'personal' },
  date: { kind: 'instant', required: true },
  location: { kind: 'text', about: 'approximate place of the sign-in; absent if unknown' },
  clientName: { kind: 'text', required: true },
  deviceDetails: {
    kind: 'text',
    required: true,
    about: 'the first word is the type of the device, the rest the detail',
  },
  selectedAccount: { kind: 'record', required: true, of: { username: { kind: 'text', required: true } } },
  open: { kind: 'flag', required: true, about: 'the session of this sign-in has not ended' },
  current: { kind: 'flag', required: true, about: 'the session of the current request' },
});

export type Activity = RecordOf<typeof activityFields>;

/** Splits `deviceDetails` into the type of the device and the details (ACC-013). */
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
    of: {
      is_first_party: {
        kind: 'flag',
        required: true,
        about: 'an application of the portal itself, which cannot be removed',
      },
    },
  },
});

export type AuthorisedApp = RecordOf<typeof authorisedAppFields>;

/** Reason why an application of the portal cannot be removed. */
export const FIRST_PARTY_STAYS = activitiesMessages.firstPartyStays;
