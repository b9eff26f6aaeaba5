import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readingSaid } from '../../contract/imports/tableReading';
import {
  platformImportBegin,
  platformImportRead,
  platformImportRun,
} from '../../contract/staff/endpoints/imports';
import type { PlatformImport } from '../../contract/staff/platformImport';
import { Unfinished } from './failure';
import { callOperator, type OperatorAccess } from './operatorCall';
import { existingFile, onlyOptions, readFlag } from './readOptions';

const LOOK_EVERY = 1000;

/**
 * `schools import`: reports the errors of a file row by row; with `--run true` creates the schools of the valid rows.
 * @returns the text to print
 * @throws Unfinished if the import stopped before its last row
 */
export async function importSchools(args: readonly string[], access: () => OperatorAccess): Promise<string> {
  const options = onlyOptions(args, ['file', 'run', 'hidden']);
  const runs = readFlag('run', options.run);
  const withHidden = readFlag('hidden', options.hidden);
  const file = readFileSync(existingFile(options.file));
  const begun = (await callOperator(access(), platformImportBegin, {
    file,
    ...(withHidden && { query: { nascoste: 'si' } }),
  })) as PlatformImport;
  if (!runs) return [...lines(begun), `Nothing was made: --run true makes them.`].join('\n');
  let now = (await callOperator(access(), platformImportRun, { params: { id: begun.id } })) as PlatformImport;
  while (now.state === 'running') {
    await wait(LOOK_EVERY);
    now = (await callOperator(access(), platformImportRead, { params: { id: begun.id } })) as PlatformImport;
  }
  if (now.state === 'stopped') throw new Unfinished([...lines(now), whatIsLeft(now)].join('\n'));
  return lines(now).join('\n');
}

/** Explains what remains of an import that was abandoned. */
const whatIsLeft = ({ id, ready }: PlatformImport): string =>
  `It was stopped by an error: ${ready} ${ready === 1 ? 'is' : 'are'} left. It can be resumed at /gestore/scuole-da-file/${id}.`;

const lines = ({
  id,
  ready,
  refused,
  done,
  skipped,
  problems,
  reading,
}: PlatformImport): readonly string[] => [
  ...(reading ? [readingSaid(reading).join(' ')] : []),
  `Import ${id}: ${ready} in order, ${refused} with something wrong, ${done} made, ${skipped} there already.`,
  ...problems.map(
    ({ row, customerCode, field, message }) => `  row ${row} (${customerCode ?? ''}) ${field}: ${message}`,
  ),
];
