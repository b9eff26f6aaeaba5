import { sql } from 'kysely';
import { userUpdate } from '../../../contract/endpoints/users';
import { lockedAfterLogin, onlySupervisorEdits, type User } from '../../../contract/entities/user';
import type { FieldError } from '../../../contract/errors';
import { matches } from '../../../contract/where';
import { implement } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { etag } from '../../http/version';
import { readUser } from './userStore';

/** Why a field is no longer the school's to change. */
export const CHANGED_BY_OWNER = "Il dato non può essere modificato dopo il primo accesso dell'utente";

/** The field of the save payload that writes each field of a user; the two are named differently. */
const payloadName = { sn: 'cognome', cn: 'nome', codicefiscale: 'codiceFiscale' } as const;

export const update = implement(userUpdate, async (call, { params, body }) => {
  const { tx, caller, expectedVersion } = call;
  const stored = await readUser(tx, params.customerCode, params.uid, true);
  if (!stored) throw new Refusal('notFound');
  const { user } = stored;
  if (matches(onlySupervisorEdits, user, call.viewer) && !caller.roles.includes('supervisor'))
    throw new Refusal('forbidden');
  if (stored.version !== expectedVersion) {
    throw new Refusal('stale', { current: user, currentVersion: etag(stored.version) });
  }
  const codiceFiscale = body.codiceFiscale.toUpperCase();
  const wanted = { sn: body.cognome.trim(), cn: body.nome.trim(), codicefiscale: codiceFiscale };
  refuseLocked(user, wanted);
  await tx
    .updateTable('account')
    .set({
      sn: wanted.sn,
      cn: wanted.cn,
      codice_fiscale: codiceFiscale,
      email: body.email,
      data_nascita: body.dataNascita || null,
      data_scadenza: body.dataScadenza || null,
      accessibility: body.accessibility ?? false,
      version: sql<number>`version + 1`,
    })
    .where('customer_code', '=', params.customerCode)
    .where('uid', '=', params.uid)
    .execute();
  const saved = await readUser(tx, params.customerCode, params.uid);
  if (!saved) throw new Refusal('notFound');
  call.audit({ entity: 'user', action: 'update', id: params.uid, before: user, after: saved.user });
  call.version(saved.version);
  return saved.user;
});

/** Once the person has signed in, name, surname and tax code are the person's own (USR-097). */
function refuseLocked(user: User, wanted: Pick<User, (typeof lockedAfterLogin)[number]>): void {
  if (!user.lastLogin) return;
  const errors: FieldError[] = lockedAfterLogin
    .filter((field) => wanted[field] !== user[field])
    .map((field) => ({
      field: payloadName[field],
      message: CHANGED_BY_OWNER,
    }));
  if (errors.length > 0) throw new Refusal('invalid', { errors });
}
