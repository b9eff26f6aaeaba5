import { describe, expect, it } from 'vitest';
import { neverRead, type ReadRules, sometimesRead, unreadOf } from '../../../contract/schema/readRule';
import type { Viewer } from '../../../contract/schema/where';

const rules: ReadRules = {
  either: { any: [{ roles: ['supervisor'] }, { where: { inCharge: { mine: 'uid' } } }] },
  both: { roles: ['teacherManager'], where: { inCharge: { mine: 'uid' } } },
  nested: {
    all: [
      { any: [{ roles: ['supervisor'] }, { roles: ['teacherManager'] }] },
      { any: [{ where: { shared: true } }, { where: { inCharge: { mine: 'uid' } } }] },
    ],
  },
};

const now = new Date('2026-09-01T08:00:00Z');
const supervisor: Viewer = { now, uid: 'ada', roles: ['supervisor', 'user'] };
const manager: Viewer = { now, uid: 'bea', roles: ['teacherManager', 'user'] };
const teacher: Viewer = { now, uid: 'cleo', roles: ['user'] };
const record = (inCharge: string, shared = false) => ({ id: '1', inCharge, shared });

describe('a rule about who reads a field', () => {
  it('needs one of the rules in `any`, each of those in `all`, and everything that is given', () => {
    const unread = (viewer: Viewer, inCharge: string, shared?: boolean) =>
      unreadOf(rules, record(inCharge, shared), viewer);
    expect(unread(supervisor, 'bea')).toEqual(['both', 'nested']);
    expect(unread(supervisor, 'ada')).toEqual(['both']);
    expect(unread(manager, 'ada')).toEqual(['either', 'both', 'nested']);
    expect(unread(manager, 'ada', true)).toEqual(['either', 'both']);
    expect(unread(manager, 'bea')).toEqual([]);
    expect(unread(teacher, 'cleo')).toEqual(['both', 'nested']);
  });

  it('distinguishes fields that a person never reads from those that depend on the record', () => {
    expect(neverRead(rules, supervisor.roles)).toEqual(['both']);
    expect(sometimesRead(rules, supervisor.roles)).toEqual(['nested']);
    expect(neverRead(rules, teacher.roles)).toEqual(['both', 'nested']);
    expect(sometimesRead(rules, teacher.roles)).toEqual(['either']);
  });

  it('hides a field in a part of a record that lacks what the condition needs', () => {
    const notMine: ReadRules = { note: { where: { inCharge: { not: { mine: 'uid' } } } } };
    expect(unreadOf(notMine, record('bea'), supervisor)).toEqual([]);
    expect(unreadOf(notMine, { id: '1', note: 'x' }, supervisor)).toEqual(['note']);
  });
});
