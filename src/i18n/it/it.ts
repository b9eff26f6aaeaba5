import { first } from './first';
import { later } from './later';

/** The Italian catalogue, the model of the others. */
export const it = { ...first, ...later, resources: { ...first.resources, ...later.resources } };
