import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationRequest } from '../../../contract/operations/operation';
import { matches, type Where } from '../../../contract/schema/where';
import { disableRules, enableRules, type User, whyNot } from '../../../contract/users/user';
import { type UserFilter, userFilterWhere } from '../../../contract/users/userFilter';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { fold, searchWords } from '../../../contract/values/search';
import { works } from '../../../provider/areas';
import { findUsers } from '../../../provider/areas/users/userStore';
import type { Database, Tx } from '../../../provider/db/database';
import { checkRequest } from '../../../provider/operations/checkRequest';
import { previewOf } from '../../../provider/operations/preview';
import { actionWorkOf, workOf } from '../../../provider/operations/resourceWork';
import { selectWithReasons } from '../../../provider/operations/selectWithReasons';
import { testDatabase } from '../../fixtures/database';
import { seedSchool } from '../../fixtures/seedSchool';

const customerCode = 'SG10001';
/** Number of random cases, different in each run; raise it when there is time. */
const RUNS = 1000;
const now = new Date('2026-03-31T22:30:00.000Z');
const names = ['supervisor', 'supervisor2', 'io', 'anna', 'bruno', 'carla', "d'angelò", 'elena', 'franco'];
const uidOf = (username: string) => `${username}.${customerCode}`;

const account = fc.record({
  enabled: fc.boolean(),
  spid_enabled: fc.boolean(),
  data_scadenza: fc.constantFrom(null, '2026-03-31', '2026-04-01', '2026-04-30', '2026-06-30', '2027-01-01'),
  last_login: fc.constantFrom(null, new Date('2025-01-01T00:00:00Z'), new Date('2026-03-01T00:00:00Z')),
  groups: fc.subarray(['Docente', 'Tutor']),
});
const accounts = fc.dictionary(fc.constantFrom(...names), account, { maxKeys: names.length });
const filter = fc.record(
  {
    uid: fc.constantFrom(...names.map(uidOf)),
    stato: fc.constantFrom('0', '1'),
    spidEnabled: fc.boolean(),
    applicazione: fc.constantFrom('WWA', 'WWP'),
    ruolo: fc.constantFrom('Docente', 'Preside'),
    ultimoAccesso: fc.constantFrom('3', '12'),
    scadenza: fc.constantFrom('expired', '1', '3'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<UserFilter>;
const some = fc.subarray([...names.map(uidOf), 'nessuno', "x', 'y", 'altrui.SG10002']);
/** Conditions and searches, as the console sends them. */
const where = fc.constantFrom<Where<User>>(
  { all: [] },
  { all: [{ cn: { contains: 'AN' } }] },
  { all: [{ uid: { begins: 'SUPER' } }, { codicefiscale: { empty: true } }] },
  {
    any: [
      { primoAccesso: true },
      { dataScadenza: { from: { today: {} }, before: { today: { months: 2 } } } },
    ],
  },
  { not: { lastLogin: { before: { midnight: { months: -2 } } } } },
);
const search = fc.constantFrom('', 'rossi', 'ANNA', 'angelo', 'o sup', '30/04/2026', '01/01/2025 rossi', '%');

interface Query {
  filter: UserFilter;
  where: Where<User>;
  search: string;
  except: string[];
}
const target: fc.Arbitrary<{ ids: string[] } | Query> = fc.oneof(
  fc.record({
    filter: fc.oneof(fc.constant<UserFilter>({}), filter),
    where: fc.oneof(fc.constant<Where<User>>({ all: [] }), where),
    search: fc.oneof(fc.constant(''), search),
    except: fc.oneof(fc.constant<string[]>([]), some),
  }),
  fc.record({ ids: fc.tuple(some, some).map(([a, b]) => [...a, ...b]) }).filter(({ ids }) => ids.length > 0),
);
const action = fc.constantFrom('enable' as const, 'disable' as const);

/** Rolls a transaction back. */
class Undo extends Error {}

describe('a preview', () => {
  let db: Database;
  beforeAll(async () => {
    db = await testDatabase();
    await seedSchool(db, customerCode, { licences: ['WWA', 'WWP'] });
    await seedSchool(db, 'SG10002', {
      accounts: [{ username: 'altrui', groups: ['WWA/Docente', 'WWA/Tutor'] }],
    });
  });
  afterAll(() => db.close());

  const viewer = { now, uid: uidOf('io'), customerCode };
  const caller = { roles: ['supervisor'], uid: viewer.uid, customerCode } as never;

  it('says exactly what is done then, whoever is chosen and however they are', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(accounts, action, target, fc.boolean(), async (people, what, whom, reset) => {
        const input = what === 'disable' ? { reset } : {};
        const undone = db.inSchool({ customerCode, person: 'io' }, async (tx) => {
          await insert(tx, people);
          const request = { resource: 'user', action: what, input, target: whom };
          const agreed = checkRequest(request as OperationRequest, caller, viewer);
          const context = { tx, customerCode, now, viewer, publicUrl: '' };
          const source = selectWithReasons(context, workOf(works, 'user'), agreed);
          const preview = await previewOf(tx, source, agreed);

          const truth = await judgeInJs(tx, people, what, whom);
          const eligible = truth.filter(({ reason }) => !reason).map(({ id }) => id);
          expect(preview.total).toBe(truth.length);
          expect(preview.eligible.count).toBe(eligible.length);
          expect(preview.eligible.examples.map(({ id }) => id)).toEqual(eligible);
          const left = preview.skipped.flatMap(({ reason, count, examples }) => {
            expect(examples).toHaveLength(count);
            return examples.map(({ id }) => ({ id, reason }));
          });
          expect(left.sort(byId)).toEqual(truth.filter(({ reason }) => reason));

          const all = truth.map(({ id }) => id);
          const outcome = await actionWorkOf(works, 'user', what).apply(context, all, input, []);
          expect(outcome.done.map(({ id }) => id).sort()).toEqual(eligible);
          expect([...outcome.skipped].sort(byId)).toEqual(left.sort(byId));
          changed += outcome.done.length;
          throw new Undo();
        });
        await expect(undone).rejects.toThrow(Undo);
      }),
      { numRuns: RUNS },
    );
    expect(changed).toBeGreaterThan(0.3 * RUNS);
  });

  it('is for whoever may do the action, whatever else they may', () => {
    const request = { resource: 'user', action: 'enable', target: { filter: {} } } as const;
    expect(() => checkRequest(request, { roles: ['user', 'campusManager'] } as never, viewer)).toThrow(
      'forbidden',
    );
  });

  it('has another digest as soon as anybody is to be treated differently', async () => {
    const people = { anna: plain(true), bruno: plain(false), carla: plain(true) };
    const digests = new Map<string, string>();
    const states: Record<string, Record<string, ReturnType<typeof plain>>> = {
      same: people,
      'one more': { ...people, elena: plain(true) },
      'one less': { bruno: people.bruno, carla: people.carla },
      'one changed': { ...people, anna: plain(false) },
      'two exchanged': { ...people, anna: plain(false), bruno: plain(true) },
    };
    for (const [name, state] of Object.entries({ before: people, ...states })) {
      await db
        .inSchool({ customerCode, person: 'io' }, async (tx) => {
          await insert(tx, state);
          const request = { resource: 'user', action: 'disable', input: { reset: true } } as const;
          const agreed = checkRequest({ ...request, target: { filter: {} } }, caller, viewer);
          const context = { tx, customerCode, now, viewer, publicUrl: '' };
          const source = selectWithReasons(context, workOf(works, 'user'), agreed);
          digests.set(name, (await previewOf(tx, source, agreed)).digest);
          throw new Undo();
        })
        .catch((error) => expect(error).toBeInstanceOf(Undo));
    }
    expect(digests.get('same')).toBe(digests.get('before'));
    expect(new Set(digests.values()).size).toBe(5);
  });

  type People = Record<string, ReturnType<typeof plain>>;

  async function insert(tx: Tx, people: People): Promise<void> {
    const accounts = Object.entries(people).map(([username, { groups: _, ...values }]) => ({
      customer_code: customerCode,
      uid: uidOf(username),
      username,
      sn: 'Rossi',
      cn: username,
      email: 'a@example.org',
      codice_fiscale: null,
      data_nascita: null,
      previous_login: null,
      time_table: null,
      mail_accesso: null,
      password_hash: null,
      ...values,
    }));
    const groups = Object.entries(people).flatMap(([username, { groups }]) =>
      groups.map((cn) => ({ customer_code: customerCode, uid: uidOf(username), ac: 'WWA', cn })),
    );
    if (accounts.length > 0) await tx.insertInto('account').values(accounts).execute();
    if (groups.length > 0) await tx.insertInto('account_group').values(groups).execute();
  }

  /** Judges by the rules of the contract, one user at a time. */
  async function judgeInJs(
    tx: Tx,
    people: People,
    what: 'enable' | 'disable',
    whom: { ids: string[] } | Query,
  ) {
    const users = await findUsers(tx, customerCode, {}, viewer);
    const chosen =
      'ids' in whom ? [...new Set(whom.ids)] : users.filter(chosenBy(whom)).map(({ uid }) => uid);
    expect(users).toHaveLength(Object.keys(people).length);
    const rules = what === 'disable' ? disableRules : enableRules;
    return chosen
      .map((id) => {
        const user = users.find(({ uid }) => uid === id);
        return { id, reason: user ? whyNot(rules, user, viewer) : 'Utente non trovato' };
      })
      .sort(byId);
  }

  const chosenBy =
    ({ filter, where, search, except }: Query) =>
    (user: User): boolean =>
      !except.includes(user.uid) &&
      matches(userFilterWhere(filter), user, viewer) &&
      matches(where, user, viewer) &&
      searchWords(search).every((word) => searchedIn(user).includes(word)) &&
      ((!filter.applicazione && !filter.ruolo) ||
        (user.groups ?? []).some(
          ({ uid, group }) =>
            (!filter.applicazione || filter.applicazione === uid) &&
            (!filter.ruolo || filter.ruolo === group),
        ));
});

/** Returns the displayed text of a user in which a search looks. */
const searchedIn = ({ dataScadenza, lastLogin, ...user }: User) =>
  fold(
    [
      ...[user.uid, user.cn, user.sn, user.labelNomeCognome, user.email, user.codicefiscale],
      dataScadenza ? showDay(dataScadenza) : '',
      lastLogin ? showDay(dayInRome(lastLogin)) : '',
    ].join('\n'),
  );

const plain = (enabled: boolean) => ({
  enabled,
  spid_enabled: false,
  data_scadenza: null as string | null,
  last_login: null as Date | null,
  groups: [] as string[],
});

/** Compares by code unit, as the database sorts them. */
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
