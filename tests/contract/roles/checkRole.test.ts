import { describe, expect, it } from 'vitest';
import type { GroupRule, HeldRole } from '../../../contract/roles/application';
import { checkRole, roleFaults } from '../../../contract/roles/checkRole';
import { enabledApplications } from '../../../contract/roles/heldRoles';

const rule = (
  ac: string,
  typeRelationship: 'exclusion' | 'inclusion',
  roleSelected: string,
  ...roleRelationship: string[]
): GroupRule => ({ id: { ac, typeRelationship, roleSelected }, roleRelationship });
const role = (text: string): HeldRole => {
  const [uid = '', group = ''] = text.split('/');
  return { uid, group };
};
const roles = (...texts: string[]) => texts.map(role);
const texts = (held: readonly HeldRole[]) => held.map(({ uid, group }) => `${uid}/${group}`);

const rules = {
  bySupervisor: true,
  rules: [
    rule('WWA', 'exclusion', 'Docente', 'Preside', 'Assistente'),
    rule('WWA', 'inclusion', 'Docente', 'Tutor'),
    rule('WWA', 'inclusion', 'Tutor', 'Orientatore'),
    rule('WWP', 'inclusion', 'Dirigente', 'Delegato'),
    rule('WWP', 'inclusion', 'Segreteria', 'Delegato'),
    rule('WWP', 'exclusion', 'Dirigente', 'Consultazione'),
  ],
};
const judge = (held: readonly HeldRole[], text: string) => checkRole(rules, held, role(text));
const STATED = "L'opzione Docente non è compatibile con le opzioni Preside e Assistente.";

describe('a role of somebody', () => {
  it('ROLE-026 is given by a click and taken by another', () => {
    const given = judge(roles('WWP/Segreteria'), 'WWA/Docente');
    expect(given).toEqual({ held: false, after: roles('WWP/Segreteria', 'WWA/Docente') });
    expect(judge(given.after, 'WWA/Docente')).toEqual({ held: true, after: roles('WWP/Segreteria') });
  });
  it('ROLE-027 makes its application one of those enabled for the user, until the last of its roles goes', () => {
    const one = judge([], 'WWA/Docente').after;
    const two = judge(one, 'WWA/Tutor').after;
    expect([...enabledApplications(two)]).toEqual(['WWA']);
    expect([...enabledApplications(judge(two, 'WWA/Tutor').after)]).toEqual(['WWA']);
    expect([...enabledApplications(judge(one, 'WWA/Docente').after)]).toEqual([]);
  });
  it('ROLE-030 goes with the last prerequisite also where two roles would hold up each other', () => {
    const needs = (selected: string, ...others: string[]) => rule('CMP', 'inclusion', selected, ...others);
    const circle = {
      bySupervisor: true,
      rules: [needs('Tutor', 'Docente'), needs('Preside', 'Docente'), needs('Docente', 'Preside')],
    };
    const held = roles('CMP/Tutor', 'CMP/Docente', 'CMP/Preside');
    expect(checkRole(circle, held, role('CMP/Tutor'))).toEqual({ held: true, after: [] });
    expect(texts(checkRole(circle, held, role('CMP/Preside')).after)).toEqual(['CMP/Tutor', 'CMP/Docente']);
  });
  it('ROLE-028 cannot join one that it excludes, whichever of the two the rule names first', () => {
    expect(judge(roles('WWA/Preside'), 'WWA/Docente')).toEqual({
      held: false,
      whyNot: STATED,
      after: roles('WWA/Preside'),
    });
    expect(judge(roles('WWA/Docente'), 'WWA/Preside').whyNot).toBe(STATED);
    expect(judge(roles('WWA/Docente'), 'WWA/Assistente').whyNot).toBe(STATED);
    expect(judge(roles('WWA/Preside'), 'WWA/Assistente').whyNot).toBeUndefined();
  });
  it('ROLE-028 is excluded within its own application alone', () => {
    expect(judge(roles('WWP/Preside'), 'WWA/Docente').whyNot).toBeUndefined();
  });
  it('names the roles of a rule between two of them', () => {
    expect(judge(roles('WWP/Consultazione'), 'WWP/Dirigente').whyNot).toBe(
      "L'opzione Dirigente non è compatibile con l'opzione Consultazione.",
    );
  });
  it('ROLE-029 cannot be selected until its prerequisite is held', () => {
    expect(judge([], 'WWA/Tutor')).toEqual({
      held: false,
      whyNot: "L'opzione Tutor richiede l'opzione Docente.",
      after: [],
    });
    expect(texts(judge(roles('WWA/Docente'), 'WWA/Tutor').after)).toEqual(['WWA/Docente', 'WWA/Tutor']);
  });
  it('ROLE-029 needs but one of several prerequisites', () => {
    expect(judge([], 'WWP/Delegato').whyNot).toBe(
      "L'opzione Delegato richiede una delle opzioni Dirigente o Segreteria.",
    );
    expect(judge(roles('WWP/Segreteria'), 'WWP/Delegato').whyNot).toBeUndefined();
  });
  it('ROLE-030 takes with it the roles that needed it, and those that needed these', () => {
    const held = roles('WWA/Docente', 'WWA/Tutor', 'WWA/Orientatore', 'WWP/Segreteria');
    expect(texts(judge(held, 'WWA/Docente').after)).toEqual(['WWP/Segreteria']);
    expect(texts(judge(held, 'WWA/Tutor').after)).toEqual(['WWA/Docente', 'WWP/Segreteria']);
  });
  it('ROLE-030 leaves a role that another prerequisite still allows', () => {
    const held = roles('WWP/Dirigente', 'WWP/Segreteria', 'WWP/Delegato');
    expect(texts(judge(held, 'WWP/Dirigente').after)).toEqual(['WWP/Segreteria', 'WWP/Delegato']);
  });
  it('that administers something is given and taken by a supervisor alone', () => {
    const bound = { bySupervisor: false, rules: [rule('CMP', 'inclusion', 'Corsista', 'CMP_GEST')] };
    const say = "Solo il supervisor può assegnare o togliere l'opzione CMP_GEST.";
    expect(checkRole(bound, roles('CMP/Corsista'), role('CMP/CMP_GEST')).whyNot).toBe(say);
    const held = roles('CMP/Corsista', 'CMP/CMP_GEST');
    expect(checkRole(bound, held, role('CMP/CMP_GEST'))).toEqual({ held: true, whyNot: say, after: held });
    expect(checkRole(bound, held, role('CMP/Corsista')).whyNot).toBe(say);
    expect(checkRole({ ...bound, bySupervisor: true }, held, role('CMP/Corsista')).after).toEqual([]);
  });
  it('says what is wrong with roles that are held together against a rule, once', () => {
    expect(roleFaults(rules.rules, roles('WWA/Docente', 'WWA/Preside', 'WWP/Delegato'))).toEqual([
      STATED,
      "L'opzione Delegato richiede una delle opzioni Dirigente o Segreteria.",
    ]);
    expect(roleFaults(rules.rules, roles('WWA/Docente', 'WWA/Tutor'))).toEqual([]);
  });
});
