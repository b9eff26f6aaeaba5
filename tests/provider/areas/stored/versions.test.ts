import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionsMistake } from '../../../../contract/storing/versions';
import { refusal } from '../../../fixtures/ask';
import { storedPosters as posters } from '../../../fixtures/reference/storedPosters';
import { type StoredSchool, storedSchool } from '../../../fixtures/storedSchool';
import { call } from '../../../fixtures/suites/storedSteps';

describe('the versions of a stored record', () => {
  let school: StoredSchool;
  beforeAll(async () => {
    school = await storedSchool([posters] as never);
  });
  afterAll(() => school.close());

  it('are its changes by form and action, newest first, each with the record after it; hidden fields are in none', async () => {
    const { supervisor, manager, stranger } = school;
    const made = await call(supervisor, posters.calls.create, { body: { title: 'Uno', notes: 'riservato' } });
    const { id } = made.body;
    const update = { params: { id }, ifMatch: String(made.etag), body: { title: 'Due', notes: 'segreto' } };
    const changed = await call(supervisor, posters.calls.update, update);
    await call(supervisor, posters.many.close, { body: { ids: [id] } });
    const versions = async (who: typeof supervisor) => call(who, posters.calls.versions, { params: { id } });
    const { body } = await versions(supervisor);
    expect(body).toMatchObject([
      { action: 'close', before: { state: 'open' }, after: { state: 'closed' } },
      {
        action: 'update',
        before: { title: 'Uno', notes: 'riservato' },
        after: { title: 'Due', notes: 'segreto' },
        record: { title: 'Due', notes: 'segreto', state: 'open' },
      },
      { action: 'create', before: {}, record: { title: 'Uno', notes: 'riservato', state: 'open' } },
    ]);
    const theirs = (await versions(manager)).body;
    expect(theirs[1]).toMatchObject({ before: { title: 'Uno' }, record: { title: 'Due' } });
    expect(JSON.stringify(theirs)).not.toMatch(/riservato|segreto|notes/);
    expect(refusal(await versions(stranger)).code).toBe('notFound');
    expect(refusal(await versions(school.teacher)).code).toBe('forbidden');

    // The values of an earlier version are saved as a change, which leaves hidden fields as they are.
    const now = await call(manager, posters.calls.read, { params: { id } });
    const restored = { params: { id }, ifMatch: String(now.etag), body: { title: theirs[2].record.title } };
    expect((await call(manager, posters.calls.update, restored)).status).toBe(200);
    const after = await call(supervisor, posters.calls.read, { params: { id } });
    expect(after.body).toMatchObject({ title: 'Uno', notes: changed.body.notes, state: 'closed' });
  });

  it('are refused with a sentence where their declaration is wrong', () => {
    expect(versionsMistake({ versions: true })).toBeUndefined();
    expect(versionsMistake({ versions: 3 })).toMatch(/Write true, or leave it out/);
    expect(versionsMistake({ versions: true, actions: { versions: {} } })).toMatch(
      /Give the action another name/,
    );
  });
});
