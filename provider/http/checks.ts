import { may } from '../../contract/permissions';
import { Refusal } from '../refusal';
import type { Asked } from './asked';
import { idempotencyKey } from './once';
import { expectedVersion } from './version';

/** Refuses a call for the one reason that it is named after. */
type Check = (asked: Asked) => void;

const hasPermission: Check = ({ caller, guarded }) => {
  if (!may(caller.roles, guarded.access)) throw new Refusal('forbidden');
};

const signsInHere: Check = ({ config, guarded }) => {
  if (guarded.endpoint.credentials && config.oidc) throw new Refusal('signInElsewhere');
};

/** Another school's address looks exactly like one that does not exist. */
const namesOwnSchool: Check = ({ caller, read }) => {
  const params = new Map(Object.entries({ ...Object(read().sent.params) }));
  if (params.has('customerCode') && params.get('customerCode') !== caller.customerCode)
    throw new Refusal('notFound');
};

const sendsValidInput: Check = ({ guarded, viewer, read }) => void guarded.checkInput(read().sent, viewer);

const saysWhichVersion: Check = ({ guarded, headers }) => {
  if (guarded.endpoint.effect === 'update') expectedVersion(headers['if-match']);
};

const saysWhichIntention: Check = ({ guarded, headers }) => {
  if (guarded.endpoint.effect === 'command') idempotencyKey(headers['idempotency-key']);
};

/**
 * What a call goes through once its token is known and before anything is done. The order is part of the security: who
 * lacks a permission does not learn what is there, nor what is wrong with what was sent.
 */
export const checks: readonly Check[] = [
  hasPermission,
  signsInHere,
  namesOwnSchool,
  sendsValidInput,
  saysWhichVersion,
  saysWhichIntention,
];

/** @throws Refusal of the first check that the call does not pass */
export function checkAll(asked: Asked): void {
  for (const check of checks) check(asked);
}
