import { createInterface } from 'node:readline/promises';
import { StartupError } from '../../db/startupError';
import { UsageError } from '../usageError';

/** Takes `--yes` out of the words of a command. */
export function withoutYes(args: readonly string[]): {
  readonly yes: boolean;
  readonly rest: readonly string[];
} {
  return { yes: args.includes('--yes'), rest: args.filter((arg) => arg !== '--yes') };
}

/** Where somebody may be asked. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Says what a command will write to, and goes on where whoever called it agrees.
 * @param yes they have agreed already, with `--yes`
 * @throws UsageError where nobody can be asked; StartupError where they do not agree
 */
export async function agree(
  lines: readonly string[],
  yes: boolean,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  const text = lines.join('\n');
  if (yes) {
    output.write(`${text}\n`);
    return;
  }
  if (!input.isTTY)
    throw new UsageError(
      `${text}\nNothing was written: call it in a terminal to agree to this, or add --yes.`,
    );
  const questions = createInterface({ input, output });
  try {
    const answer = await questions.question(`${text}\nWrite "yes" to go on: `);
    if (answer.trim().toLowerCase() !== 'yes') throw new StartupError('Nothing was written.');
  } finally {
    questions.close();
  }
}
