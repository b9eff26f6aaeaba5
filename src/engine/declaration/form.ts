import type { Fields, RecordOf } from '../../../contract/fields';
import type { Role } from '../../../contract/roles';
import type { Relative, Where } from '../../../contract/where';
import type { Name } from './name';

/** What a new record begins with; days and moments may be relative. */
export type Defaults<F extends Fields> = {
  readonly [K in keyof RecordOf<F>]?: RecordOf<F>[K] | Relative;
};

/** How a record is asked for, on its own page and on that of a new one. */
export interface Form<F extends Fields> {
  /** What is asked of a record that is there. */
  readonly inputs: readonly Name<F>[];
  /** What is asked of a new record, and what it begins with. */
  readonly create: { readonly inputs: readonly Name<F>[]; readonly defaults?: Defaults<F> };
  /** Which inputs and facts stand on which tab; what is on none stands above them. Their words are under `tabs`. */
  readonly tabs?: { readonly [tab: string]: readonly Name<F>[] };
  /** A new record is asked for one tab after the other. */
  readonly steps?: true;
  /** Choices of applications by their codes: only those are offered that the school has the licence of. */
  readonly licensed?: readonly Name<F>[];
  /** Inputs that are written in capitals, however they are typed. */
  readonly capitals?: readonly Name<F>[];
  /** Inputs that are read-only when a condition on the record holds, and the key of the words that say why. */
  readonly locked: readonly {
    readonly fields: readonly Name<F>[];
    readonly when: Where<RecordOf<F>>;
    readonly unless?: Role;
    readonly say: string;
  }[];
}
