import { roleCatalogue, roleRulesList, rolesOfApplication } from '../../../contract/roles/endpoints';
import { givenNow, readApplications, readGroupRules, readRoles } from '../../db/roleCatalogue';
import { type Call, implement } from '../../http/call';
import { Refusal } from '../../refusal';

const applicationsOf = ({ tx, caller }: Call) => readApplications(tx, caller.customerCode);

export const ofApplication = implement(rolesOfApplication, async (call, { params: { ac } }) => {
  const known = await applicationsOf(call);
  if (!known.some((one) => one.ac === ac)) throw new Refusal('notFound');
  return readRoles(call.tx, [ac]);
});

export const rules = implement(roleRulesList, async (call) => {
  const known = await applicationsOf(call);
  return readGroupRules(
    call.tx,
    known.map(({ ac }) => ac),
  );
});

export const catalogue = implement(roleCatalogue, async (call) => {
  const given = givenNow(await applicationsOf(call));
  const codes = given.map(({ ac }) => ac);
  const roles = await readRoles(call.tx, codes);
  return {
    applications: given.map((one) => ({ ...one, roles: roles.filter(({ ac }) => ac === one.ac) })),
    rules: await readGroupRules(call.tx, codes),
  };
});
