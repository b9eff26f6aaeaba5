import { createHash, timingSafeEqual } from 'node:crypto';
import { PLATFORM } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { Caller } from './caller';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The provider's own staff, known by the operator's secret; compared in constant time. */
export function operatorCaller(authorization: string | undefined, secret: string): Caller {
  const given = /^Bearer (\S{1,500})$/.exec(authorization ?? '')?.[1];
  if (!given || !timingSafeEqual(digest(given), digest(secret))) throw new Refusal('unauthenticated');
  return {
    sub: 'operator',
    person: 'operator',
    uid: 'operator',
    customerCode: PLATFORM,
    userType: 'PEOPLE',
    groups: [],
    roles: ['operator'],
  };
}
