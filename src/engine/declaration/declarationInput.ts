import type { ComponentType } from 'react';
import type { Fields, RecordOf } from '../../../contract/schema/fields';
import type { Spoken } from '../../i18n/declaredWords';
import type { Action } from './action';
import type { Column, Declaration, Filters, List } from './declaration';
import type { ResourceEndpoints } from './endpoints';
import type { Form } from './form';
import type { Name } from './name';
import type { CellProps } from './resource';

/** Fields whose values a filter can offer without further configuration. */
export type Filterable<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'choice' | 'flag' } ? K : never;
}[keyof F] &
  string;

/** A column; just its name if it needs no options. */
export type ColumnInput<F extends Fields> =
  | Name<F>
  | (Omit<Column<F>, 'priority' | 'width' | 'cell'> &
      Partial<Pick<Column<F>, 'priority' | 'width'>> & {
        readonly cell?: () => Promise<ComponentType<CellProps<RecordOf<F>>>>;
      });

/** Fields that contain words: the search ignores numbers. */
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

export interface EndpointsInput<F extends Fields, B extends Fields, C extends Fields>
  extends Omit<ResourceEndpoints<F, B, C>, 'scope'> {
  readonly scope?: ResourceEndpoints<F, B, C>['scope'];
}

/**
 * The form as a developer writes it. By default the inputs are the fields that the update takes, and those of a new
 * record are the fields that its creation takes.
 */
export interface FormInput<F extends Fields> extends Partial<Omit<Form<F>, 'create'>> {
  readonly create?: Partial<Form<F>['create']>;
}

/**
 * The declaration as a developer writes it. Everything that follows from the fields may be omitted; withDefaults.ts has
 * the defaults.
 */
export interface DeclarationInput<
  F extends Fields,
  Q extends Fields,
  B extends Fields,
  A extends { readonly [name: string]: Fields },
  C extends Fields,
> extends Omit<Declaration<F, Q, B, A, C>, 'can' | 'path' | 'list' | 'form' | 'actions' | 'endpoints'> {
  /** Without `read`, people with `update` may read a record; if there is no `update`, people with `list`. */
  readonly can: Omit<Declaration<F, Q, B, A, C>['can'], 'read'> &
    Partial<Pick<Declaration<F, Q, B, A, C>['can'], 'read'>>;
  /** `/` and the resource's name by default. */
  readonly path?: `/${string}`;
  readonly endpoints: EndpointsInput<F, B, C>;
  readonly list: ListInput<F, Q>;
  readonly form?: FormInput<F>;
  readonly actions?: { readonly [K in keyof A]: ActionInput<RecordOf<F>, A[K]> };
  /** Words that replace those of the catalogue, for a resource declared in one file. */
  readonly words?: Spoken;
}
