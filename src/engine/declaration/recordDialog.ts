import type { ComponentType } from 'react';
import type { Permission } from '../../../contract/permissions/permissions';
import type { Where } from '../../../contract/schema/where';
import type { IconName } from '../../ui/icons';

/**
 * An operation on records with a screen of its own. For one record, it is a dialog over the list, at an address below
 * that of the record; for the selected records, a dialog of the list.
 */
export interface RecordDialog<R> {
  readonly can: Permission;
  readonly icon: IconName;
  /** The path below the record's address. */
  readonly address: string;
  /** Selects the records that it is offered for. */
  readonly offered: Where<R>;
  /**
   * The component for one record, loaded lazily; it takes ProcedureOfOneProps. That of `many` takes
   * ProcedureOfManyProps.
   */
  readonly one: () => Promise<ComponentType<never>>;
  readonly many: () => Promise<ComponentType<never>>;
}

/** A page of a resource besides its list and its records. */
export interface OwnPage {
  readonly can: Permission;
  /** Loads the component, which takes OwnPageProps. */
  readonly load: () => Promise<ComponentType<never>>;
}
