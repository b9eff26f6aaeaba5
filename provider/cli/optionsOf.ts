import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './usageError';

/**
 * Parses the options of a command without positional arguments; `readOptions` is for commands with files.
 * @throws UsageError for an unknown option, one without its value, or a positional argument
 */
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
