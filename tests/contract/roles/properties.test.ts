import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupRule, HeldRole } from '../../../contract/roles/application';
import { assignRoles, rolesLike } from '../../../contract/roles/assignRoles';
import { checkRole, type RoleRules } from '../../../contract/roles/checkRole';
import { holds, roleDifferences, without } from '../../../contract/roles/heldRoles';

const applications = ['WWA', 'WWP', 'CMP'];
const names = ['Docente', 'Preside', 'Assistente', 'Tutor', 'CMP_GEST'];
const anyRole: fc.Arbitrary<HeldRole> = fc.record({
  uid: fc.constantFrom(...applications),
  group: fc.constantFrom(...names),
});
const anyRule: fc.Arbitrary<GroupRule> = fc.record({
  id: fc.record({
    ac: fc.constantFrom(...applications),
    typeRelationship: fc.constantFrom('exclusion' as const, 'inclusion' as const),
    roleSelected: fc.constantFrom(...names),
  }),
  roleRelationship: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
});
const anyRules: fc.Arbitrary<RoleRules> = fc.record({
  rules: fc.array(anyRule, { maxLength: 8 }),
  bySupervisor: fc.boolean(),
});
const some = fc.array(anyRole, { maxLength: 12 });

/** Checks the two guarantees of the rules, independently of the code that implements them. */
function breach({ rules }: RoleRules, held: readonly HeldRole[]): string | undefined {
  for (const role of held) {
    const own = rules.filter(({ id }) => id.ac === role.uid);
    const needed = own.filter(
      ({ id, roleRelationship }) =>
        id.typeRelationship === 'inclusion' && roleRelationship.includes(role.group),
    );
    if (needed.length > 0 && !needed.some(({ id }) => holds(held, { uid: role.uid, group: id.roleSelected })))
      return `${role.group} without its prerequisite`;
    for (const { id, roleRelationship } of own) {
      if (id.typeRelationship !== 'exclusion' || id.roleSelected !== role.group) continue;
      const other = roleRelationship.find(
        (group) => group !== role.group && holds(held, { uid: role.uid, group }),
      );
      if (other) return `${role.group} with ${other}`;
    }
  }
  return undefined;
}

const clicked = (rules: RoleRules, clicks: readonly HeldRole[]) =>
  clicks.reduce((held, role) => checkRole(rules, held, role).after, [] as readonly HeldRole[]);

describe('whatever is clicked and called', () => {
  it('ROLE-028 ROLE-029 ROLE-030 no sequence of clicks leaves conflicting roles or one without its prerequisite', () => {
    fc.assert(
      fc.property(anyRules, some, (rules, clicks) => {
        let held: readonly HeldRole[] = [];
        for (const role of clicks) {
          held = checkRole(rules, held, role).after;
          expect(breach(rules, held)).toBeUndefined();
        }
      }),
      { numRuns: 500 },
    );
  });
  it('a click does nothing exactly when there is a reason why not', () => {
    fc.assert(
      fc.property(anyRules, some, anyRole, (rules, clicks, role) => {
        const held = clicked(rules, clicks);
        const { whyNot, after } = checkRole(rules, held, role);
        expect(after === held).toBe(whyNot !== undefined);
      }),
      { numRuns: 500 },
    );
  });
  it('roles given by a call keep the rules, and each chosen one is either given or refused with a reason', () => {
    fc.assert(
      fc.property(anyRules, some, some, (rules, clicks, chosen) => {
        const held = clicked(rules, clicks);
        const { after, given, refused } = assignRoles(rules, held, chosen);
        expect(breach(rules, after)).toBeUndefined();
        expect(without(held, after)).toEqual([]);
        for (const role of chosen)
          expect(holds(given, role)).not.toBe(refused.some((one) => holds([one.role], role)));
        for (const { reason } of refused) expect(reason).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
  it('becoming like a colleague keeps the rules, and who is no supervisor gives and takes no administration by it', () => {
    fc.assert(
      fc.property(anyRules, some, some, (rules, own, colleagues) => {
        const supervisor = { ...rules, bySupervisor: true };
        const held = clicked(supervisor, own);
        const like = clicked(supervisor, colleagues);
        const { after } = rolesLike(rules, held, like, ({ uid }) => uid !== 'WWP');
        expect(breach(rules, after)).toBeUndefined();
        const { added, removed } = roleDifferences(held, after);
        expect([...added, ...removed].filter(({ uid }) => uid === 'WWP')).toEqual([]);
        if (rules.bySupervisor) expect(without(like, after).filter(({ uid }) => uid !== 'WWP')).toEqual([]);
        else expect([...added, ...removed].filter(({ group }) => group === 'CMP_GEST')).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
