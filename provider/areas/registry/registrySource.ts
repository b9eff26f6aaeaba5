import type { SourcePerson } from '../../../contract/registry/registryNews';
import type { Tx } from '../../db/database';

/** The people of a school in a service year, as the applications Alunni and Personale have them. */
export interface Published {
  readonly at: Date;
  readonly people: readonly SourcePerson[];
}

/**
 * The applications Alunni and Personale, a system that is not ours. Whatever reads them takes the place of
 * {@link registrySource}; nothing else of the registry knows where its people come from.
 */
export interface RegistrySource {
  /** @returns undefined when the applications have said nothing of that school and year */
  published(tx: Tx, customerCode: string, year: number): Promise<Published | undefined>;
}

/** What was last published by the operator; see docs/registry.md. */
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
