import { registryImport } from '../../../contract/registry/endpoints';
import { registryImportRules } from '../../../contract/registry/registryRules';
import { type Call, implement } from '../../http/call';
import { changedSince } from '../../operations/changedSince';
import { runInCall } from '../../operations/runInCall';
import { mustBeLicensed } from './licensed';
import { lockPeople } from './registryStore';
import { registryWork } from './registryWork';
import { whyNot } from './whyNot';

export const importPeople = implement(registryImport, async (call, { body: { persone, exactly } }) => {
  await mustBeLicensed(call);
  if (exactly) await mustBeEligible(call, persone);
  const { done, left, ...kept } = await runInCall(call, registryWork, 'addUsers', { ids: persone });
  const ids = done.map(({ id }) => id);
  const people = await lockPeople(call.tx, call.caller.customerCode, [...ids, ...left.map(({ id }) => id)]);
  const accounts = ids.flatMap((id) => people.get(id)?.uidPortale ?? []);
  const failures = left.map(({ id, reason }) => {
    const { nome = '', cognome = '' } = people.get(id) ?? {};
    return { user: id, nome, cognome, msg: reason };
  });
  return { done: ids, accounts, failures, ...kept };
});

/**
 * Checks the rules that the preview before the confirmation applies. Other obstacles are in the outcome of the
 * operation.
 * @throws Refusal if a person no longer satisfies the rules
 */
async function mustBeEligible({ tx, caller, viewer }: Call, ids: readonly string[]): Promise<void> {
  const people = await lockPeople(tx, caller.customerCode, ids);
  const eligible = (id: string) => {
    const person = people.get(id);
    return person && !whyNot(registryImportRules, person, viewer);
  };
  if (!ids.every(eligible)) throw changedSince();
}
