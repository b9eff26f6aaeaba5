import { createContext } from 'react';
import type { DayLimits } from '../../../contract/values/dayLimits';

/**
 * Provides the function that returns the limits of a day input for the current values; outside a form there are none.
 */
export const DayLimitsContext = createContext<(name: string) => DayLimits>(() => ({}));
