import type { SourcePerson } from '../../contract/registry/registryNews';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

/** The people of a school in a service year, as published by Alunni and Personale. */
export interface RegistryStatement {
  readonly customerCode: string;
  readonly year: number;
  readonly at: Date;
  readonly people: readonly SourcePerson[];
}

const columns = {
  customer_code: 'text',
  anno: 'integer',
  published_at: 'timestamptz',
  people: 'jsonb',
} as const;

/** Replaces the published people. */
export async function tellRegistry(tx: Tx, statements: readonly RegistryStatement[]): Promise<void> {
  const rows = statements.map(({ customerCode, year, at, people }) => [
    customerCode,
    year,
    at,
    JSON.stringify(people),
  ]);
  const known = { key: ['customer_code', 'anno'], set: ['published_at', 'people'] };
  await insertRows(tx, 'registry_source', columns, rows, known);
}
