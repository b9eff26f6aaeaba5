import { useLayoutEffect, useState } from 'react';
import { type Section, tabOf } from '../record/sections';
import { inputId } from './inputs/InputProps';

/** Returns a function that focuses an input, given by name, as soon as its tab is open. */
export function useFocusOnTab(sections: readonly Section[], current: string | undefined) {
  const [wanted, setWanted] = useState<string>();
  const tab = wanted === undefined ? undefined : (tabOf(sections, wanted) ?? current);
  useLayoutEffect(() => {
    if (wanted === undefined || tab !== current) return;
    document.getElementById(inputId(wanted))?.focus();
    setWanted(undefined);
  }, [wanted, tab, current]);
  return setWanted;
}
