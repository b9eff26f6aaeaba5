import { afterEach, describe, expect, it } from 'vitest';
import { auditedActions, auditedEntities } from '../../../contract/audit/auditFilter';
import { endpoints } from '../../../contract/endpoints';
import { actionNames, actionResourceNames, findAction } from '../../../contract/operations/actions';
import { may, type Permission } from '../../../contract/permissions/permissions';
import { registerResources } from '../../../contract/storing/registerResources';
import { storedNamed } from '../../../contract/storing/storedEntities';
import { storedTrips } from '../../fixtures/reference/storedTrips';

const { name } = storedTrips;
const list = [name, 'list'] as unknown as Permission;
const calls = () => endpoints.filter(({ path }) => path.startsWith(`/api/${name}`)).length;
const known = () => [
  storedNamed(name) !== undefined,
  may(['supervisor'], list),
  calls() > 0,
  (actionResourceNames as readonly string[]).includes(name),
  (actionNames as readonly string[]).includes('confirm'),
  findAction(name, 'confirm') !== undefined,
  auditedEntities.includes(name),
  auditedActions.includes('confirm'),
];
const none = known().map(() => false);

describe('a registered resource', () => {
  let remove: () => void = () => undefined;
  afterEach(() => remove());

  it('is known to permissions, calls, actions and the audit log, until it is removed', () => {
    expect(known()).toEqual(none);
    remove = registerResources([storedTrips]);
    expect(known()).toEqual(none.map(() => true));
    remove();
    expect(known()).toEqual(none);
  });

  it('is registered once, and replaced by a later declaration of its name', () => {
    const removeFirst = registerResources([storedTrips]);
    const count = calls();
    registerResources([storedTrips]);
    expect(calls()).toBe(count);
    const changed = { ...storedTrips };
    remove = registerResources([changed]);
    expect(storedNamed(name)).toBe(changed);
    expect(calls()).toBe(count);
    removeFirst();
    expect(storedNamed(name)).toBe(changed);
  });
});
