import type { Bilingual } from '../../../contract/schema/bilingual';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { Viewer } from '../../../contract/schema/where';
import type { Tx } from '../../db/database';

/** A stored resource with its fields, as `stored` returns it. */
export interface HookedEntity<F extends Fields, M extends string = string> {
  readonly name: string;
  readonly fields: F;
  readonly messages?: { readonly [K in M]: Bilingual } | undefined;
}

/** Fields that people write. */
type Refusable<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly readOnly: true } | { readonly computed: object } ? never : K;
}[keyof F];

/** Fields that the provider fills in, without the key, which never changes. */
type Provided<F extends Fields> = {
  [K in keyof F]: K extends 'id' ? never : F[K] extends { readonly readOnly: true } ? K : never;
}[keyof F];

type ComputedIn<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly computed: object } ? K : never;
}[keyof F];

/** What a hook may use: the transaction of the change, limited to the school, and the person who makes it. */
export interface HookContext {
  readonly tx: Tx;
  readonly customerCode: string;
  readonly viewer: Viewer;
  readonly now: Date;
  /** The address of the console, for links in mails. */
  readonly publicUrl: string;
  /** Reads all records of a stored resource of the school. */
  records<F extends Fields>(entity: HookedEntity<F>): Promise<readonly RecordOf<F>[]>;
}

/**
 * A record before a change, undefined for a new one, and with the change applied; computed fields are not known yet.
 */
export interface BeforeSave<F extends Fields> {
  readonly before: RecordOf<F> | undefined;
  readonly after: Omit<RecordOf<F>, ComputedIn<F>>;
}

/** A record before a change, undefined for a new one, and after it. */
export interface AfterSave<F extends Fields> {
  readonly before: RecordOf<F> | undefined;
  readonly after: RecordOf<F>;
}

/** The decision of a hook about a record to be saved. */
export interface SaveDecision<F extends Fields, M extends string> {
  /** Refuses the change: for each field to correct, the key of its error message in `messages`. */
  readonly refuse?: { readonly [K in Refusable<F>]?: M };
  /** Values of `readOnly` fields that are saved with the record. */
  readonly set?: { readonly [K in Provided<F>]?: K extends keyof RecordOf<F> ? RecordOf<F>[K] : never };
}

type Awaitable<T> = T | Promise<T>;

/** Code that runs in the transaction of each change of a record of a stored resource. */
export interface StoredHooks<F extends Fields, M extends string> {
  /**
   * Runs before a record is created or changed, also by an action, an import or a reversal. It must not write, because
   * the preview of an import runs it too. Reversals restore earlier values and ignore `set`.
   */
  beforeSave?(saving: BeforeSave<F>, context: HookContext): Awaitable<SaveDecision<F, M> | undefined>;
  /** Runs after a record was created or changed. An error undoes the change. */
  afterSave?(saved: AfterSave<F>, context: HookContext): Promise<void>;
}

/** The hooks of one resource, without the types of its fields. */
export interface DefinedHooks extends StoredHooks<Fields, string> {
  readonly name: string;
}

/**
 * Defines the hooks of a stored resource, in a file of provider/hooks.
 *
 * @example export const bookingHooks = defineHooks(bookings, { beforeSave: ({ after }) => … });
 */
export const defineHooks = <F extends Fields, M extends string>(
  { name }: HookedEntity<F, M>,
  hooks: StoredHooks<F, NoInfer<M>>,
): DefinedHooks => ({ ...(hooks as unknown as StoredHooks<Fields, string>), name });
