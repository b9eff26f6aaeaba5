import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPasswordChange } from '../../../../contract/account/endpoints';
import { otpMethodRemove, securityRead, userOtpReset } from '../../../../contract/account/otpEndpoints';
import { passwordChoose } from '../../../../contract/account/passwordsEndpoints';
import {
  activitiesFind,
  activityLogout,
  everywhereLogout,
  othersLogout,
} from '../../../../contract/activities/endpoints';
import { sessionClose } from '../../../../contract/session/endpoints';
import { userRead, usersDisable, usersEnable, userUpdate } from '../../../../contract/users/endpoints';
import { asTaxCode } from '../../../../contract/values/codiceFiscale';
import { updateAccounts } from '../../../../provider/areas/users/imports/updateAccounts';
import { type AccessEvent, accessEvents, type Ends } from '../../../../provider/identity/access/accessEvents';
import { insertAccounts } from '../../../../provider/identity/accounts/newAccounts';
import { issueResetLink, tokenHash } from '../../../../provider/identity/accounts/passwordLinks';
import { removeAccounts } from '../../../../provider/identity/accounts/removeAccounts';
import { issueOtpLink } from '../../../../provider/identity/secondFactor/otpLinks';
import { releaseOtp } from '../../../../provider/identity/secondFactor/requireOtp';
import type { WorkContext } from '../../../../provider/operations/resourceWork';
import { ask } from '../../../fixtures/ask';
import { changeEmail, follow, linksTo } from '../../../fixtures/changedEmail';
import { confirmIdentity } from '../../../fixtures/confirmIdentity';
import {
  PASSWORD,
  passwordHash,
  type Serving,
  serve,
  servedForTests,
} from '../../../fixtures/identityProvider';
import { askPublicly, linkApp } from '../../../fixtures/oneTimeCode';
import { prepareSignIn } from '../../../fixtures/prepareSignIn';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const customerCode = 'SG10001';
const uid = `docente.${customerCode}`;
const person = { customerCode, uid };
const email = 'docente.sg10001@example.org';
const NEW = 'Nuova-Sestante-47';
const APP = '0b6ff0b7-6a3c-4c5e-9a53-6d7a3f0d7a11';

/** Everything that currently gives a person access. */
interface Standing {
  readonly own: SignedIn;
  readonly other: SignedIn;
  readonly pending: Awaited<ReturnType<typeof prepareSignIn>>;
  readonly passwordLink: string;
  readonly appLink: string;
}

