import { describe, expect, it } from 'vitest';
import { webhookEventsOf } from '../../../provider/audit/webhookEvents';

const types = (chain: string, change: Parameters<typeof webhookEventsOf>[1]) =>
  webhookEventsOf(chain, change).map(({ type }) => type);
const user = { entity: 'user', id: 'rossi.SG10001' };

describe('the events of a line of the audit log', () => {
  it.each([
    [{ ...user, action: 'create', after: { sn: 'Rossi' } }, ['user.created']],
    [{ ...user, action: 'import', before: {}, after: { sn: 'Rossi' } }, ['user.created']],
    [{ ...user, action: 'import', before: { sn: 'Rosi' }, after: { sn: 'Rossi' } }, ['user.updated']],
    [{ ...user, action: 'enable', before: { status: false }, after: { status: true } }, ['user.activated']],
    [
      {
        ...user,
        action: 'disable',
        before: { status: true, groups: [1] },
        after: { status: false, groups: [] },
      },
      ['user.deactivated', 'user.roles_updated'],
    ],
    [{ ...user, action: 'roles', before: { groups: [] }, after: { groups: [1] } }, ['user.roles_updated']],
    [{ ...user, action: 'delete', before: { sn: 'Rossi' } }, ['user.deleted']],
    [{ ...user, action: 'delete', before: { sn: 'Rossi' }, after: {} }, ['user.deleted']],
    [{ ...user, action: 'takeBack', before: {}, after: { sn: 'Rossi' } }, ['user.created']],
    [{ ...user, action: 'takeBack', before: { status: false }, after: { status: true } }, ['user.activated']],
    [{ ...user, action: 'update', after: { otpenabled: true } }, ['user.updated']],
    [{ ...user, action: 'sendCredentials', after: { by: 'letter' } }, []],
    [{ ...user, action: 'resetOtp', before: { apps: 1 } }, []],
    [{ ...user, action: 'requestPassword' }, []],
    [{ entity: 'user', action: 'planSpid', id: 'SG10001', before: { a: 1 }, after: { a: 2 } }, []],
    [{ ...user, action: 'update', before: { sn: 'a' }, after: { sn: 'b' }, reason: 'forbidden' }, []],
  ] as const)('about a user: %j', (change, expected) => {
    expect(types('SG10001', change)).toEqual(expected);
  });

  it('about people of the registry are events of their users', () => {
    const line = { entity: 'registryPerson', action: 'addUsers', id: '7' };
    const made = { uidPortale: 'bianchi.SG10001', sn: 'Bianchi' };
    expect(webhookEventsOf('SG10001', { ...line, before: { uidPortale: null }, after: made })).toEqual([
      { type: 'user.created', school: 'SG10001', id: 'bianchi.SG10001' },
    ]);
    expect(types('SG10001', { ...line, before: made, after: { uidPortale: null } })).toEqual([
      'user.deleted',
    ]);
    const code = (codicefiscale: string) => ({ uidPortale: 'bianchi.SG10001', codicefiscale });
    expect(types('SG10001', { ...line, before: code('A'), after: code('B') })).toEqual(['user.updated']);
    const link = {
      ...line,
      action: 'link',
      before: { uidPortale: null },
      after: { uidPortale: 'x.SG10001' },
    };
    expect(types('SG10001', link)).toEqual([]);
  });

  it('written by the provider’s staff belong to the school that the line names', () => {
    expect(
      webhookEventsOf('PLATFORM', { entity: 'platformLicence', action: 'give', id: 'SG10001/WWA' }),
    ).toEqual([{ type: 'licence.granted', school: 'SG10001', id: 'WWA' }]);
    expect(webhookEventsOf('PLATFORM', { entity: 'order', action: 'set', id: 'SG10001/12' })).toEqual([
      { type: 'order.updated', school: 'SG10001', id: '12', action: 'set' },
    ]);
    expect(webhookEventsOf('PLATFORM', { entity: 'resizing', action: 'set', id: 'SG10001' })).toEqual([
      { type: 'resizing.updated', school: 'SG10001', action: 'set' },
    ]);
    const made = { entity: 'platformSupervisor', action: 'create', id: 'dirigente.SG10001' };
    expect(webhookEventsOf('PLATFORM', made)).toEqual([
      { type: 'user.created', school: 'SG10001', id: 'dirigente.SG10001' },
    ]);
  });

  it('announce a signature, and neither a ticked clause nor a file that was opened', () => {
    const signed = { entity: 'signedFile', action: 'sign', id: 'contratto.pdf' };
    expect(types('SG10001', { ...signed, after: { documentSha256: '00' } })).toEqual(['document.signed']);
    expect(types('SG10001', { ...signed, after: { clausola1: true } })).toEqual([]);
    const countersigned = { entity: 'signedFile', action: 'counterSign', id: 'SG10001/contratto.pdf' };
    expect(webhookEventsOf('PLATFORM', countersigned)).toMatchObject([
      { school: 'SG10001', id: 'contratto.pdf' },
    ]);
    expect(types('PLATFORM', { entity: 'practice', action: 'open', id: 'SG10001' })).toEqual([]);
  });
});
