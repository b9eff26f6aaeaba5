import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupMake } from '../../../../contract/backups/endpoints';
import { endpoints } from '../../../../contract/endpoints';
import { newsPublish } from '../../../../contract/news/endpoints';
import { operatorClientCreate } from '../../../../contract/staff/endpoints/clients';
import {
  operatorCreate,
  operatorDisable,
  operatorEnable,
  operatorInvite,
  operatorRoleSet,
} from '../../../../contract/staff/endpoints/people';
import {
  operatorProposalConfirm,
  operatorProposalList,
  operatorProposalRefuse,
  operatorProposalWithdraw,
} from '../../../../contract/staff/endpoints/proposals';
import { platformSchoolClose, platformSchoolReopen } from '../../../../contract/staff/endpoints/schools';
import { operatorConfirm, operatorInvitationOpen } from '../../../../contract/staff/endpoints/session';
import {
  NOT_OWN_PROPOSAL,
  OWN_PROPOSAL,
  PROPOSAL_DECIDED,
  PROPOSAL_EXPIRED,
  PROPOSALS_OF_PEOPLE,
  PROPOSER_LOST_ROLE,
  TOO_MANY_PROPOSALS,
} from '../../../../contract/staff/operatorProposal';
import { NOT_FOR_PROGRAMS, NOT_FOR_ROLE } from '../../../../contract/staff/operatorRights';
import { operatorScopes } from '../../../../contract/staff/operatorScopes';
import { needsSecondPerson } from '../../../../contract/staff/staffPermissions';
import { proposalSentence } from '../../../../provider/http/proposalSentence';
import { clean } from '../../../../provider/jobs/clean';
import { systemClock } from '../../../../provider/systemClock';
import { refusal } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { codeOf } from '../../../fixtures/oneTimeCode';
import {
  askAs,
  machine,
  makeOperator,
  makeProgram,
  OPERATOR_PASSWORD,
  type Staff,
  sendFileAs,
  signInOperator,
} from '../../../fixtures/operatorCalls';
import { signIn } from '../../../fixtures/signIn';

