import type { Generated } from 'kysely';
import type { Json } from './json';

export interface JobTable {
  id: Generated<string>;
  name: string;
  data: Json;
  due_at: Date;
  /** Time until which the current attempt holds it; null if there is none. */
  held_until: Generated<Date | null>;
  /** Attempts of this run; reset to 0 when a recurring job succeeds. */
  attempts: Generated<number>;
  /** Number of times the job was ever taken, which identifies an attempt. */
  taken: Generated<number>;
  every: number | null;
  failure: string | null;
  parked_at: Date | null;
}
