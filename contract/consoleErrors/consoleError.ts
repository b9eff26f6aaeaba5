import { fields, type RecordOf } from '../schema/fields';

/**
 * Places where errors are caught. `chunk`: a file of the console could not be fetched, for example after an upgrade.
 */
export const consoleErrorKinds = ['render', 'error', 'rejection', 'chunk'] as const;

/** Maximum number of stack lines that are kept. */
export const STACK_LINES = 10;

/**
 * Error in a browser. No field has room for a message, typed text, the identity of a person or a full address: the
 * console removes everything that could contain them, and the provider refuses it.
 */
export const consoleErrorFields = fields({
  console: { kind: 'choice', required: true, of: ['school', 'staff'] },
  kind: { kind: 'choice', required: true, of: consoleErrorKinds },
  name: {
    kind: 'text',
    required: true,
    max: 60,
    pattern: /^[A-Z][A-Za-z]*$/,
    about: 'the class of the error, as TypeError',
  },
  stack: {
    kind: 'list',
    max: STACK_LINES,
    of: { kind: 'text', max: 120, pattern: /^assets\/[\w.-]+\.js:\d{1,7}:\d{1,7}$/ },
    about: 'file, line and column, the innermost first',
  },
  route: {
    kind: 'text',
    required: true,
    max: 200,
    pattern: /^\/[a-z*/-]*$/,
    about: 'path of the page, with * in place of each part that differs between people',
  },
  version: { kind: 'text', required: true, max: 40, pattern: /^\d+\.\d+\.\d+[\w.-]*$/ },
  browser: {
    kind: 'text',
    required: true,
    max: 20,
    pattern: /^(?:Chrome|Edge|Firefox|Opera|Safari) \d{1,4}$|^other$/,
  },
});

export type ConsoleError = RecordOf<typeof consoleErrorFields>;
