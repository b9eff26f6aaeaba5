import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditList } from '../../../../../contract/audit/endpoints';
import { userRolesUpdate } from '../../../../../contract/roles/endpoints';
import { userCreate, userRead } from '../../../../../contract/users/endpoints';
import { type Answer, ask, refusal } from '../../../../fixtures/ask';
import { heldRoles } from '../../../../fixtures/heldRoles';
import { of, type RoleSchool, roleSchool, school } from '../../../../fixtures/roleSchool';
import type { SignedIn } from '../../../../fixtures/signIn';

const FORBIDDEN = { status: 403, code: 'forbidden' };
const INVALID = { status: 400, code: 'invalid' };
const detailOf = ({ body }: Answer) => body.detail;

describe('the roles of one user', () => {
  let at: RoleSchool;
  beforeAll(async () => {
    at = await roleSchool();
  });
  afterAll(() => at.close());

  it('ROLE-001 ROLE-021 ROLE-022 become exactly those that are sent, and each that is held then is answered', async () => {
    const answer = await at.setRoles(at.supervisor, 'persona0', [
      'WWP/Segreteria',
      'WWA/Docente',
      'WWA/Tutor',
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: ['persona0-WWA:Docente', 'persona0-WWA:Tutor', 'persona0-WWP:Segreteria'],
    });
    expect(await at.held('persona0')).toEqual(['WWA/Docente', 'WWA/Tutor', 'WWP/Segreteria']);
    await at.setRoles(at.manager, 'persona0', ['WWA/Preside']);
    expect(await at.held('persona0')).toEqual(['WWA/Preside']);
    await at.setRoles(at.manager, 'persona0', []);
    expect(await at.held('persona0')).toEqual([]);
  });
  it('ROLE-028 ROLE-029 are refused as a whole where the rules do not allow them together', async () => {
    await at.setRoles(at.supervisor, 'persona1', ['WWA/Preside']);
    const both = await at.setRoles(at.supervisor, 'persona1', [
      'WWA/Preside',
      'WWA/Docente',
      'WWP/Segreteria',
    ]);
    expect(refusal(both)).toEqual(INVALID);
    expect(detailOf(both)).toBe("L'opzione Docente non è compatibile con le opzioni Preside e Assistente.");
    const without = await at.setRoles(at.supervisor, 'persona1', ['WWA/Tutor']);
    expect(refusal(without)).toEqual(INVALID);
    expect(detailOf(without)).toBe("L'opzione Tutor richiede l'opzione Docente.");
    expect(await at.held('persona1')).toEqual(['WWA/Preside']);
  });
  it('are those of applications that the school gives now: others stay, and cannot be sent', async () => {
    await at.setRoles(at.supervisor, 'preside', ['WWA/Assistente']);
    expect(await at.held('preside')).toEqual(['OLD/Antico', 'WWA/Assistente']);
    for (const role of [
      'OLD/Antico',
      'XXX/Altro',
      'SSO/Member_admins',
      'NCV/Responsabile',
      'WWA/Inventato',
    ]) {
      const answer = await at.setRoles(at.supervisor, 'preside', ['WWA/Assistente', role]);
      expect(refusal(answer), role).toEqual(INVALID);
      expect(answer.body.errors[0].field).toBe('groups[1]');
    }
  });
  it('ROLE-025 of a disabled user stay as they are', async () => {
    const answer = await at.setRoles(at.supervisor, 'spenta', []);
    expect(refusal(answer)).toEqual(FORBIDDEN);
    expect(detailOf(answer)).toBe("L'utenza è disabilitata: riattivarla prima di modificare le abilitazioni");
    expect(await at.held('spenta')).toEqual(['WWA/Docente']);
  });
  it("USR-057 of the school's supervisor account are nobody's to change", async () => {
    expect(refusal(await at.setRoles(at.supervisor, 'supervisor', ['WWA/Preside']))).toEqual(FORBIDDEN);
    expect(refusal(await at.setRoles(at.manager, 'supervisor', []))).toEqual(FORBIDDEN);
    expect(await at.held('supervisor')).toEqual(['SSO/Member_admins']);
  });
  it('are not for oneself to change, nor for a teacher-manager those of administrators of the school', async () => {
    const own = await at.setRoles(at.manager, 'gestore', ['WWA/Preside']);
    expect(refusal(own)).toEqual(FORBIDDEN);
    expect(detailOf(own)).toBe('Non è possibile modificare le proprie abilitazioni');
    const vicar = await at.setRoles(at.manager, 'vicaria', []);
    expect(refusal(vicar)).toEqual(FORBIDDEN);
    expect((await at.setRoles(at.supervisor, 'vicaria', ['WWA/Assistente'])).status).toBe(200);
    expect(await at.held('vicaria')).toEqual(['SSO/Member_admins', 'WWA/Assistente']);
  });
  it('that administer something are given and taken by a supervisor alone', async () => {
    const given = await at.setRoles(at.manager, 'persona2', ['CMP/CMP_GEST']);
    expect(refusal(given)).toEqual(INVALID);
    expect(detailOf(given)).toBe("Solo il supervisor può assegnare o togliere l'opzione CMP_GEST.");
    expect((await at.setRoles(at.supervisor, 'persona2', ['CMP/CMP_GEST'])).status).toBe(200);
    // The manager may not change other roles of a user who has one, either.
    for (const roles of [[], ['CMP/CMP_GEST', 'CMP/Corsista']])
      expect((await at.setRoles(at.manager, 'persona2', roles)).status).toBe(403);
    expect((await at.setRoles(at.supervisor, 'persona2', ['CMP/Corsista'])).status).toBe(200);
    expect((await at.setRoles(at.manager, 'persona2', [])).status).toBe(200);
  });
  describe('of somebody who is created', () => {
    const make = (who: SignedIn, username: string, ...texts: readonly string[]) => {
      const groups = heldRoles(...texts);
      const [nome, cognome, codiceFiscale] = ['Persona', 'Nuova', 'RSSMRA80A01H501U'];
      const body = { username, nome, cognome, codiceFiscale, email: 'nuova@example.org', groups };
      return ask(who, userCreate, { params: school, body });
    };

    it.each([
      [
        'ROLE-028',
        ['WWA/Docente', 'WWA/Preside'],
        "L'opzione Docente non è compatibile con le opzioni Preside e Assistente.",
      ],
      ['ROLE-029', ['WWA/Tutor'], "L'opzione Tutor richiede l'opzione Docente."],
      ['P03', ['CMP/CMP_GEST'], "Solo il supervisor può assegnare o togliere l'opzione CMP_GEST."],
    ])('%s keep the rules, or nobody is created: %j', async (_id, texts, message) => {
      const refused = await make(at.manager, 'mai.nata', ...texts);
      expect(refusal(refused)).toEqual(INVALID);
      expect(refused.body.errors).toEqual([{ field: 'groups', message }]);
      const read = await ask(at.supervisor, userRead, { params: { ...school, uid: of('mai.nata') } });
      expect(read.status).toBe(404);
      const written = await at.db.asOwner((tx) =>
        tx.selectFrom('mail').select('id').where('uid', '=', of('mai.nata')).execute(),
      );
      expect(written).toEqual([]);
    });
    it('USR-085 ROLE-026 are held from the beginning; a supervisor gives those that administer, too', async () => {
      const made = await make(at.supervisor, 'capo.corsi', 'WWA/Docente', 'WWA/Tutor', 'CMP/CMP_GEST');
      expect([made.status, made.body.rolesAssigned]).toEqual([200, true]);
      expect(await at.held('capo.corsi')).toEqual(['CMP/CMP_GEST', 'WWA/Docente', 'WWA/Tutor']);
    });
  });
  it('are of the version that was seen', async () => {
    await at.setRoles(at.supervisor, 'persona3', ['WWA/Docente']);
    const stale = await at.setRoles(at.supervisor, 'persona3', ['WWA/Preside'], '"1"');
    expect(refusal(stale)).toEqual({ status: 412, code: 'stale' });
    expect(stale.body.current.groups).toEqual([{ uid: 'WWA', group: 'Docente' }]);
    const missing = await ask(at.supervisor, userRolesUpdate, {
      params: { ...school, uid: of('persona3') },
      body: { username: 'persona3', groups: [], stato: true },
    });
    expect(missing.status).toBe(428);
    expect(await at.held('persona3')).toEqual(['WWA/Docente']);
  });
  it('are changed by people who manage the users of that school, at its own address', async () => {
    expect(refusal(await at.setRoles(at.teacher, 'persona4', ['WWA/Docente']))).toEqual(FORBIDDEN);
    expect(refusal(await at.setRoles(at.stranger, 'persona4', ['WWP/Segreteria']))).toEqual({
      status: 404,
      code: 'notFound',
    });
    const misled = await ask(at.supervisor, userRolesUpdate, {
      params: { ...school, uid: of('persona4') },
      body: { username: 'persona5', groups: [], stato: true },
      ifMatch: '"1"',
    });
    expect(refusal(misled)).toEqual(INVALID);
    expect(await at.held('persona4')).toEqual([]);
  });
  it('are in the audit log, before and after', async () => {
    await at.setRoles(at.manager, 'persona6', ['WWP/Segreteria']);
    const { body } = await ask(at.supervisor, auditList, { params: school, query: {} });
    expect(body.data[0]).toMatchObject({
      asWhom: of('gestore'),
      entity: 'user',
      action: 'roles',
      target: of('persona6'),
      before: { groups: [] },
      after: { groups: [{ uid: 'WWP', group: 'Segreteria' }] },
      outcome: 'done',
    });
  });
});
