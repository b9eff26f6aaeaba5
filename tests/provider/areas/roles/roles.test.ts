import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationFields } from '../../../../contract/roles/application';
import {
  applicationsOfSchool,
  applicationsOfUser,
  roleCatalogue,
  roleRulesList,
  rolesOfApplication,
} from '../../../../contract/roles/endpoints';
import { ask, refusal } from '../../../fixtures/ask';
import { of, type RoleSchool, roleSchool, school } from '../../../fixtures/roleSchool';

const codes = (applications: readonly { readonly ac: string }[]) => applications.map(({ ac }) => ac);

describe('the applications of a school and their roles', () => {
  let at: RoleSchool;
  beforeAll(async () => {
    at = await roleSchool();
  });
  afterAll(() => at.close());

  it('DASH-012 DASH-019 DASH-020 are those of its licences, archiving left out, with the state of each licence', async () => {
    const { body } = await ask(at.manager, applicationsOfSchool, { params: school });
    expect(codes(body)).toEqual(['CMP', 'LDT', 'OLD', 'WWA', 'WWP']);
    const all = await ask(at.supervisor, applicationsOfSchool, { params: school });
    expect(all.body).toEqual(body);
    expect(body[2]).toEqual({
      ac: 'OLD',
      description: 'OLD',
      cat: 'Generale',
      status: false,
      expirationDate: '2126-08-31',
    });
    const theirs = await ask(at.stranger, applicationsOfSchool, { params: { customerCode: 'SG10002' } });
    expect(codes(theirs.body)).toEqual(['WWP']);
  });
  it('have their roles, of an application of the school alone', async () => {
    const { body } = await ask(at.supervisor, rolesOfApplication, { params: { ac: 'CMP' } });
    expect(body).toEqual([
      { cn: 'CMP_GEST', ac: 'CMP', description: 'CMP_GEST' },
      { cn: 'Corsista', ac: 'CMP', description: 'Corsista' },
    ]);
    const none = await ask(at.supervisor, rolesOfApplication, { params: { ac: 'LDT' } });
    expect(none.body).toEqual([]);
    const foreign = await ask(at.supervisor, rolesOfApplication, { params: { ac: 'XXX' } });
    expect(refusal(foreign)).toEqual({ status: 404, code: 'notFound' });
  });
  it('ROLE-024 come with the rules between them', async () => {
    const { body } = await ask(at.manager, roleRulesList);
    expect(body).toEqual([
      {
        id: { ac: 'WWA', typeRelationship: 'exclusion', roleSelected: 'Docente' },
        roleRelationship: ['Preside', 'Assistente'],
      },
      {
        id: { ac: 'WWA', typeRelationship: 'inclusion', roleSelected: 'Docente' },
        roleRelationship: ['Tutor'],
      },
    ]);
    const elsewhere = await ask(at.stranger, roleRulesList);
    expect(elsewhere.body).toEqual([]);
  });
  it('are had in one, without those whose licence is being given up', async () => {
    const { body } = await ask(at.manager, roleCatalogue, { params: school });
    expect(codes(body.applications)).toEqual(['CMP', 'LDT', 'WWA', 'WWP']);
    expect(body.applications[2].roles.map(({ cn }: { cn: string }) => cn)).toEqual([
      'Assistente',
      'Docente',
      'Preside',
      'Tutor',
    ]);
    expect(body.rules).toHaveLength(2);
  });
  it('DASH-013 of a user are those with a role, to be seen by the user and by people who manage users', async () => {
    const asked = (who: RoleSchool['teacher'], username: string) =>
      ask(who, applicationsOfUser, { params: { ...school, uid: of(username) } });
    expect(codes((await asked(at.teacher, 'docente')).body)).toEqual(['WWA']);
    expect(codes((await asked(at.manager, 'preside')).body)).toEqual(['OLD', 'WWA']);
    expect(refusal(await asked(at.teacher, 'preside'))).toEqual({ status: 404, code: 'notFound' });
    expect(refusal(await asked(at.supervisor, 'nessuno'))).toEqual({ status: 404, code: 'notFound' });
  });
  it('DASH-019 DASH-021 are in the order of their descriptions, archiving in no list', async () => {
    const held = { customer_code: 'SG10001', uid: of('preside'), ac: 'NCV', cn: 'Responsabile' };
    const described = { CMP: 'Zona corsi', LDT: 'Èdita', OLD: 'Vecchio', WWA: 'edizioni', WWP: 'Anagrafe' };
    const describe = (as: Record<string, string>) =>
      at.db.asOwner(async (tx) => {
        for (const [ac, description] of Object.entries(as))
          await tx.updateTable('application').set({ description }).where('ac', '=', ac).execute();
      });
    await at.db.asOwner((tx) => tx.insertInto('account_group').values(held).execute());
    await describe(described);
    const ofSchool = await ask(at.supervisor, applicationsOfSchool, { params: school });
    expect(codes(ofSchool.body)).toEqual(['WWP', 'LDT', 'WWA', 'OLD', 'CMP']);
    const ofUser = await ask(at.supervisor, applicationsOfUser, {
      params: { ...school, uid: of('preside') },
    });
    expect(codes(ofUser.body)).toEqual(['WWA', 'OLD']);
    const { body } = await ask(at.supervisor, roleCatalogue, { params: school });
    expect(codes(body.applications)).toEqual(['WWP', 'LDT', 'WWA', 'CMP']);
    await describe(Object.fromEntries(Object.keys(described).map((ac) => [ac, ac])));
  });
  it('DASH-014 are of one of four categories, and no other can be stored', async () => {
    const four = ['Contabile', 'Didattica', 'Generale', 'Personale'];
    expect(applicationFields.cat.of).toEqual(four);
    const set = (category: string) =>
      at.db.asOwner((tx) =>
        tx.updateTable('application').set({ category }).where('ac', '=', 'WWA').execute(),
      );
    for (const category of four) {
      await set(category);
      const { body } = await ask(at.supervisor, applicationsOfSchool, { params: school });
      expect(body.find(({ ac }: { ac: string }) => ac === 'WWA').cat).toBe(category);
    }
    await expect(set('Altro')).rejects.toThrow();
    await set('Generale');
  });
  it('are answered to people who manage users, for their own school', async () => {
    for (const endpoint of [applicationsOfSchool, roleCatalogue]) {
      expect(refusal(await ask(at.teacher, endpoint, { params: school }))).toEqual({
        status: 403,
        code: 'forbidden',
      });
      expect(refusal(await ask(at.stranger, endpoint, { params: school }))).toEqual({
        status: 404,
        code: 'notFound',
      });
    }
    expect(refusal(await ask(at.teacher, roleRulesList))).toEqual({ status: 403, code: 'forbidden' });
  });
});
