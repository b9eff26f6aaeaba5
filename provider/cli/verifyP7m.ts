import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SignatureReport } from '../../contract/signing/report';
import type { Clock } from '../../contract/values/clock';
import { asTaxCode } from '../../contract/values/codiceFiscale';
import { readConfig } from '../config';
import { type Evidence, evidenceFor, isSame, parseEvidence, taskOf } from '../signing/evidence';
import { trustFolders } from '../signing/trustFolders';
import type { Task } from '../signing/worker/task';
import { openInWorker, verifyInWorker } from '../signing/worker/verifyInWorker';
import type { P7mOutcome } from './p7mOutcome';
import { existingFile, existingFolder, readMoment, readOptions } from './readOptions';
import { UsageError } from './usageError';

const exitCodes = { passed: 0, failed: 1, indeterminate: 2, unreadable: 3 } as const;

/** `verify FILE …`: prints the findings about a file. */
export async function verifyP7m(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: Clock,
): Promise<P7mOutcome> {
  const names = ['content', 'trust', 'person', 'at', 'evidence', 'timestamp'] as const;
  const { files, options } = readOptions(args, names);
  if (files.length > 1) throw new UsageError('One file at a time.');
  const path = existingFile(files[0]);
  const task: Task = {
    file: { path },
    trust: { folders: options.trust ? [existingFolder(options.trust)] : trustFolders(readConfig(env)) },
    at: options.at ? readMoment(options.at) : clock.now(),
    ...(options.content && { content: { path: existingFile(options.content) } }),
    ...(options.timestamp && { timestamp: readFileSync(existingFile(options.timestamp)) }),
    ...(options.person && { person: asTaxCode(options.person) }),
  };
  const answer = await openInWorker(task);
  const { report } = answer;
  if (options.evidence) writeFileSync(options.evidence, JSON.stringify(evidenceFor(task, answer)));
  return outcome(report, report);
}

/** `open FILE`: prints the findings about a file of any form and the files inside it. */
export async function openP7m(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: Clock,
): Promise<P7mOutcome> {
  const { files, options } = readOptions(args, ['content', 'trust', 'at'] as const);
  if (files.length > 1) throw new UsageError('One file at a time.');
  const path = existingFile(files[0]);
  const { opened } = await openInWorker({
    file: { path },
    trust: { folders: options.trust ? [existingFolder(options.trust)] : trustFolders(readConfig(env)) },
    at: options.at ? readMoment(options.at) : clock.now(),
    open: { name: basename(path) },
    ...(options.content && { content: { path: existingFile(options.content) } }),
  });
  const { report } = opened as NonNullable<typeof opened>;
  return outcome(report, report);
}

/** `replay EVIDENCE FILE`: verifies again with the recorded evidence, and compares. */
export async function replayP7m(args: readonly string[]): Promise<P7mOutcome> {
  const { files, options } = readOptions(args, ['content']);
  const [evidenceFile, path] = files.map(existingFile);
  if (!evidenceFile || !path || files.length > 2)
    throw new UsageError('replay needs the evidence and the file.');
  const evidence = readEvidence(evidenceFile);
  const content = options.content && { content: { path: existingFile(options.content) } };
  const report = await verifyInWorker({ ...taskOf(evidence, { path }), ...content });
  return outcome(report, { same: isSame(evidence, report), ...report });
}

function readEvidence(path: string): Evidence {
  const evidence = parseEvidence(readFileSync(path, 'utf8'));
  if (!evidence) throw new UsageError(`${path} is not evidence of a verification.`);
  return evidence;
}

const outcome = ({ verdict }: SignatureReport, printed: object): P7mOutcome => ({
  code: exitCodes[verdict],
  output: JSON.stringify(printed),
});
