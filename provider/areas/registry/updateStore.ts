import { sql } from 'kysely';
import type { RegistryNews, SourcePerson } from '../../../contract/registry/registryNews';
import type { Tx } from '../../db/database';
import type { Caller } from '../../http/caller';
import { callerName } from '../../identity/accounts/callerName';
import type { OwnPerson } from './compare';

/**
 * Reads our copy of the registry, by surname and name.
 * @param locked against concurrent changes
 */
export async function ownPeople(
  tx: Tx,
  customerCode: string,
  year: number,
  locked: boolean,
): Promise<OwnPerson[]> {
  if (locked) await lockYear(tx, customerCode, year);
  const rows = await tx
    .selectFrom('registry_person as person')
    .leftJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'person.customer_code')
        .onRef('account.uid', '=', 'person.uid_portale'),
    )
    .selectAll('person')
    .select('account.enabled')
    .where('person.customer_code', '=', customerCode)
    .where('person.anno', '=', year)
    .orderBy(sql`plain(person.cognome)`)
    .orderBy(sql`plain(person.nome)`)
    .orderBy('person.prg_anagrafe')
    .execute();
  return rows.map((row) => ({
    prgAnagrafe: row.prg_anagrafe,
    nome: row.nome,
    cognome: row.cognome,
    codiceFiscale: row.codice_fiscale,
    email: row.email,
    dataNascita: row.data_nascita,
    rapportoLavoro: row.rapporto_lavoro,
    ruoli: row.ruoli,
    uidPortale: row.uid_portale,
    utenzaAttiva: row.enabled ?? false,
  }));
}

/**
 * Locks a year against another update. Also locks its people, because other calls lock a person and then the person's
 * account.
 */
async function lockYear(tx: Tx, customerCode: string, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${customerCode}, ${year}))`.execute(tx);
  await tx
    .selectFrom('registry_person')
    .select('prg_anagrafe')
    .where('customer_code', '=', customerCode)
    .where('anno', '=', year)
    .orderBy('prg_anagrafe')
    .forUpdate()
    .execute();
}

/** Applies the news to our copy. Accounts stay unchanged; a new person keeps the link of the previous year. */
export async function applyNews(
  tx: Tx,
  customerCode: string,
  year: number,
  { nuovi, cambiati, usciti }: Pick<RegistryNews, 'nuovi' | 'cambiati' | 'usciti'>,
): Promise<void> {
  await tx
    .deleteFrom('registry_person')
    .where('customer_code', '=', customerCode)
    .where('anno', '=', year)
    .where('prg_anagrafe', '=', sql<string>`any(${usciti.map(({ prgAnagrafe }) => prgAnagrafe)}::text[])`)
    .execute();
  await sql`
    update registry_person set nome = p.nome, cognome = p.cognome, codice_fiscale = p."codiceFiscale",
      email = p.email, data_nascita = p."dataNascita", rapporto_lavoro = p."rapportoLavoro", ruoli = p.ruoli,
      version = registry_person.version + 1
    from ${recordsOf(cambiati.map(({ dopo }) => dopo))}
    where customer_code = ${customerCode} and anno = ${year} and prg_anagrafe = p."prgAnagrafe"`.execute(tx);
  await sql`
    insert into registry_person (customer_code, anno, prg_anagrafe, nome, cognome, codice_fiscale, email,
      data_nascita, rapporto_lavoro, ruoli, uid_portale)
    select ${customerCode}, ${year}, p."prgAnagrafe", p.nome, p.cognome, p."codiceFiscale", p.email,
      p."dataNascita", p."rapportoLavoro", p.ruoli, (
        select other.uid_portale from registry_person other
        where other.customer_code = ${customerCode} and other.anno = ${year - 1}
          and other.prg_anagrafe = p."prgAnagrafe" and not exists (
            select from registry_person taken
            where taken.customer_code = ${customerCode} and taken.anno = ${year}
              and taken.uid_portale = other.uid_portale))
    from ${recordsOf(nuovi)}`.execute(tx);
}

const recordsOf = (people: readonly SourcePerson[]) => sql`
  jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p("prgAnagrafe" text, nome text, cognome text,
    "codiceFiscale" text, email text, "dataNascita" date, "rapportoLavoro" text, ruoli jsonb)`;

type LastUpdate = NonNullable<RegistryNews['ultimo']>;

export async function lastUpdate(
  tx: Tx,
  customerCode: string,
  year: number,
): Promise<LastUpdate | undefined> {
  const row = await tx
    .selectFrom('registry_update')
    .selectAll()
    .where('customer_code', '=', customerCode)
    .where('anno', '=', year)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      quando: row.updated_at.toISOString(),
      nome: row.name,
      nuovi: row.added,
      cambiati: row.changed,
      usciti: row.gone,
    }
  );
}

/** Records that our copy was updated now, and by whom. */
export async function recordUpdate(
  tx: Tx,
  caller: Caller,
  update: Omit<LastUpdate, 'quando' | 'nome'> & { readonly year: number; readonly now: Date },
): Promise<LastUpdate> {
  const { year, now, nuovi, cambiati, usciti } = update;
  const name = await callerName(tx, caller);
  const row = { updated_at: now, name, added: nuovi, changed: cambiati, gone: usciti };
  await tx
    .insertInto('registry_update')
    .values({ customer_code: caller.customerCode, anno: year, ...row })
    .execute();
  return { quando: now.toISOString(), nome: name, nuovi, cambiati, usciti };
}
