import { describe, expect, it } from 'vitest';
import { resizingStatus } from '../../../../contract/resizing/endpoints';
import { resizingComparison } from '../../../../contract/resizing/receivingEndpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import { ask } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { resizingSchools } from '../../../fixtures/resizingSchools';

const DAY = 24 * 60 * 60 * 1000;

describe('the operator of resizings', () => {
  const schools = resizingSchools();
  const operator = (...args: readonly string[]) =>
    runOperator(args, { OPERATOR_URL: schools.url, OPERATOR_SECRET });
  const status = async (school: string) =>
    (await ask(schools.as(`supervisor.${school}`), resizingStatus)).body;

  it('announces that a school is merged into others, once', async () => {
    const announce = [
      'resizing',
      'announce',
      '--school',
      'SG10003',
      '--into',
      'RMIC82000B',
      '--ceased',
    ] as const;
    expect(await operator(...announce)).toMatchObject({ code: 0 });
    expect(await status('SG10003')).toMatchObject({ required: true });
    expect(await operator(...announce)).toMatchObject({ code: 1 });
    expect(
      await operator('resizing', 'announce', '--school', 'SG99999', '--into', 'RMIC82000B'),
    ).toMatchObject({ code: 1 });
    expect(await operator('resizing', 'announce', '--school', 'SG10003')).toMatchObject({ code: 2 });
  });

  it('takes an announcement back, with what was chosen', async () => {
    await schools.nameHead();
    await schools.toDocument();
    expect(await operator('resizing', 'withdraw', '--school', 'SG10001')).toMatchObject({ code: 0 });
    expect(await status('SG10001')).toBe('');
    expect(await operator('resizing', 'withdraw', '--school', 'SG10001')).toMatchObject({ code: 1 });
    await operator('resizing', 'announce', '--school', 'SG10001', '--into', 'RMIC82000B', '--ceased');
    expect(await status('SG10001')).toEqual({ required: true, answers: [] });
  });

  it('says that the data were moved, only where something was sent', async () => {
    expect(await operator('resizing', 'conclude', '--school', 'SG10001')).toMatchObject({ code: 1 });
    await schools.toDocument();
    await schools.signOnline();
    expect(await operator('resizing', 'conclude', '--school', 'SG10001')).toMatchObject({ code: 0 });
    expect(await operator('resizing', 'conclude', '--school', 'SG10001')).toMatchObject({ code: 1 });
  });

  it('tells what an application holds of a school', async () => {
    const told = ['--application', 'wwb', '--years', '2010-2026', '--documents', '7'];
    expect(await operator('resizing', 'holdings', '--school', 'SG10001', ...told)).toMatchObject({ code: 0 });
    const { body } = await ask(schools.as('supervisor.SG10002'), resizingComparison, {
      params: { scuola: 'SG10001' },
    });
    const bilancio = body.applications.find(({ appCode }: { appCode: string }) => appCode === 'wwb');
    expect(bilancio).toMatchObject({ years: '2010-2026', documents: 7, documentsAfter: 7 });
    expect(
      await operator('resizing', 'holdings', '--school', 'SG10001', '--application', 'wwb'),
    ).toMatchObject({ code: 2 });
  });

  it('takes the conclusion back for thirty days, with everything that was chosen and signed', async () => {
    const merger = async () => {
      const { output } = await operator('mergers', 'list', '--school', 'SG10001');
      return JSON.parse(output).data[0];
    };
    const move = (name: string) => operator('resizing', name, '--school', 'SG10001');
    const done = { code: 0 };
    const refused = { code: 1 };
    const about = { into: 'RMIC82000B', choices: 4, answered: 0 };
    expect(await merger()).toMatchObject({ ...about, state: 'concluded', undoUntil: expect.any(String) });
    expect(await move('withdraw')).toMatchObject(refused);
    expect(await move('resume')).toMatchObject(done);
    expect(await merger()).toMatchObject({ ...about, state: 'sent', concludedAt: null });
    expect(await status('SG10001')).toMatchObject({ status: 'COMPLETED', answers: { length: 4 } });
    expect(await move('resume')).toMatchObject(refused);
    expect(await move('conclude')).toMatchObject(done);
    schools.clock.move(31 * DAY);
    expect(await move('resume')).toMatchObject(refused);
    expect(await move('withdraw')).toMatchObject(refused);
    const anew = ['announce', '--school', 'SG10001', '--into', 'RMIC82000B'];
    expect(await operator('resizing', ...anew)).toMatchObject(done);
    expect(await merger()).toMatchObject({ state: 'announced', choices: 0 });
  });
});
