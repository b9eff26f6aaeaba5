import { createContext } from 'react';
import type { DayLimits } from '../../../contract/values/dayLimits';

/** Returns the limits of a day input for the current values of the others. Outside a form there are none. */
export const DayLimitsContext = createContext<(name: string) => DayLimits>(() => ({}));
