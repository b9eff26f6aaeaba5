import { fields, type RecordOf } from '../schema/fields';

/** School account of a person with an alias identity (ArgoID), as an option to act as. */
export const linkedAccountFields = fields({
  uid: { kind: 'text', required: true },
  customerCode: { kind: 'text', required: true },
  school: { kind: 'text', required: true },
  city: { kind: 'text', required: true },
  status: { kind: 'flag', required: true, about: 'whether the account is enabled' },
  primoAccesso: { kind: 'flag', required: true, about: 'whether the account has never been used' },
  current: { kind: 'flag', required: true, about: 'whether the session currently acts as this account' },
  waiting: { kind: 'number', required: true, integer: true, min: 0, about: 'unread notifications' },
  toDo: {
    kind: 'number',
    required: true,
    integer: true,
    min: 0,
    about:
      'number of procedures of the account’s school in which this account must act next; absent if the account cannot be used',
  },
});

export type LinkedAccount = RecordOf<typeof linkedAccountFields>;

/** Returns whether the person may act as an account: not if it is disabled, and not before its first access. */
export const canActAs = ({ status, primoAccesso }: Pick<LinkedAccount, 'status' | 'primoAccesso'>): boolean =>
  status && !primoAccesso;
