import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from './usageError';

export interface Options<Name extends string> {
  /** Positional arguments, in order. */
  readonly files: readonly string[];
  readonly options: Readonly<Partial<Record<Name, string>>>;
}

/** Reads `FILE --name value`. @throws UsageError for an unknown option or one without a value */
export function readOptions<const Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Options<Name> {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
    // Not strict: the errors are found in the tokens below, so that they have our own messages.
    strict: false,
    tokens: true,
  });
  const files: string[] = [];
  const options: Partial<Record<Name, string>> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    const name = names.find((one) => `--${one}` === token.rawName);
    if (!name) throw new UsageError(`There is no option ${token.rawName}.`);
    if (token.value === undefined) throw new UsageError(`${token.rawName} needs a value.`);
    options[name] = token.value;
  }
  return { files, options };
}

/**
 * Reads `--name value` for a command without positional arguments.
 * @throws UsageError for an unknown option, one without a value, or a positional argument
 */
export function onlyOptions<const Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Options<Name>['options'] {
  const { files, options } = readOptions(args, names);
  if (files.length > 0) throw new UsageError(`"${files[0]}" is not an option.`);
  return options;
}

/** Reads the value of an option that is true or false; false if it is absent. @throws UsageError */
export function readFlag(name: string, value: string | undefined): boolean {
  if (value !== undefined && !['true', 'false'].includes(value))
    throw new UsageError(`--${name} is true or false.`);
  return value === 'true';
}

/** Returns the path if it is an existing file. @throws UsageError otherwise */
export function existingFile(path: string | undefined): string {
  if (path === undefined) throw new UsageError('The command needs a file.');
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`${path} is not a file.`);
  return path;
}

/** Returns the path if it is an existing folder. @throws UsageError otherwise */
export function existingFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new UsageError(`${path} is not a folder.`);
}

/** Reads a timestamp, or the beginning of a day (UTC). @throws UsageError */
export function readMoment(text: string): Date {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (!Number.isNaN(time.getTime())) return time;
  throw new UsageError(`"${text}" is not a date: write 2026-11-21 or 2026-11-21T10:00:00Z.`);
}
