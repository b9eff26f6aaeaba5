import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  operationPreview,
  operationRead,
  operationRows,
  operationRun,
  operationTakeBack,
} from '../../../../../contract/operations/endpoints';
import { usersRolesUpdate } from '../../../../../contract/roles/endpoints';
import { ask, refusal } from '../../../../fixtures/ask';
import { heldRoles } from '../../../../fixtures/heldRoles';
import { addPeople } from '../../../../fixtures/operations';
import { of, type RoleSchool, roleSchool, school } from '../../../../fixtures/roleSchool';

const STATED = "L'opzione Docente non è compatibile con le opzioni Preside e Assistente.";

describe('roles for many users', () => {
  let at: RoleSchool;
  beforeAll(async () => {
    at = await roleSchool();
  });
  afterAll(() => at.close());

  const rowsOf = async (id: string) =>
    (await ask(at.supervisor, operationRows, { params: { ...school, id }, query: {} })).body.data;
  const takeBack = (id: string, who = at.supervisor) =>
    ask(who, operationTakeBack, { params: { ...school, id } });

  it('ROLE-021 ROLE-022 are given besides those that are held, and all of it is answered', async () => {
    await at.setRoles(at.supervisor, 'persona0', ['WWP/Segreteria']);
    const { status, body } = await at.addRoles(
      at.manager,
      ['persona0', 'persona1'],
      ['WWA/Tutor', 'WWA/Docente'],
    );
    expect(status).toBe(200);
    expect(body.data.sort()).toEqual([
      'persona0-WWA:Docente',
      'persona0-WWA:Tutor',
      'persona1-WWA:Docente',
      'persona1-WWA:Tutor',
    ]);
    expect(body.errors).toEqual([]);
    expect(await at.held('persona0')).toEqual(['WWA/Docente', 'WWA/Tutor', 'WWP/Segreteria']);
  });
  it('ROLE-022 ROLE-025 are refused user by user and role by role, with the reason; the others are given', async () => {
    await at.setRoles(at.supervisor, 'persona2', ['WWA/Preside']);
    const { body } = await at.addRoles(
      at.supervisor,
      ['persona2', 'spenta', 'nessuno', 'supervisor'],
      ['WWA/Docente', 'WWP/Segreteria'],
    );
    expect(body.data).toEqual(['persona2-WWP:Segreteria']);
    const disabled = "L'utenza è disabilitata: riattivarla prima di modificare le abilitazioni";
    const supervisor = "Le abilitazioni dell'utenza supervisor della scuola non si possono modificare";
    expect(body.errors).toEqual([
      `persona2-WWA:Docente-${STATED}`,
      `spenta-WWA:Docente-${disabled}`,
      `spenta-WWP:Segreteria-${disabled}`,
      'nessuno-WWA:Docente-Utente non trovato',
      'nessuno-WWP:Segreteria-Utente non trovato',
      `supervisor-WWA:Docente-${supervisor}`,
      `supervisor-WWP:Segreteria-${supervisor}`,
    ]);
    expect(await at.held('persona2')).toEqual(['WWA/Preside', 'WWP/Segreteria']);
    expect(await at.held('spenta')).toEqual(['WWA/Docente']);
  });
  it('are not given by a teacher-manager to himself, nor to administrators of the school, nor those that administer', async () => {
    const { body } = await at.addRoles(at.manager, ['gestore', 'vicaria', 'persona3'], ['CMP/CMP_GEST']);
    expect(body.data).toEqual([]);
    expect(body.errors).toHaveLength(3);
    expect(await at.held('gestore')).toEqual(['SSO/GestDocenti']);
    expect(await at.held('persona3')).toEqual([]);
  });
  it('of another school are not there', async () => {
    const strange = await at.addRoles(at.supervisor, ['altrui'], ['WWP/Segreteria']);
    expect(strange.body).toEqual({ data: [], errors: ['altrui-WWP:Segreteria-Utente non trovato'] });
    expect(refusal(await at.addRoles(at.stranger, ['persona3'], ['WWP/Segreteria']))).toEqual({
      status: 404,
      code: 'notFound',
    });
    expect(refusal(await at.addRoles(at.teacher, ['persona3'], ['WWP/Segreteria']))).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });
  it('ROLE-032 must be some', async () => {
    const answer = await at.addRoles(at.supervisor, ['persona3'], []);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field: '[0].groups', message: 'Nessun ruolo selezionato!' }]);
  });
  it('sent twice have one effect', async () => {
    const key = 'una-volta-sola';
    const first = await at.addRoles(at.supervisor, ['persona4'], ['WWA/Preside'], key);
    await at.setRoles(at.supervisor, 'persona4', []);
    const again = await at.addRoles(at.supervisor, ['persona4'], ['WWA/Preside'], key);
    expect(again.body).toEqual(first.body);
    expect(await at.held('persona4')).toEqual([]);
  });
  it('may be others for each, and are a part of the history for each set of them', async () => {
    const body = [
      { username: 'persona5', groups: heldRoles('WWA/Docente'), stato: true },
      { username: 'persona6', groups: heldRoles('WWA/Preside'), stato: true },
    ];
    const answer = await ask(at.supervisor, usersRolesUpdate, { params: school, body });
    expect(answer.body).toEqual({ data: ['persona5-WWA:Docente', 'persona6-WWA:Preside'], errors: [] });
    expect(await at.held('persona6')).toEqual(['WWA/Preside']);
  });

  it('are taken back from the history, by nobody else, from those whose roles were not changed since', async () => {
    await at.setRoles(at.supervisor, 'persona7', ['WWP/Segreteria']);
    const { body } = await at.addRoles(at.manager, ['persona7', 'persona8', 'persona9'], ['WWA/Docente']);
    expect(body.errors).toEqual([]);
    await at.setRoles(at.supervisor, 'persona8', ['WWA/Preside']);
    await at.setRoles(at.supervisor, 'persona9', []);
    await at.setRoles(at.supervisor, 'persona9', ['WWA/Docente']);
    expect(refusal(await takeBack(body.operation, at.teacher))).toEqual({ status: 403, code: 'forbidden' });

    const back = await takeBack(body.operation);
    expect(back.body).toMatchObject({ kind: 'takeBack', action: 'roles', done: 1, skipped: 2 });
    expect(await at.held('persona7')).toEqual(['WWP/Segreteria']);
    expect(await at.held('persona8')).toEqual(['WWA/Preside']);
    expect(await at.held('persona9')).toEqual(['WWA/Docente']);
    const reasons = (await rowsOf(back.body.id)).map(({ reason }: { reason?: string }) => reason);
    expect(reasons).toEqual([undefined, "Modificato dopo l'operazione", "Modificato dopo l'operazione"]);
    expect((await takeBack(body.operation)).body).toMatchObject({ total: 2, done: 0, skipped: 2 });
    expect(await at.held('persona9')).toEqual(['WWA/Docente']);
  });
  it('are given to all users that match a filter, as an operation that says beforehand whom it is for', async () => {
    await at.setRoles(at.supervisor, 'persona3', ['WWP/Segreteria']);
    await at.setRoles(at.supervisor, 'persona6', ['WWP/Segreteria', 'WWA/Assistente']);
    const request = {
      resource: 'user',
      action: 'roles',
      input: { groups: heldRoles('WWA/Docente') },
      target: {
        filter: { applicazione: 'WWP', ruolo: 'Segreteria' },
        except: ['persona0', 'persona2', 'persona7'].map(of),
      },
    } as const;
    const preview = await ask(at.manager, operationPreview, { params: school, body: request });
    expect(preview.body.eligible.examples.map(({ id }: { id: string }) => id)).toEqual(
      ['persona3', 'persona6'].map(of),
    );
    const { digest } = preview.body;
    const { body } = await ask(at.manager, operationRun, { params: school, body: { ...request, digest } });
    expect(body).toMatchObject({ state: 'ended', done: 1, failed: 1 });
    expect(await at.held('persona3')).toEqual(['WWA/Docente', 'WWP/Segreteria']);
    expect(await rowsOf(body.id)).toMatchObject([
      { id: of('persona3'), state: 'done' },
      { id: of('persona6'), state: 'failed', reason: `Docente: ${STATED}` },
    ]);
  });
  it('are taken from many, with those that need them, by nobody who may not, and given back from the history', async () => {
    await at.setRoles(at.supervisor, 'persona3', ['WWA/Docente', 'WWA/Tutor', 'WWP/Segreteria']);
    await at.setRoles(at.supervisor, 'persona6', ['WWA/Docente', 'CMP/CMP_GEST']);
    await at.setRoles(at.supervisor, 'persona5', ['WWP/Segreteria']);
    const taking = async (who: typeof at.manager, ...roles: string[]) => {
      const request = {
        resource: 'user',
        action: 'roles',
        input: { groups: heldRoles(...roles), remove: true },
        target: { ids: ['persona3', 'persona6', 'persona5'].map(of) },
      } as const;
      const { digest } = (await ask(who, operationPreview, { params: school, body: request })).body;
      return (await ask(who, operationRun, { params: school, body: { ...request, digest } })).body;
    };
    const body = await taking(at.supervisor, 'WWA/Docente');
    expect(body).toMatchObject({ state: 'ended', done: 3, failed: 0 });
    expect(await at.held('persona3')).toEqual(['WWP/Segreteria']);
    expect(await at.held('persona6')).toEqual(['CMP/CMP_GEST']);
    expect((await rowsOf(body.id)).find(({ id }: { id: string }) => id === of('persona5'))).toMatchObject({
      reason: 'Non aveva queste abilitazioni',
    });
    expect((await takeBack(body.id)).body).toMatchObject({ done: 3 });
    expect(await at.held('persona3')).toEqual(['WWA/Docente', 'WWA/Tutor', 'WWP/Segreteria']);
    // Only a supervisor may give or remove roles that administer something.
    await taking(at.manager, 'CMP/CMP_GEST');
    expect(await at.held('persona6')).toEqual(['CMP/CMP_GEST', 'WWA/Docente']);
  });
  it('are in the history with what each was not given', async () => {
    await at.setRoles(at.supervisor, 'persona10', ['WWA/Preside']);
    const { body } = await at.addRoles(
      at.supervisor,
      ['persona10', 'persona11', 'spenta'],
      ['WWA/Docente', 'CMP/Corsista'],
    );
    const { body: kept } = await ask(at.supervisor, operationRead, {
      params: { ...school, id: body.operation },
    });
    expect(kept).toMatchObject({
      action: 'roles',
      state: 'ended',
      total: 3,
      done: 2,
      partial: 1,
      skipped: 1,
    });
    expect(await rowsOf(body.operation)).toMatchObject([
      { state: 'done', partial: true, reason: `Docente: ${STATED}` },
      { state: 'done' },
      { state: 'skipped' },
    ]);
  });
  it('say of an operation how many of those done were given only a part', async () => {
    await at.setRoles(at.supervisor, 'persona3', ['WWA/Assistente']);
    await at.setRoles(at.supervisor, 'persona6', []);
    const request = {
      resource: 'user',
      action: 'roles',
      input: { groups: heldRoles('WWA/Docente', 'CMP/Corsista') },
      target: { ids: ['persona3', 'persona6'].map(of) },
    } as const;
    const { digest } = (await ask(at.supervisor, operationPreview, { params: school, body: request })).body;
    const run = { params: school, body: { ...request, digest } };
    const { body } = await ask(at.supervisor, operationRun, run);
    expect(body).toMatchObject({ state: 'ended', done: 2, partial: 1, failed: 0 });
    expect((await takeBack(body.id)).body).not.toHaveProperty('partial');
  });
  it('are given to 1,000 users in one request', async () => {
    await addPeople(at.db, 'SG10001', 1000);
    const usernames = Array.from({ length: 1000 }, (_, index) => `p${index + 1}`);
    const { status, body } = await at.addRoles(at.supervisor, usernames, ['WWA/Docente', 'CMP/Corsista']);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2000);
    expect(await at.held('p2')).toEqual(['CMP/Corsista', 'WWA/Docente']);
    expect(await at.held('p4')).toEqual(['CMP/Corsista', 'WWA/Docente', 'WWA/Tutor']);
    const back = await takeBack(body.operation);
    expect(back.body).toMatchObject({ done: 1000, skipped: 0 });
    expect(await at.held('p2')).toEqual([]);
    expect(await at.held('p4')).toEqual(['WWA/Docente', 'WWA/Tutor']);
    const many = await at.addRoles(at.supervisor, [...usernames, 'p1001'], ['WWA/Docente']);
    expect(many.body.errors[0].message).toBe('Si possono scegliere al massimo 1.000 utenti per volta');
  });
});
