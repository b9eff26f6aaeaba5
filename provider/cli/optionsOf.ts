import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usageError';

/** Reads the options of a command that takes no files, see readOptions. @throws UsageError for anything else */
export function optionsOf<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
): ReturnType<typeof parseArgs<{ args: string[]; options: O }>>['values'] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
