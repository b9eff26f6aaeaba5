import { createInterface } from 'node:readline/promises';
import { StartupError } from '../../db/startupError';
import { UsageError } from '../usageError';

/** Removes `--yes` from the words of a command. */
export function withoutYes(args: readonly string[]): {
  readonly yes: boolean;
  readonly rest: readonly string[];
} {
  return { yes: args.includes('--yes'), rest: args.filter((arg) => arg !== '--yes') };
}

/** The streams for asking the user; only a TTY can answer. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Announces what a command will write to, and continues if the user agrees.
 * @param yes the user has agreed already, with `--yes`
 * @throws UsageError if nobody can be asked; StartupError if they do not agree
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
