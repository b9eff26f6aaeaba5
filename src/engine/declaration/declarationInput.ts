import type { ComponentType } from 'react';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { Spoken } from '../../i18n/declaredWords';
import type { Action } from './action';
import type { Column, Declaration, Filters, List } from './declaration';
import type { Form } from './form';
import type { Name } from './name';
import type { CellProps } from './resource';
import type { Wire } from './wire';

/** Fields that a filter offers the values of without being told more. */
export type Filterable<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'choice' | 'flag' } ? K : never;
}[keyof F] &
  string;

/** A column; its name alone when nothing is special about it. */
export type ColumnInput<F extends Fields> =
  | Name<F>
  | (Omit<Column<F>, 'priority' | 'width' | 'cell'> &
      Partial<Pick<Column<F>, 'priority' | 'width'>> & {
        readonly cell?: () => Promise<ComponentType<CellProps<RecordOf<F>>>>;
      });

/** Fields with words in them: no search looks in a figure. */
export type Searchable<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'number' | 'money' | 'flag' | 'json' | 'file' } ? never : K;
}[keyof F] &
  string;

export interface ListInput<F extends Fields, Q extends Fields>
  extends Partial<Omit<List<F, Q>, 'columns' | 'filters' | 'search'>> {
  readonly columns: readonly ColumnInput<F>[];
  readonly search?: readonly Searchable<F>[];
  readonly filters?: Filters<F, Q> | readonly Filterable<F>[];
}

export type ActionInput<R, B extends Fields> = Pick<Action<R, B>, 'can' | 'many'> &
  Partial<Omit<Action<R, B>, 'can' | 'many'>>;

export interface WireInput<F extends Fields, B extends Fields, C extends Fields>
  extends Omit<Wire<F, B, C>, 'scope'> {
  readonly scope?: Wire<F, B, C>['scope'];
}

/** What is asked of a new record is what its call takes, unless it is said otherwise. */
export interface FormInput<F extends Fields> extends Partial<Omit<Form<F>, 'create'>> {
  readonly create?: Partial<Form<F>['create']>;
}

/** What a developer writes: whatever follows from the fields may be left out, see complete.ts for what becomes of it. */
export interface DeclarationInput<
  F extends Fields,
  Q extends Fields,
  B extends Fields,
  A extends { readonly [name: string]: Fields },
  C extends Fields,
> extends Omit<Declaration<F, Q, B, A, C>, 'can' | 'path' | 'list' | 'form' | 'actions' | 'wire'> {
  /** Who may change a record may read it, unless it is said otherwise. */
  readonly can: Omit<Declaration<F, Q, B, A, C>['can'], 'read'> &
    Partial<Pick<Declaration<F, Q, B, A, C>['can'], 'read'>>;
  /** `/` and the resource's name when left out. */
  readonly path?: `/${string}`;
  readonly wire: WireInput<F, B, C>;
  readonly list: ListInput<F, Q>;
  readonly form?: FormInput<F>;
  readonly actions?: { readonly [K in keyof A]: ActionInput<RecordOf<F>, A[K]> };
  /** Words that stand here in place of the catalogue: of a resource that is declared in one file. */
  readonly words?: Spoken;
}
