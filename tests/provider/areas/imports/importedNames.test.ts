import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDisable, userRead } from '../../../../contract/users/endpoints';
import { ask } from '../../../fixtures/ask';
import { type Cells, importAll, newPerson, previewRows } from '../../../fixtures/imports';
import { type OperationSchool, of, operationSchool } from '../../../fixtures/operations';
import type { SignedIn } from '../../../fixtures/signIn';

const params = { customerCode: 'SG10001' };

describe('the names and e-mails of a file', () => {
  let school: OperationSchool;
  let supervisor: SignedIn;
  beforeAll(async () => {
    school = await operationSchool();
    ({ supervisor } = school);
  });
  afterAll(() => school.close());

  const refused = async (cells: Cells) =>
    (await previewRows(supervisor, [cells])).flatMap(({ problems }) => problems.map(({ field }) => field));

  it('gives whoever is called Supervisor a name that anybody may have, whom a supervisor disables', async () => {
    const [row] = await previewRows(supervisor, [newPerson(801, { sn: 'Supervisor', cn: 'Mario' })]);
    expect(row).toMatchObject({ verdict: 'create', id: of('mario.supervisor') });
    await importAll(supervisor, [newPerson(801, { sn: 'Supervisor', cn: 'Mario' })]);
    const one = { ...params, uid: of('mario.supervisor') };
    expect((await ask(supervisor, userDisable, { params: one, body: { reset: false } })).status).toBe(200);
    expect((await ask(supervisor, userRead, { params: one })).body.status).toBe(false);
  });

  it('has warnings about names that were decoded twice, and refuses what nobody sees or is called', async () => {
    const [warned] = await previewRows(supervisor, [newPerson(802, { cn: 'NICOLÃ’' })]);
    expect(warned).toMatchObject({ verdict: 'create' });
    expect(warned?.warnings).toContainEqual(expect.stringContaining('forse è "NICOLÒ"'));
    expect(await refused(newPerson(803, { email: 'mar\u0456a@example.org' }))).toEqual(['email']);
    expect(await refused(newPerson(804, { email: 'maria\u200b@example.org' }))).toEqual(['email']);
    expect(await refused(newPerson(805, { sn: "' '" }))).toEqual(['sn']);
  });
});
