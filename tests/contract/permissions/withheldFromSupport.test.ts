import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { rolesWith } from '../../../contract/permissions/permissions';
import {
  isDecided,
  isWithheld,
  isWithheldCall,
  mustBeListed,
} from '../../../contract/permissions/withheldFromSupport';

/** Calls of supervisors that change something, or may. */
const ofSupervisors = endpoints.filter(
  (call) => call.access !== 'public' && rolesWith(call.access).includes('supervisor') && mustBeListed(call),
);

const unknown = { id: 'userInvent', method: 'POST', effect: 'command', access: ['user', 'update'] } as const;

describe('what support may do of what a supervisor may', () => {
  it('is decided for each call that changes something, below the permission that it needs', () => {
    expect(ofSupervisors.length).toBeGreaterThan(120);
    expect(ofSupervisors.filter((call) => !isDecided(call)).map(({ id }) => id)).toEqual([]);
  });

  it('is withheld where nobody has decided: a new call, a new permission, a resource that is only declared', () => {
    expect(isWithheldCall(unknown)).toBe(true);
    expect(isWithheld('user', 'explode')).toBe(true);
    expect(isWithheld('trips', 'create')).toBe(true);
    expect(isWithheld('trips', 'list')).toBe(false);
    expect(isWithheld('constructor', 'toString')).toBe(true);
  });

  it('is withheld as a permission where all of its calls are, so that the console knows it too', () => {
    const strange = ofSupervisors.filter(
      (call) => isWithheldCall(call) !== isWithheld(...(call.access as unknown as [string, string])),
    );
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  it('leaves no call about credentials, no new account, nothing that continues without support', () => {
    const held = ofSupervisors.filter((call) => !isWithheldCall(call));
    expect(held.filter(({ credentials }) => credentials).map(({ id }) => id)).toEqual([]);
    const ids = held.map(({ id }) => id);
    for (const id of ['userCreate', 'importRun', 'registryImport', 'userFileImport', 'operationTakeBack'])
      expect(ids).not.toContain(id);
  });
});
