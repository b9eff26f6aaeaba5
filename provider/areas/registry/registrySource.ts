import type { SourcePerson } from '../../../contract/registry/registryNews';
import type { Tx } from '../../db/database';

/** The people of a school in a service year, as recorded in the applications Alunni and Personale. */
export interface Published {
  readonly at: Date;
  readonly people: readonly SourcePerson[];
}

/**
 * Access to the applications Alunni and Personale, which are external systems. A direct connection would replace {@link
 * registrySource}; no other part of the registry knows where its people come from.
 */
export interface RegistrySource {
  /** @returns undefined if the applications have published nothing about that school and year */
  published(tx: Tx, customerCode: string, year: number): Promise<Published | undefined>;
}

/** Reads the people that were published last through the operators' API; see docs/registry.md. */
export const registrySource: RegistrySource = {
  async published(tx, customerCode, year) {
    const row = await tx
      .selectFrom('registry_source')
      .select(['published_at', 'people'])
      .where('customer_code', '=', customerCode)
      .where('anno', '=', year)
      .executeTakeFirst();
    return row && { at: row.published_at, people: row.people };
  },
};
