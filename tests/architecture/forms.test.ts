import { expect, it } from 'vitest';
import { type Source, sourcesUnder } from './sources';

/** Components that a person types into or chooses from. */
const INPUTS =
  /^@mui\/material\/(Autocomplete|Checkbox|FilledInput|Input|InputBase|NativeSelect|OutlinedInput|Radio|Select|Slider|Switch|TextField|ToggleButton)$|\/ui\/(NativeSelect|PasswordInput)$/;
const NATIVE = /<(input|select|textarea)\b(?![^>]*type="file")/;

/** Tools of a list, which act at once: filters, search, selection, columns, pages. */
const OF_LISTS = /^src\/(ui|engine\/(filters|list|table|keyboard))\//;

const hasInput = ({ text, imports }: Source) =>
  imports.some((name) => INPUTS.test(name)) || NATIVE.test(text);
const isOnForm = ({ imports }: Source) => imports.includes('react-hook-form');

it('lists', () => {
  const all = sourcesUnder('src', 'operators').filter(({ path }) => path.endsWith('.tsx') && !OF_LISTS.test(path));
  console.log(all.filter((one) => hasInput(one) && !isOnForm(one)).map(({ path }) => path).join('\n'));
  expect(1).toBe(1);
});
