import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorship } from '../../../../contract/storing/authorship';
import { POSITION } from '../../../../contract/storing/reordering';
import { type StoredEntity, stored } from '../../../../contract/storing/stored';
import { labelledAgain } from '../../../fixtures/labelledAgain';
import { storedLoans } from '../../../fixtures/reference/storedLoans';
import { storedPapers } from '../../../fixtures/reference/storedPapers';
import { storedRemarks } from '../../../fixtures/reference/storedRemarks';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { storedChecks } from '../../../fixtures/suites/storedChecks';

/** Returns a resource like another one, of which the provider ignores rules between fields, locks and rules about removal. */
function ignoring(name: string, { roles, orderedByHand, fields, ...like }: StoredEntity) {
  const { title, starts, reads, actions } = like;
  const written = Object.entries(fields).filter(([field]) => !PROVIDED.includes(field));
  const { list, create, update, delete: remove } = roles;
  return stored(name, {
    label,
    labels: label,
    title,
    starts,
    reads,
    actions: Object.fromEntries(
      Object.entries(actions).map(([action, { can, set }]) => [action, { can, set, label }]),
    ),
    ...(orderedByHand && { orderedByHand }),
    can: { list, create, update, delete: remove },
    fields: labelledAgain(Object.fromEntries(written)),
  } as never) as unknown as StoredEntity;
}
const label = ['Nome', 'Name'] as const;
const PROVIDED = ['id', POSITION, ...Object.keys(authorship)];

const loans = ignoring('unruledLoans', storedLoans as never);
const remarks = ignoring('unlockedRemarks', storedRemarks as never);

/** The check of the suite whose title begins like this. */
const check = (says: string) => storedChecks.find((one) => one.says.startsWith(says));

describe('the generated suite', () => {
  let school: StoredSchool;
  beforeAll(async () => {
    school = await storedSchool([storedPapers, loans, remarks]);
  });
  afterAll(() => school.close());

  it.each([
    ['a rule between fields', 'is refused where a rule', loans, storedLoans],
    ['a lock on the records of others', 'keeps locked fields', remarks, storedRemarks],
    ['a rule about removal', 'is removed once, and stays', remarks, storedRemarks],
  ])('notices a provider that ignores %s', async (_part, says, told, declared) => {
    const { locked, removal, calls } = declared as StoredEntity;
    // The suite reads the correct declaration, and calls the provider that ignores it.
    const { update } = told.calls;
    const rules = calls.update?.body?.kind === 'record' ? calls.update.body.rules : undefined;
    const body = { ...update?.body, ...(rules && { rules }) };
    const right = { ...told, locked, removal, calls: { ...told.calls, update: { ...update, body } } };
    await expect(check(says)?.holds(right as never, school)).rejects.toThrow(/expected/);
  });
});
