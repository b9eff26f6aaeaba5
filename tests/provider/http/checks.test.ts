import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoint } from '../../../contract/endpoint';
import { fields } from '../../../contract/fields';
import type { Asked } from '../../../provider/http/asked';
import { checkAll, checks } from '../../../provider/http/checks';
import { inputChecker } from '../../../provider/http/validate';
import { Refusal } from '../../../provider/refusal';

const planted = (effect: Endpoint['effect']) =>
  endpoint({
    id: 'planted',
    method: 'POST',
    path: '/api/users/{customerCode}',
    calls: [],
    about: 'An endpoint of this test',
    access: ['user', 'update'],
    effect,
    credentials: true,
    params: fields({ customerCode: { kind: 'text', required: true } }),
    body: { kind: 'record', required: true, of: fields({ name: { kind: 'text', required: true } }) },
  });

/** A call in which all is wrong, and what puts it right, check by check. */
const WRONG = { roles: [] as string[], oidc: {}, customerCode: 'SG10002', body: {}, headers: {} };
const MENDED = [
  { roles: ['supervisor'] },
  { oidc: undefined },
  { customerCode: 'SG10001' },
  { body: { name: 'Anna' } },
  { headers: { 'if-match': '"1"', 'idempotency-key': 'abcdefgh' } },
];

function refusalAfter(effect: Endpoint['effect'], mended: number): string | undefined {
  const { roles, oidc, customerCode, body, headers } = Object.assign({}, WRONG, ...MENDED.slice(0, mended));
  const one = planted(effect);
  const caller = { uid: 'anna.SG10001', customerCode: 'SG10001', roles };
  const asked = {
    guarded: { endpoint: one, access: one.access, checkInput: inputChecker(one) },
    config: { oidc },
    headers,
    caller,
    viewer: { now: new Date('2026-09-01T08:00:00Z'), ...caller },
    read: () => ({ sent: { params: { customerCode }, query: {}, body }, file: undefined }),
  } as unknown as Asked;
  try {
    checkAll(asked);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
}

describe('the checks of a call', () => {
  it.each([
    ['update', 'versionMissing'],
    ['command', 'idempotencyKeyMissing'],
  ] as const)('refuse an %s for the first reason in their order', (effect, last) => {
    const codes = [0, 1, 2, 3, 4, 5].map((mended) => refusalAfter(effect, mended));
    expect(codes).toEqual(['forbidden', 'signInElsewhere', 'notFound', 'invalid', last, undefined]);
  });

  it('have names, each of what it asks for', () => {
    expect(checks.map(({ name }) => name)).toEqual([
      'hasPermission',
      'signsInHere',
      'namesOwnSchool',
      'sendsValidInput',
      'saysWhichVersion',
      'saysWhichIntention',
    ]);
  });

  it('do not read what was sent by somebody without the permission', () => {
    const asked = { guarded: { access: ['user', 'update'] }, caller: { roles: [] } } as unknown as Asked;
    const read = () => {
      throw new Error('it was read');
    };
    expect(() => checkAll({ ...asked, read })).toThrow(new Refusal('forbidden'));
  });
});
