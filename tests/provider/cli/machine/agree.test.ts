import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { agree } from '../../../../provider/cli/machine/agree';

/** Creates a terminal with this input. */
function terminal(answer: string) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY: true }), new PassThrough()];
  input.end(`${answer}\n`);
  const shown: string[] = [];
  output.on('data', (text) => shown.push(String(text)));
  return { input, output, shown };
}

it('a command that writes over what somebody may need goes on where they write yes, and nowhere else', async () => {
  const lines = ['The backup will be written to', '  the database a'];
  const agreeing = terminal(' Yes');
  await agree(lines, false, agreeing);
  expect(agreeing.shown.join('')).toContain('  the database a\nWrite "yes" to go on: ');
  for (const answer of ['', 'y', 'no'])
    await expect(agree(lines, false, terminal(answer))).rejects.toThrow('Nothing was written.');
});

it('a command that was agreed to beforehand says what it writes to all the same', async () => {
  const silent = terminal('no');
  await agree(['the database a'], true, silent);
  expect(silent.shown.join('')).toBe('the database a\n');
});
