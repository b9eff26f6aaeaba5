import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import { isFoundIn, searchAlternatives, searchable } from '../../contract/values/search';

/** Filters the options of an autocomplete like a list: every typed word must be in the label, in any order. */
export function filterByWords<T>(
  options: readonly T[],
  { inputValue, getOptionLabel }: FilterOptionsState<T>,
): T[] {
  const values = searchAlternatives(inputValue);
  return options.filter((option) => isFoundIn(searchable(getOptionLabel(option)), values));
}
