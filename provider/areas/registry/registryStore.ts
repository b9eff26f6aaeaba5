import { sql } from 'kysely';
import { TAX_CODE } from '../../../contract/codiceFiscale';
import type { RegistryPerson } from '../../../contract/entities/registryPerson';
import type { Tx } from '../../db/database';

/** The people of a school's registry in a service year, by surname and name. */
export async function findRegistry(tx: Tx, customerCode: string, year: number): Promise<RegistryPerson[]> {
  const rows = await people(tx, customerCode, year).execute();
  return rows.map(personOf);
}

const people = (tx: Tx, customerCode: string, year: number) =>
  tx
    .selectFrom('registry_person')
    .leftJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'registry_person.customer_code')
        .onRef('account.uid', '=', 'registry_person.uid_portale'),
    )
    .selectAll('registry_person')
    .select('account.codice_fiscale as code_of_account')
    .where('registry_person.customer_code', '=', customerCode)
    .where('anno', '=', year)
    .orderBy(sql`plain(cognome)`)
    .orderBy(sql`plain(nome)`)
    .orderBy('prg_anagrafe');

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

const personOf = (row: Row): RegistryPerson => ({
  prgAnagrafe: row.prg_anagrafe,
  nome: row.nome,
  cognome: row.cognome,
  codiceFiscale: row.codice_fiscale,
  isCodiceFiscaleValid: TAX_CODE.test(row.codice_fiscale ?? ''),
  email: row.email,
  dataNascita: row.data_nascita,
  rapportoLavoro: row.rapporto_lavoro,
  ruoli: row.ruoli,
  uidPortale: row.uid_portale,
  codiceFiscaleGestione: row.code_of_account,
  codiceFiscaleAllineato: !row.uid_portale || row.codice_fiscale === row.code_of_account,
});
