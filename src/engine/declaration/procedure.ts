import type { ComponentType } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import type { Where } from '../../../contract/schema/where';
import type { GlyphName } from '../../ui/glyphs';

/**
 * Something that is done with records by a screen of its own: with one in a dialog over the list, at an address
 * below the record's; with those that are ticked in a dialog of the list.
 */
export interface Procedure<R> {
  readonly can: Permission;
  readonly icon: GlyphName;
  /** Below the record's address. */
  readonly address: string;
  /** The records that it is offered for. */
  readonly offered: Where<R>;
  /** Loaded when they are opened; they take ProcedureOfOneProps and ProcedureOfManyProps. */
  readonly one: () => Promise<ComponentType<never>>;
  readonly many: () => Promise<ComponentType<never>>;
}

/** A page of a resource besides its list and its records. */
export interface OwnPage {
  readonly can: Permission;
  /** It takes OwnPageProps. */
  readonly load: () => Promise<ComponentType<never>>;
}
