import { may } from '../../../contract/permissions/permissions';
import type { FieldError } from '../../../contract/schema/errors';
import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';
import { mustBeLicensed } from './licensed';
import { lockPeople, setLinks } from './registryStore';
import { LINKED, UNKNOWN } from './whyNot';

/** Functions to link an account being created to a person of the registry, whose id looks like `2026~100001`. */
export const newInRegistry = {
  /**
   * Returns the reasons why the account cannot be linked to a person; none if no person is given. Locks the person, so
   * that the result stays valid until the transaction ends.
   * @throws Refusal `forbidden` if the school has no registry, or the caller may not link
   */
  async refused(call: Call, id: string | null | undefined): Promise<FieldError[]> {
    if (!id) return [];
    if (!may(call.caller.roles, ['registryPerson', 'link'])) throw new Refusal('forbidden');
    await mustBeLicensed(call);
    const person = (await lockPeople(call.tx, call.caller.customerCode, [id])).get(id);
    const message = person ? person.uidPortale && LINKED : UNKNOWN;
    return message ? [{ field: 'anagrafe', message }] : [];
  },

  /** Links a person for whom `refused` returned no errors. */
  async link(call: Call, id: string, uid: string): Promise<void> {
    await setLinks(call.tx, call.caller.customerCode, [{ id, uid }]);
    call.audit({
      entity: 'registryPerson',
      action: 'link',
      id,
      before: { uidPortale: null },
      after: { uidPortale: uid },
    });
  },
} as const;
