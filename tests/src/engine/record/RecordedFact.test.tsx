import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleCatalogue } from '../../../../contract/roles/endpoints';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import type { Field } from '../../../../contract/schema/fields';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { allResources } from '../../../../src/resources';
import { audit } from '../../../../src/resources/audit/audit';
import { users } from '../../../../src/resources/users/users';
import { catalogue } from '../../../fixtures/fakeRoles';
import { resourceScreen } from '../../../fixtures/resourceScreen';

/** Returns two values of a field that are easily confused in display. */
function alike(field: Field): readonly [unknown, unknown] {
  switch (field.kind) {
    case 'number':
    case 'money':
      return [1000.0004, 1000.0001];
    case 'flag':
      return [null, false];
    case 'instant':
      return ['2026-09-01T10:00:01.000Z', '2026-09-01T10:00:02.000Z'];
    case 'day':
      return ['2026-09-01', '2026-09-02'];
    case 'list': {
      const [one, other] = alike(field.of);
      return [
        [one, one],
        [one, other],
      ];
    }
    case 'record': {
      const names = Object.keys(field.of);
      const values = (chosen: 0 | 1) =>
        Object.fromEntries(names.map((name) => [name, alike(field.of[name] as Field)[chosen]]));
      return [values(0), { ...values(0), [names[0] ?? '']: alike(field.of[names[0] ?? ''] as Field)[1] }];
    }
    case 'json':
      return [
        { a: true, b: 1 },
        { b: true, a: 1 },
      ];
    case 'markup':
      return ['<p>Uno</p>', '<p><strong>Uno</strong></p>'];
    case 'attachment':
      return [
        { id: 'a', name: 'atto.pdf', size: 1000 },
        { id: 'b', name: 'atto.pdf', size: 1001 },
      ];
    case 'choice':
      return [field.of[0] ?? '', field.of[1] ?? null];
    case 'ref':
      return ['5b1f0a52-6f7e-4f0b-9f5e-0c6f3f4a1b11', '5b1f0a52-6f7e-4f0b-9f5e-0c6f3f4a1b12'];
    default:
      return ['Rossi', 'Rossi\u200b'];
  }
}

const line = (entity: string, before: object, after: object) => ({
  id: '1',
  seq: 1,
  at: '2026-09-01T10:00:00.000Z',
  who: 'a.SG10001',
  asWhom: 'a.SG10001',
  name: 'Ada Neri',
  entity,
  action: 'update',
  target: 'x',
  outcome: 'done',
  hash: '',
  before,
  after,
});

/** Returns the lines that the page of a change shows on each side. */
async function shown(resource: Resource, before: object, after: object) {
  const run = async (_name: string, { id }: Endpoint) => (id === roleCatalogue.id ? catalogue : []);
  const { unmount } = resourceScreen(audit, {
    roles: ['supervisor'],
    rows: [line(resource.name, before, after)],
    at: '/1',
    beside: [resource],
    calls: { callEndpoint: run },
  });
  const side = async (label: string) => {
    const term = await screen.findByText(label, { selector: 'dt' });
    const { nextElementSibling: value } = term;
    await within(value as HTMLElement).findAllByText(/./);
    return [...(value as HTMLElement).children].map(({ textContent }) => textContent);
  };
  const sides = [await side('Prima'), await side('Dopo')] as const;
  return { sides, unmount };
}

const recorded = [...new Map([users, ...allResources].map((one) => [one.name, one])).values()];

describe('a change in the history', () => {
  it.each(recorded.map((resource) => [resource.name, resource] as const))(
    'of each field of %s reads differently before and after',
    async (_name, resource) => {
      const pairs = Object.entries(resource.fields).map(([name, field]) => [name, alike(field)] as const);
      const { sides } = await shown(
        resource,
        Object.fromEntries(pairs.map(([name, [one]]) => [name, one])),
        Object.fromEntries(pairs.map(([name, [, other]]) => [name, other])),
      );
      const [before, after] = sides;
      expect(before).toHaveLength(pairs.length);
      expect(after).toHaveLength(pairs.length);
      for (const [place, text] of before.entries()) expect(after[place]).not.toBe(text);
    },
  );

  it('of roles tells each by application and role, also where two have the same name', async () => {
    const role = (uid: string, group: string) => ({ uid, group });
    const kept = role('WWA', 'Docente');
    const { sides } = await shown(users, { groups: [kept, role('WWP', 'Docente')] }, { groups: [kept] });
    await screen.findByText(/^tolta: Docente \((?!WWP)/);
    expect(sides[0]).toHaveLength(1);
    const text = document.body.textContent ?? '';
    expect(text).toMatch(/Docente \(Alunni\)/);
    expect(text.match(/tolta: /g)).toHaveLength(1);
    expect(text).not.toMatch(/aggiunta: /);
  });
});
