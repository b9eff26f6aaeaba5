import type { Generated } from 'kysely';
import type { Json } from './json';

export interface JobTable {
  id: Generated<string>;
  name: string;
  data: Json;
  due_at: Date;
  /** Until when the try that is under way holds it; null where none is. */
  held_until: Generated<Date | null>;
  /** Tries of this round, from 0 again once one that comes back was done. */
  attempts: Generated<number>;
  /** How often it was taken, ever: tells a try from every other one. */
  taken: Generated<number>;
  every: number | null;
  failure: string | null;
  parked_at: Date | null;
}