describe('what an event ends', () => {
  const provider = servedForTests();
  let second: Serving;
  let there: typeof fetch;
  beforeAll(async () => {
    second = await serve(provider.db, { clock: provider.clock, publicUrl: provider.url });
    there = (url, init) => fetch(String(url).replace(provider.url, second.listensAt), init);
  });
  afterAll(() => second.close());

  const supervisor = () => signIn(provider.url, `supervisor.${customerCode}`, PASSWORD);
  const school = <T>(work: (context: WorkContext) => Promise<T>) =>
    provider.db.inSchool({ customerCode, person: `supervisor.${customerCode}` }, (tx) =>
      work({
        tx,
        customerCode,
        now: provider.clock.now(),
        viewer: { now: provider.clock.now(), roles: ['supervisor'] },
        publicUrl: provider.url,
      }),
    );

  /** Restores the account, in a school without codes, and creates everything that gives access to it. */
  async function letIn(): Promise<Standing> {
    const password_hash = await passwordHash();
    await provider.db.asOwner(async (tx) => {
      await tx.updateTable('school').set({ otp_enabled: false }).execute();
      const fresh = {
        password_hash,
        enabled: true,
        otp_enabled: false,
        email,
        email_confirmed: true,
        codice_fiscale: 'RSSMRA80A01H501U',
      };
      await tx.updateTable('account').set(fresh).where('uid', '=', uid).execute();
      await tx.deleteFrom('password_link').execute();
      await tx.deleteFrom('otp_link').execute();
      await tx.deleteFrom('otp_method').execute();
    });
    const own = await signIn(provider.url, uid, PASSWORD);
    const other = await signIn(provider.url, uid, PASSWORD, { fetch: there });
    const pending = await prepareSignIn(provider.url, uid, PASSWORD, there);
    const now = provider.clock.now();
    return provider.db.asIdentity(async (tx) => {
      const link = await issueResetLink(tx, customerCode, uid, { now, publicUrl: provider.url });
      const appLink = await issueOtpLink(tx, person, { name: 'App', now, minutes: 60 });
      const passwordLink = new URL(link).searchParams.get('id') ?? '';
      return { own, other, pending, passwordLink, appLink };
    });
  }

  /** Triggers each event. */
  const doors: Record<AccessEvent, (standing: Standing) => Promise<unknown>> = {
    passwordChanged: ({ own }) =>
      ask(own, accountPasswordChange, {
        body: { username: uid, email, passwordAttuale: PASSWORD, passwordNuova: NEW, confermaPassword: NEW },
      }),
    passwordChosen: ({ passwordLink }) =>
      askPublicly(provider.url, passwordChoose, {
        id: passwordLink,
        username: uid,
        email,
        passwordNuova: NEW,
        confermaPassword: NEW,
      }),
    factorAdded: async ({ appLink }) => {
      await provider.db.asOwner((tx) => tx.updateTable('school').set({ otp_enabled: true }).execute());
      await linkApp(provider.url, appLink);
      return { status: 204 };
    },
    factorRemoved: async ({ own }) => {
      await addApp();
      await confirmIdentity(own);
      return ask(own, otpMethodRemove, { params: { id: APP } });
    },
    factorsReset: async () => {
      await provider.db.asOwner(async (tx) => {
        await tx.updateTable('school').set({ otp_enabled: true }).execute();
        await tx.updateTable('account').set({ otp_enabled: true }).where('uid', '=', uid).execute();
      });
      const by = await supervisor();
      await confirmIdentity(by);
      return ask(by, userOtpReset, { params: person });
    },
    codesSwitchedOff: () => school(({ tx, now }) => releaseOtp(tx, customerCode, now)),
    emailChanged: async () => {
      const by = await supervisor();
      const { body: user, etag } = await ask(by, userRead, { params: person });
      const names = { cognome: user.sn, nome: user.cn, codiceFiscale: 'RSSMRA80A01H501U' };
      const body = { ...names, email: 'nuova@example.org' };
      return ask(by, userUpdate, { params: person, body, ifMatch: String(etag) });
    },
    emailContested: async () => {
      await changeEmail(await supervisor(), 'docente', 'nuova@example.org');
      const [link = ''] = (await linksTo(provider.db, email, 'accedi/contesta-email')).slice(-1);
      return follow(link);
    },
    roleChanged: () =>
      provider.db.asOwner((tx) =>
        tx
          .insertInto('account_group')
          .values({ customer_code: customerCode, uid, ac: 'AMM', cn: 'CMP_GEST' })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      ),
    disabled: async () =>
      ask(await supervisor(), usersDisable, {
        params: { customerCode },
        body: { uids: [uid], reset: false },
      }),
    enabled: async () => {
      await provider.db.asOwner((tx) =>
        tx.updateTable('account').set({ enabled: false }).where('uid', '=', uid).execute(),
      );
      return ask(await supervisor(), usersEnable, { params: { customerCode }, body: { uids: [uid] } });
    },
    // Another user gets the same username.
    removed: () =>
      school(async (context) => {
        await removeAccounts(context, [uid]);
        const somebody = { sn: 'Neri', cn: 'Luca', email, codicefiscale: asTaxCode('RSSMRA80A01H501U') };
        await insertAccounts(context, [{ ...somebody, uid }]);
      }),
    signedOut: ({ own }) => ask(own, sessionClose),
    sessionEnded: async ({ own }) => {
      const { body } = await ask(own, activitiesFind);
      const { id } = (body as { id: string; open: boolean; current: boolean }[]).find(
        (one) => one.open && !one.current,
      ) ?? { id: 'none' };
      return ask(own, activityLogout, { params: { id } });
    },
    signedOutElsewhere: ({ own }) => ask(own, othersLogout),
    signedOutEverywhere: ({ own }) => ask(own, everywhereLogout, { params: person }),
  };

  const addApp = () =>
    provider.db.asOwner((tx) =>
      tx
        .insertInto('otp_method')
        .values({
          customer_code: customerCode,
          uid,
          id: APP,
          name: 'App',
          secret: 'sealed',
          activated_at: new Date(),
          used_at: null,
        })
        .execute(),
    );

  const goesOn = async (who: SignedIn) => {
    const called = (await ask(who, securityRead)).status === 200;
    const refreshed = await who.refresh().then(
      () => true,
      () => false,
    );
    expect(refreshed).toBe(called);
    return called;
  };

  /** Returns what is still valid in every process: one serves the session, the other the begun sign-in. */
  async function standing({ own, other, pending, passwordLink, appLink }: Standing) {
    const links = await provider.db.asOwner(async (tx) => ({
      password: await tx.selectFrom('password_link').select('token_hash').execute(),
      app: await tx.selectFrom('otp_link').select('token_hash').execute(),
    }));
    const holds = (rows: readonly { token_hash: string }[], token: string) =>
      rows.some(({ token_hash }) => token_hash === tokenHash(token));
    return {
      own: await goesOn(own),
      other: await goesOn(other),
      pending: await pending.goesThrough(),
      passwordLink: holds(links.password, passwordLink),
      appLink: holds(links.app, new URL(appLink, provider.url).searchParams.get('id') ?? ''),
    };
  }

  /** Returns what should stay valid according to the table; if one session ends, the event decides which. */
  const expected = (event: AccessEvent) => {
    const { sessions, pending, passwordLinks, appLinks }: Ends = accessEvents[event];
    const ownEnds = sessions === 'all' || (sessions === 'one' && event === 'signedOut');
    const otherEnds = sessions === 'all' || sessions === 'others' || (sessions === 'one' && !ownEnds);
    return {
      own: !ownEnds,
      other: !otherEnds,
      pending: !pending && sessions !== 'all',
      passwordLink: passwordLinks === 'none',
      appLink: !appLinks,
    };
  };

  it.each(Object.keys(accessEvents) as AccessEvent[])(
    '%s: exactly what the table lists, in every process',
    async (event) => {
      const before = await letIn();
      // Later calls have a later time, as in reality.
      provider.clock.move(1000);
      const answer = (await doors[event](before)) as { status?: number } | undefined;
      expect(answer?.status ?? 200).toBeLessThan(300);
      expect(await standing(before)).toEqual(expected(event));
    },
  );

  it('ends links when a file changes the e-mail, too', async () => {
    const { passwordLink } = await letIn();
    await school((context) => updateAccounts(context, [{ uid, changes: { email: 'altra@example.org' } }]));
    const left = await provider.db.asOwner((tx) =>
      tx
        .selectFrom('password_link')
        .select('uid')
        .where('token_hash', '=', tokenHash(passwordLink))
        .execute(),
    );
    expect(left).toEqual([]);
  });

  it('leaves the first access of a person who never signed in for the day they are enabled again', async () => {
    const newcomer = `nuovo.${customerCode}`;
    const now = provider.clock.now();
    await provider.db.asIdentity((tx) =>
      issueResetLink(tx, customerCode, newcomer, { now, publicUrl: provider.url }),
    );
    await ask(await supervisor(), usersDisable, {
      params: { customerCode },
      body: { uids: [newcomer], reset: false },
    });
    const left = await provider.db.asOwner((tx) =>
      tx.selectFrom('password_link').select('uid').where('uid', '=', newcomer).execute(),
    );
    expect(left).toHaveLength(1);
  });
});
