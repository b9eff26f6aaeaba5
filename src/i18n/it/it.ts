import { engine } from './engine';
import { ra } from './ra';
import { shell } from './shell';
import { user } from './user';

/** The Italian catalogue, the model of the others. */
export const it = { ra, shell, engine, resources: { user } };
