import { createContext } from 'react';
import type { DayLimits } from '../../../contract/values/dayLimits';

/** The limits of an input that is a day, with what is typed in the others now. Outside a form there are none. */
export const DayLimitsContext = createContext<(name: string) => DayLimits>(() => ({}));
