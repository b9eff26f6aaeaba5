import { describe, expect, it } from 'vitest';
import { practiceFiles, practiceUpload } from '../../../../contract/endpoints/practices';
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
});
