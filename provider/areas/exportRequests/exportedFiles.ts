import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

/** Number of rows read at once. */
const BATCH = 5000;

export type Cell = string | number | boolean | Date | null;
/** The key of the row after which the next batch begins. */
type Key = readonly (string | number)[];

/** A file of an export, whose rows are read in batches in the order of a key. */
export interface ExportedFile {
  readonly path: string;
  readonly head: readonly string[];
  count(tx: Tx, customerCode: string): Promise<number>;
  /** Returns the rows after a key, at most {@link BATCH}. */
  read(
    tx: Tx,
    customerCode: string,
    after: Key | undefined,
  ): Promise<readonly { key: Key; cells: readonly Cell[] }[]>;
}

/** Counts the rows of a query. */
async function countOf<T extends keyof Tables>(
  found: SelectQueryBuilder<Tables, T, object>,
): Promise<number> {
  const { n } = await found.select((build) => build.fn.countAll<string>().as('n')).executeTakeFirstOrThrow();
  return Number(n);
}

/** The people with a role of an application, one row per role. */
const roles = (ac: string): ExportedFile => {
  const of = (tx: Tx, customerCode: string) =>
    tx
      .selectFrom('account_group')
      .innerJoin('account', (join) =>
        join
          .onRef('account.customer_code', '=', 'account_group.customer_code')
          .onRef('account.uid', '=', 'account_group.uid'),
      )
      .where('account_group.customer_code', '=', customerCode)
      .where('account_group.ac', '=', ac);
  return {
    path: `${ac}/utenti-e-ruoli.csv`,
    head: [
      'Utente',
      'Ruolo',
      'Cognome',
      'Nome',
      'Codice fiscale',
      'E-mail',
      'Attivo',
      'Scadenza',
      'Ultimo accesso',
    ],
    count: (tx, customerCode) => countOf(of(tx, customerCode)),
    async read(tx, customerCode, after) {
      const [uid = '', cn = ''] = after ?? [];
      const rows = await of(tx, customerCode)
        .select(['account.uid', 'account_group.cn as role', 'sn', 'account.cn', 'codice_fiscale', 'email'])
        .select(['enabled', 'data_scadenza', 'last_login'])
        .where(sql<boolean>`(account_group.uid, account_group.cn) > (${uid}, ${cn})`)
        .orderBy('account_group.uid')
        .orderBy('account_group.cn')
        .limit(BATCH)
        .execute();
      return rows.map((row) => ({
        key: [row.uid, row.role],
        cells: [
          row.uid,
          row.role,
          row.sn,
          row.cn,
          row.codice_fiscale,
          row.email,
          row.enabled,
          row.data_scadenza,
          row.last_login,
        ],
      }));
    },
  };
};

/** The licence of an application. */
const licence = (ac: string): ExportedFile => {
  const of = (tx: Tx, customerCode: string) =>
    tx.selectFrom('licence').where('customer_code', '=', customerCode).where('ac', '=', ac);
  return {
    path: `${ac}/licenza.csv`,
    head: ['Applicazione', 'Attiva', 'Scadenza'],
    count: (tx, customerCode) => countOf(of(tx, customerCode)),
    async read(tx, customerCode, after) {
      if (after) return [];
      const rows = await of(tx, customerCode).select(['status', 'expiration_date']).execute();
      return rows.map((row) => ({ key: [ac], cells: [ac, row.status, row.expiration_date] }));
    },
  };
};

/** The people of the staff registry, by year. */
const registry = (ac: string): ExportedFile => ({
  path: `${ac}/anagrafica-personale.csv`,
  head: [
    'Anno',
    'Numero',
    'Cognome',
    'Nome',
    'Codice fiscale',
    'E-mail',
    'Nascita',
    'Rapporto',
    'Ruoli',
    'Utente',
  ],
  count: (tx, customerCode) =>
    countOf(tx.selectFrom('registry_person').where('customer_code', '=', customerCode)),
  async read(tx, customerCode, after) {
    const [year = 0, number = ''] = after ?? [];
    const rows = await tx
      .selectFrom('registry_person')
      .selectAll()
      .where('customer_code', '=', customerCode)
      .where(sql<boolean>`(anno, prg_anagrafe) > (${year}, ${number})`)
      .orderBy('anno')
      .orderBy('prg_anagrafe')
      .limit(BATCH)
      .execute();
    return rows.map((row) => ({
      key: [row.anno, row.prg_anagrafe],
      cells: [
        row.anno,
        row.prg_anagrafe,
        row.cognome,
        row.nome,
        row.codice_fiscale,
        row.email,
        row.data_nascita,
        row.rapporto_lavoro,
        row.ruoli.join(', '),
        row.uid_portale,
      ],
    }));
  },
});

/** Returns the file of the school's audit log, without lines that are in the archive only. */
const audit = (ac: string): ExportedFile => ({
  path: `${ac}/registro-operazioni.csv`,
  head: [
    'Numero',
    'Data e ora',
    'Chi',
    'Con quale utenza',
    'Che cosa',
    'Operazione',
    'Quale',
    'Esito',
    'Indirizzo',
  ],
  count: (tx, customerCode) =>
    countOf(tx.selectFrom('audit_entry').where('customer_code', '=', customerCode)),
  async read(tx, customerCode, after) {
    const rows = await tx
      .selectFrom('audit_entry')
      .select(['seq', 'at', 'who', 'as_whom', 'entity', 'action', 'id', 'outcome', 'address'])
      .where('customer_code', '=', customerCode)
      .where('seq', '>', Number(after?.[0] ?? 0))
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    return rows.map((row) => ({ key: [row.seq], cells: Object.values(row) as Cell[] }));
  },
});

/**
 * Lists the files that the console holds for an application.
 * @param all all requested applications
 */
export function filesOf(ac: string, all: readonly string[]): readonly ExportedFile[] {
  // There is only one staff registry: it goes with Personale, or with Alunni if Personale is not requested.
  const staff = ac === 'WWP' || (ac === 'WWA' && !all.includes('WWP'));
  return [licence(ac), roles(ac), ...(staff ? [registry(ac)] : []), ...(ac === 'WPR' ? [audit(ac)] : [])];
}
