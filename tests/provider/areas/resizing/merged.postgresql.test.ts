import { beforeEach, describe, expect, it } from 'vitest';
import { mergedCalls, resizingDelete } from '../../../../contract/resizing/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import { ask } from '../../../fixtures/ask';
import { OPERATOR_SECRET } from '../../../fixtures/identityProvider';
import { resizingSchools } from '../../../fixtures/resizingSchools';
import { whileHeld } from '../../../fixtures/whileHeld';

describe('a resizing of which somebody changes an answer', () => {
  const schools = resizingSchools();
  const supervisor = () => schools.as('supervisor.SG10001');
  const operator = (...args: readonly string[]) =>
    runOperator(args, { OPERATOR_URL: schools.url, OPERATOR_SECRET });
  beforeEach(async () => {
    await operator('resizing', 'announce', '--school', 'SG10001', '--into', 'RMIC82000B', '--ceased');
    await schools.nameHead();
    await schools.toDocument();
  });

  const change = async () => {
    const { answers } = (await ask(supervisor(), mergedCalls.read)).body;
    return (await schools.go('change', 'applicativi', answers.applicativi)).status;
  };
  const send = async () => (await schools.send()).status;
  const remove = async () => (await ask(supervisor(), resizingDelete)).status;
  const withdraw = async () => (await operator('resizing', 'withdraw', '--school', 'SG10001')).code;
  const sign = async () => (await schools.signOnline()).status;

  it.each([
    ['sent again', send, [409, 200]],
    ['withdrawn by the provider', withdraw, [0, 412]],
    ['cancelled', remove, [204, 412]],
    ['signed', sign, [200, 412]],
  ])('is %s at the same time, and neither waits for the other for ever', async (_what, other, expected) => {
    const outcomes = await whileHeld(
      schools.db,
      (tx) => tx.selectFrom('resizing').select('customer_code').forUpdate().execute(),
      [other, change],
    );
    expect(outcomes).toEqual(expected);
  });
});