const dataDir = mkdtempSync(join(tmpdir(), 'four-eyes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const served = servedForTests({ config: { fourEyes: true, dataDir } });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let anna: Staff;
let bruno: Staff;
let carla: Staff;
const secrets = new Map<string, string>();
async function administrator(username: string): Promise<Staff> {
  const secret = await makeOperator(served.url, username);
  secrets.set(username, secret);
  return (await signInOperator(served.url, username, codeOf(secret))).staff;
}
beforeAll(async () => {
  anna = await administrator('anna');
  bruno = await administrator('bruno');
  carla = await administrator('carla');
});

const school = { params: { school: 'SG10001' } };
const close = (staff: Staff, key?: string) =>
  askAs(served.url, staff, platformSchoolClose, { ...school, ...(key && { key }) });
const reopen = () => askAs(served.url, machine, platformSchoolReopen, school);
const confirm = (staff: Staff, id: string, key = randomUUID()) =>
  askAs(served.url, staff, operatorProposalConfirm, { params: { id }, key });
const refuse = (staff: Staff, id: string) =>
  askAs(served.url, staff, operatorProposalRefuse, {
    params: { id },
    body: { reason: 'Non era stato concordato.' },
  });
const withdraw = (staff: Staff, id: string) =>
  askAs(served.url, staff, operatorProposalWithdraw, { params: { id } });
const passwordOf = (staff: Staff) =>
  askAs(served.url, staff, operatorConfirm, { body: { password: OPERATOR_PASSWORD } });
const setRole = (username: string, role: 'administrator' | 'support') =>
  askAs(served.url, machine, operatorRoleSet, { body: { username, role } });
const detail = ({ status, body }: Awaited<ReturnType<typeof confirm>>) => [status, body.detail ?? body.title];

/**
 * Proposes closing the school.
 * @returns the id of the proposal
 */
async function proposed(staff: Staff = anna): Promise<string> {
  const { status, body } = await close(staff);
  expect(status).toBe(202);
  return body.proposal;
}
const stateOf = async (id: string) => {
  const { body } = await askAs(served.url, bruno, operatorProposalList, { query: { perPage: '100' } });
  return body.data.find((one: { id: string }) => one.id === id)?.state;
};
const isClosed = async () => {
  const { closed_at } = await served.db.asOwner((tx) =>
    tx
      .selectFrom('school')
      .select('closed_at')
      .where('customer_code', '=', 'SG10001')
      .executeTakeFirstOrThrow(),
  );
  return closed_at !== null;
};

describe('a grave call of a person, with FOUR_EYES=1', () => {
  it('is proposed in words and changes nothing; another administrator executes it, and the log names both', async () => {
    const key = randomUUID();
    const answer = await close(anna, key);
    expect(answer.status).toBe(202);
    const { proposal: id, detail: said } = answer.body;
    expect(said).toMatch(
      /^L’operazione è proposta e non ancora eseguita: un altro amministratore deve confermarla/,
    );
    expect(await close(anna, key)).toMatchObject({ status: 202, body: { proposal: id } });
    expect(await isClosed()).toBe(false);
    const listed = await askAs(served.url, bruno, operatorProposalList, { query: { state: 'open' } });
    expect(listed.body.data).toMatchObject([
      { id, what: 'Chiudere la scuola SG10001.', proposedBy: 'Anna Rossi (anna)', mine: false },
    ]);
    const done = await confirm(bruno, id);
    expect(done).toMatchObject({
      status: 200,
      body: {
        proposal: { state: 'done', decidedBy: 'Anna Rossi (bruno)' },
        answer: { customerCode: 'SG10001' },
      },
    });
    expect(await isClosed()).toBe(true);
    const lines = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['who', 'entity', 'action', 'after'])
        .where('customer_code', '=', 'PLATFORM')
        .where('entity', 'in', ['platformSchool', 'operatorProposal'])
        .orderBy('seq')
        .execute(),
    );
    expect(lines).toMatchObject([
      { who: 'operatore/anna', entity: 'operatorProposal', action: 'create' },
      {
        who: 'operatore/bruno',
        entity: 'platformSchool',
        action: 'close',
        after: { proposedBy: 'operatore/anna' },
      },
      {
        who: 'operatore/bruno',
        entity: 'operatorProposal',
        action: 'confirm',
        after: { proposedBy: 'operatore/anna' },
      },
    ]);
    expect((await reopen()).status).toBe(200);
  });

  it('is not confirmed by its proposer, in any session', async () => {
    const id = await proposed();
    expect(detail(await confirm(anna, id))).toEqual([403, OWN_PROPOSAL]);
    const again = await signInOperator(served.url, 'anna', codeOf(secrets.get('anna') ?? '', 1));
    expect(detail(await confirm(again.staff, id))).toEqual([403, OWN_PROPOSAL]);
    expect(detail(await refuse(anna, id))).toEqual([403, OWN_PROPOSAL]);
    expect(await isClosed()).toBe(false);
    expect((await withdraw(anna, id)).status).toBe(200);
  });

  it('is decided by no program with every scope, not by the machine’s secret, by no other role and nobody of a school', async () => {
    const id = await proposed();
    const program = await makeProgram(served.url, ...operatorScopes);
    const supportSecret = await makeOperator(served.url, 'sara', 'support');
    const { staff: support } = await signInOperator(served.url, 'sara', codeOf(supportSecret));
    const { tokens } = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
    const ofSchool = { authorization: `DPoP ${tokens.access_token}` };
    for (const decide of [confirm, refuse, withdraw]) {
      expect(detail(await decide(program, id))).toEqual([403, NOT_FOR_PROGRAMS]);
      expect(detail(await decide(machine, id))).toEqual([403, PROPOSALS_OF_PEOPLE]);
      expect(detail(await decide(support, id))).toEqual([403, NOT_FOR_ROLE]);
      expect((await decide(ofSchool, id)).status).toBe(401);
    }
    expect((await askAs(served.url, program, operatorProposalList)).body.total).toBeGreaterThan(0);
    expect([await stateOf(id), await isClosed()]).toEqual(['open', false]);
    expect((await withdraw(anna, id)).status).toBe(200);
  });

  it('needs the password of the last five minutes of both people', async () => {
    served.clock.move(6 * MINUTE);
    const asked = { status: 403, code: 'confirmationNeeded' };
    expect(refusal(await close(anna))).toEqual(asked);
    expect((await passwordOf(anna)).status).toBe(204);
    const id = await proposed();
    expect(refusal(await confirm(bruno, id))).toEqual(asked);
    expect((await passwordOf(bruno)).status).toBe(204);
    expect((await confirm(bruno, id)).status).toBe(200);
    expect((await reopen()).status).toBe(200);
    expect((await passwordOf(carla)).status).toBe(204);
  });

  it('is found by no forged identifier', async () => {
    for (const id of [randomUUID(), 'nessuno', "' or true --", '00000000-0000-0000-0000-000000000000'])
      for (const decide of [confirm, refuse, withdraw])
        expect((await decide(bruno, id)).status, id).toBe(404);
  });

  it('is executed once: one of two simultaneous confirmations does it, and a repeated one gets the same answer', async () => {
    const id = await proposed();
    const key = randomUUID();
    const both = await Promise.all([confirm(bruno, id, key), confirm(carla, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first] = both;
    const again = await confirm(bruno, id, key);
    expect(again.status).toBe(first.status);
    if (first.status === 200) expect(again.body).toEqual(first.body);
    for (const decide of [confirm, refuse]) expect(detail(await decide(bruno, id))[1]).toBe(PROPOSAL_DECIDED);
    expect(detail(await withdraw(anna, id))).toEqual([409, PROPOSAL_DECIDED]);
    const closings = await served.db.asOwner((tx) =>
      tx
        .selectFrom('audit_entry')
        .select('id')
        .where('entity', '=', 'operatorProposal')
        .where('action', '=', 'confirm')
        .where('outcome', '=', 'done')
        .where('id', '=', id)
        .execute(),
    );
    expect(closings).toHaveLength(1);
    expect((await reopen()).status).toBe(200);
  });

  it('that works outside a transaction is executed once too, and can be retried after a failure', async () => {
    const backups = join(dataDir, 'backups');
    writeFileSync(backups, 'in place of the folder');
    const { status, body } = await askAs(served.url, anna, backupMake);
    expect(status).toBe(202);
    const id = body.proposal;
    expect((await confirm(bruno, id)).status).toBe(500);
    expect(await stateOf(id)).toBe('open');
    rmSync(backups);
    mkdirSync(backups);
    const both = await Promise.all([confirm(bruno, id), confirm(carla, id)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(readdirSync(backups)).toHaveLength(1);
    expect(await stateOf(id)).toBe('done');
  });

  it('whose execution is refused stays proposed, with the reason in words', async () => {
    const id = await proposed();
    expect((await close(machine)).status).toBe(200);
    expect(detail(await confirm(bruno, id))).toEqual([409, 'La scuola SG10001 è già chiusa.']);
    expect(await stateOf(id)).toBe('open');
    expect((await refuse(bruno, id)).body).toMatchObject({
      state: 'refused',
      reason: 'Non era stato concordato.',
      decidedBy: 'Anna Rossi (bruno)',
    });
    expect((await reopen()).status).toBe(200);
  });

  it('is withdrawn by its proposer alone', async () => {
    const id = await proposed();
    expect(detail(await withdraw(bruno, id))).toEqual([403, NOT_OWN_PROPOSAL]);
    expect((await withdraw(anna, id)).body).toMatchObject({ state: 'withdrawn', mine: true });
    expect(detail(await confirm(bruno, id))).toEqual([409, PROPOSAL_DECIDED]);
  });

  it('tells the second administrator what it answers, such as a link, once', async () => {
    const body = { username: 'nuova', name: 'Nuova Persona', role: 'support' } as const;
    const { status, body: answer } = await askAs(served.url, anna, operatorCreate, { body });
    expect([status, answer.link]).toEqual([202, undefined]);
    const done = await confirm(bruno, answer.proposal);
    const link = new URL(done.body.answer.link).hash.slice(1);
    const opened = await askAs(served.url, {}, operatorInvitationOpen, { body: { id: link } });
    expect(opened).toMatchObject({ status: 200, body: { username: 'nuova' } });
    // The stored proposal does not contain the link.
    const kept = await served.db.asOwner((tx) => tx.selectFrom('operator_proposal').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(link);
  });

  it('may be proposed some times and then no more, until some are decided', async () => {
    const eva = await administrator('eva');
    const ids: string[] = [];
    for (let nth = 0; nth < 50; nth += 1) ids.push(await proposed(eva));
    expect(detail(await close(eva))).toEqual([409, TOO_MANY_PROPOSALS]);
    expect((await withdraw(eva, ids[0] ?? '')).status).toBe(200);
    expect((await close(eva)).status).toBe(202);
    expect((await askAs(served.url, machine, operatorDisable, { body: { username: 'eva' } })).status).toBe(
      204,
    );
  });
});

describe('a proposal of somebody whose rights changed', () => {
  it('has no effect once its proposer lost the role, not even when the role returns', async () => {
    const id = await proposed();
    expect((await setRole('anna', 'support')).status).toBe(204);
    expect(detail(await confirm(bruno, id))).toEqual([409, PROPOSAL_DECIDED]);
    expect((await setRole('anna', 'administrator')).status).toBe(204);
    expect(detail(await confirm(bruno, id))).toEqual([409, PROPOSAL_DECIDED]);
    expect([await stateOf(id), await isClosed()]).toEqual(['withdrawn', false]);
  });

  it('has none where the role was taken away by another way than a call', async () => {
    const id = await proposed();
    const write = (role: 'readOnly' | 'administrator') =>
      served.db.asOwner((tx) =>
        tx.updateTable('operator').set({ role }).where('username', '=', 'anna').execute(),
      );
    await write('readOnly');
    expect(detail(await confirm(bruno, id))).toEqual([409, PROPOSER_LOST_ROLE]);
    expect((await refuse(bruno, id)).status).toBe(200);
    await write('administrator');
  });

  it('has none once its proposer was disabled or given a new first access', async () => {
    for (const endpoint of [operatorDisable, operatorInvite]) {
      const dora = await administrator(`dora-${endpoint.id.toLowerCase()}`);
      const body = { username: `dora-${endpoint.id.toLowerCase()}` };
      const id = await proposed(dora);
      expect((await askAs(served.url, machine, endpoint, { body })).status).toBeLessThan(300);
      expect((await askAs(served.url, machine, operatorEnable, { body })).status).toBe(204);
      expect(detail(await confirm(bruno, id))).toEqual([409, PROPOSAL_DECIDED]);
    }
    expect(await isClosed()).toBe(false);
  });

  it('is not confirmed by an administrator who lost the role with the session open', async () => {
    const id = await proposed();
    expect((await setRole('carla', 'support')).status).toBe(204);
    expect(detail(await confirm(carla, id))).toEqual([403, NOT_FOR_ROLE]);
    expect((await setRole('carla', 'administrator')).status).toBe(204);
    expect((await withdraw(anna, id)).status).toBe(200);
  });
});

describe('with FOUR_EYES=1', () => {
  it('the machine executes a grave call at once, a program never, and other calls go on as before', async () => {
    expect((await close(machine)).status).toBe(200);
    expect((await reopen()).status).toBe(200);
    const program = await makeProgram(served.url, 'platformSchool:write');
    expect(detail(await close(program))).toEqual([403, NOT_FOR_PROGRAMS]);
    const news = { version: '5.27.3', title: 'Novità', text: 'Testo' };
    expect((await askAs(served.url, anna, newsPublish, { body: news })).status).toBe(200);
    const wrong = await askAs(served.url, anna, operatorClientCreate, {
      body: { name: 'CRM', scopes: ['keys:write'] },
    });
    expect(wrong.status).toBe(400);
  });

  const waiting = endpoints.filter(({ access }) => access !== 'public' && needsSecondPerson(access));

  it('every grave call has a sentence that says what it does, is a command and is sent no secret', () => {
    expect(waiting.length).toBeGreaterThan(12);
    const named = {
      name: 'Nuova',
      username: 'nuova',
      role: 'support',
      clientId: 'x',
      customerCode: 'SG10001',
      url: 'https://crm.example.org/',
    };
    const body = {
      ...named,
      scopes: ['news:write'],
      azione: 'ritira',
      before: 'accept',
      until: '2026-12-01',
      uids: ['rossi.SG10001'],
      reason: 'Protocollo 12',
      ac: 'WWA',
      attributes: ['name'],
      roles: 'none',
    };
    const input = { params: { school: 'SG10001', id: 'x' }, body };
    for (const endpoint of waiting) {
      expect(proposalSentence(endpoint, input, new Uint8Array()), endpoint.id).toMatch(
        /^[A-Z](?!.*undefined).*\.$/,
      );
      expect(endpoint.effect, endpoint.id).toBe('command');
      const sent = endpoint.body?.kind === 'record' ? Object.values(endpoint.body.of) : [];
      expect(
        sent.filter((field) => field.secret),
        endpoint.id,
      ).toEqual([]);
    }
  });

  it('a name cannot pass for the words of the sentence that the second administrator reads', () => {
    const name = 'Anna” (anna) al personale del gestore, con il ruolo sola lettura.\u202E';
    const body = { username: 'ladro', name, role: 'administrator' };
    expect(proposalSentence(operatorCreate, { params: {}, body }, undefined)).toBe(
      'Aggiungere “Anna (anna) al personale del gestore, con il ruolo sola lettura.” (ladro) al personale del gestore, con il ruolo amministratore.',
    );
  });

  it.each(waiting.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is proposed and not executed, whatever is sent',
    async (_id, endpoint) => {
      const params = Object.fromEntries(
        Object.keys(endpoint.params).map((name) => [name, name === 'school' ? 'SG10001' : randomUUID()]),
      );
      const before = await served.db.asOwner((tx) =>
        tx.selectFrom('audit_entry').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst(),
      );
      const bodies: Readonly<Record<string, object>> = {
        tokenKeyRotate: { before: 'accept' },
        resizingSet: { customerCode: 'SG10001', azione: 'annuncia', codMin: ['RMIC800001'] },
        operatorCreate: { username: 'altra', name: 'Altra' },
        operatorRoleSet: { username: 'bruno', role: 'readOnly' },
        operatorClientCreate: { name: 'CRM', scopes: ['news:write'] },
        personDataErase: { uids: ['docente.SG10001'], reason: 'Protocollo 12' },
        platformSchoolSuspend: { until: '2026-12-01', reason: 'Contratto non pagato' },
        platformWebhookCreate: { name: 'CRM', url: 'https://crm.example.org/', events: ['user.created'] },
        platformProvisioningTargetCreate: {
          name: 'CRM',
          url: 'https://crm.example.org/scim',
          ac: 'WWA',
          userName: 'uid',
          attributes: ['name'],
          roles: 'none',
          deletes: false,
        },
      };
      const of = endpoint.access[0] === 'operatorClient' ? { clientId: 'x' } : { username: 'bruno' };
      const answer = endpoint.upload
        ? await sendFileAs(served.url, anna, endpoint, '<list/>')
        : await askAs(served.url, anna, endpoint, {
            params,
            ...(endpoint.body && { body: bodies[endpoint.id] ?? of }),
          } as never);
      expect(answer.status).toBe(202);
      const lines = await served.db.asOwner((tx) =>
        tx
          .selectFrom('audit_entry')
          .select(['entity', 'action'])
          .where('seq', '>', before?.seq ?? 0)
          .execute(),
      );
      expect(lines).toEqual([{ entity: 'operatorProposal', action: 'create' }]);
      expect((await withdraw(anna, answer.body.proposal)).status).toBe(200);
    },
  );

  // Last: all earlier sessions have expired.
  it('a proposal expires after 24 hours, and stays in the list without what it contained', async () => {
    const id = await proposed();
    served.clock.move(DAY + MINUTE);
    const late = (await signInOperator(served.url, 'bruno', codeOf(secrets.get('bruno') ?? '', 1))).staff;
    expect(detail(await confirm(late, id))).toEqual([409, PROPOSAL_EXPIRED]);
    expect(detail(await refuse(late, id))).toEqual([409, PROPOSAL_EXPIRED]);
    const { body } = await askAs(served.url, late, operatorProposalList, { query: { state: 'expired' } });
    expect(body.data).toMatchObject([{ id, state: 'expired' }]);
    expect(await isClosed()).toBe(false);
    served.clock.move(30 * DAY);
    await clean(served.db, served.clock, systemClock);
    const stored = await served.db.asOwner((tx) =>
      tx.selectFrom('operator_proposal').select(['state', 'input', 'file']).execute(),
    );
    expect(new Set(stored.map(({ input, file }) => JSON.stringify([input, file])))).toEqual(
      new Set([JSON.stringify([{}, null])]),
    );
    const query = { state: 'expired' } as const;
    const { body: later } = await askAs(served.url, machine, operatorProposalList, { query });
    expect(later.data).toMatchObject([{ id, state: 'expired', proposedBy: expect.stringContaining('anna') }]);
  });
});
