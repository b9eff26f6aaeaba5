import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usageError';

/** What is given for the options of a command. @throws UsageError for anything else, a file too */
export function optionsOf<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
): ReturnType<typeof parseArgs<{ args: string[]; options: O }>>['values'] {
  return parsed({ args: [...args], options }).values;
}

/** What is given for the options of a command, each a text, and its files in their order. @throws UsageError */
export function filesAndOptions<const Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): { readonly files: readonly string[]; readonly options: Readonly<Partial<Record<Name, string>>> } {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const { values, positionals } = parsed({ args: [...args], options, allowPositionals: true });
  return { files: positionals, options: values as Partial<Record<Name, string>> };
}

function parsed<const C extends ParseArgsConfig>(config: C) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
