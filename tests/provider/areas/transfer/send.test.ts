import { describe, expect, it } from 'vitest';
import { practiceFiles, practiceUpload } from '../../../../contract/transfer/endpoints';
import { type Answer, ask } from '../../../fixtures/ask';
import { meanwhile } from '../../../fixtures/meanwhile';
import { SOURCE, transfers } from '../../../fixtures/transfers';

const query = { customer: 'SG10001', codMin: SOURCE, area: 'Didattica' } as const;

describe('a file of a transfer', () => {
  const school = transfers();

  it('does not join a practice whose document was made while it began', async () => {
    const supervisor = school.as('supervisor.SG10001');
    await school.schools.nameHead();
    await school.toChoices();
    await school.save();
    await school.send();
    let made: Answer | undefined;
    meanwhile(school.schools.objects, 'begin', async () => {
      made = await school.document();
    });
    const begun = await ask(supervisor, practiceUpload, { body: school.upload({ name: 'altro.zip' }) });
    expect(made?.body.step).toBe('documento');
    expect([begun.status, begun.body.detail]).toEqual([
      409,
      'Il documento della pratica è già stato generato: per cambiare i file annullarlo e allegarli di nuovo.',
    ]);
    expect((await ask(supervisor, practiceFiles, { query })).body).toHaveLength(1);
    const states: string[] = [];
    for await (const { state } of school.schools.objects.list()) states.push(state);
    expect(states).toEqual(['whole']);
  });

  it('that is gone on with keeps its password where none is said again, and takes another one that is', async () => {
    const supervisor = school.as('supervisor.SG10001');
    await school.schools.db.asOwner(async (tx) => {
      for (const table of ['upload', 'practice', 'procedure_run'] as const)
        await tx.deleteFrom(table).execute();
    });
    await school.toChoices();
    await school.save();
    const sealed = async (said: object) => {
      const body = { ...school.upload({}), ...said };
      expect((await ask(supervisor, practiceUpload, { body })).status).toBe(200);
      const row = await school.schools.db.asOwner((tx) =>
        tx.selectFrom('practice_file').select(['supplier', 'password']).executeTakeFirstOrThrow(),
      );
      const [listed] = (await ask(supervisor, practiceFiles, { query })).body;
      return { ...row, listed: listed.password };
    };
    const first = await sealed({ password: 'segreta' });
    expect(await sealed({ fornitore: 'Nuvola' })).toEqual({ ...first, supplier: 'Nuvola', listed: true });
    const other = await sealed({ password: 'un’altra' });
    expect(other.password).toEqual(expect.any(String));
    expect(other.password).not.toBe(first.password);
  });
});
