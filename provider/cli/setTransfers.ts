import type { OutputOf } from '../../contract/schema/endpoint';
import { practiceArchives, practiceSet } from '../../contract/transfer/practicesOfOperatorEndpoints';
import { callOperator, type OperatorAccess } from './operatorCall';
import { optionsOf } from './optionsOf';
import { UsageError } from './usageError';

type Command = (args: readonly string[], access: () => OperatorAccess) => Promise<string>;

const text = { type: 'string' } as const;

function whichOf(command: string, args: readonly string[]) {
  const { school, source, area } = optionsOf(args, { school: text, source: text, area: text });
  if (!school || !source || !area) throw new UsageError(`${command} needs --school, --source and --area.`);
  return { customerCode: school, codMin: source, area };
}

const move =
  (command: string, stato: 'STARTED' | 'COMPLETED', said: string): Command =>
  async (args, access) => {
    const which = whichOf(command, args);
    await callOperator(access(), practiceSet, { body: { ...which, stato } });
    return `The transfer of ${which.customerCode} from ${which.codMin} (${which.area}) is ${said}.`;
  };

/** `transfers start`: marks a signed transfer as being worked on. */
export const startTransfer = move('transfers start', 'STARTED', 'being worked on');
/** `transfers complete`: marks the data of a transfer as moved. */
export const completeTransfer = move('transfers complete', 'COMPLETED', 'completed');

/** `transfers files`: lists the handed-over files with the passwords that open them. @returns a line for each file */
export const transferFiles: Command = async (args, access) => {
  const query = whichOf('transfers files', args);
  const found = (await callOperator(access(), practiceArchives, { query })) as OutputOf<
    typeof practiceArchives
  >;
  if (found.length === 0) return 'There are no files.';
  return found
    .map(({ id, filename, fornitore, bytes, sha256, password }) =>
      [
        filename,
        fornitore,
        `${bytes} bytes`,
        sha256,
        `object ${id}`,
        ...(password ? [`password ${password}`] : []),
      ].join('  '),
    )
    .join('\n');
};
