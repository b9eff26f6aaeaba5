import * as registryMessages from '../../../contract/messages/it/registry';
import { registryLink } from '../../../contract/registry/endpoints';
import { idOfPerson, type RegistryPerson } from '../../../contract/registry/registryPerson';
import { linkRules } from '../../../contract/registry/registryRules';
import { whyReserved } from '../../db/reservedAccounts';
import { type Call, implement } from '../../http/call';
import { etag } from '../../http/version';
import { Refusal } from '../../refusal';
import { mustBeLicensed, yearOf } from './licensed';
import { lockPeople, setLinks } from './registryStore';
import { LINKED, UNKNOWN, whyNot } from './whyNot';

/** Verbatim from the specification, including its spelling (decision Q-040). */
const DUPLICATE = registryMessages.duplicate;
const NO_ACCOUNT = registryMessages.noAccount;

export const link = implement(registryLink, async (call, { body }) => {
  await mustBeLicensed(call);
  const { tx, caller, viewer } = call;
  const id = idOfPerson({ ...body, anno: String(yearOf(call, body.anno)) });
  const uid = body.uidPortale || null;
  // Lock the person before the account, as every other call that locks both.
  const person = (await lockPeople(tx, caller.customerCode, [id])).get(id);
  if (uid) await lockAccount(call, uid);
  if (!person) throw new Refusal('notFound', { detail: UNKNOWN });
  const seen = call.expectedVersion;
  if (person.versione !== seen)
    throw new Refusal('stale', { current: person, currentVersion: etag(person.versione) });
  const now = person.uidPortale ?? null;
  if (uid && now && uid !== now) throw new Refusal('conflict', { detail: LINKED, current: person });
  const about = uid ?? now ?? '';
  const reserved = await whyReserved({ tx, customerCode: caller.customerCode, viewer }, [about]);
  const reason = whyNot(linkRules, { ...person, uidPortale: about }, viewer) ?? reserved.get(about);
  if (reason) throw new Refusal('forbidden', { detail: reason });
  if (uid === now) {
    call.version(person.versione);
    return person;
  }
  if (uid) await mustBeFree(call, person, uid);
  await setLinks(tx, caller.customerCode, [{ id, uid }]);
  call.audit({
    entity: 'registryPerson',
    action: 'link',
    id,
    before: { uidPortale: now },
    after: { uidPortale: uid },
  });
  const saved = (await lockPeople(tx, caller.customerCode, [id])).get(id);
  if (!saved) throw new Error('a person that was just linked is not there');
  call.version(saved.versione);
  return saved;
});

/** Locks the account, so that simultaneous links to it wait for each other. */
async function lockAccount({ tx, caller }: Call, uid: string): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('uid')
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new Refusal('invalid', { errors: [{ field: 'uidPortale', message: NO_ACCOUNT }] });
}

async function mustBeFree({ tx, caller }: Call, person: RegistryPerson, uid: string): Promise<void> {
  const other = await tx
    .selectFrom('registry_person')
    .select('prg_anagrafe')
    .where('customer_code', '=', caller.customerCode)
    .where('anno', '=', Number(person.anno))
    .where('uid_portale', '=', uid)
    .where('prg_anagrafe', '<>', person.prgAnagrafe)
    .executeTakeFirst();
  if (other) throw new Refusal('conflict', { detail: DUPLICATE, current: person });
}
