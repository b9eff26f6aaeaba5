import { applicationCodes } from '../../../contract/constants';
import { may } from '../../../contract/permissions/permissions';
import type { Session } from '../../../contract/session/session';
import { licencesOf } from '../../db/licencesOf';
import type { Call } from '../../http/call';

/** Returns the services of the school that have content, and the name of the provider. */
export async function servicesOf({
  tx,
  caller,
  config,
}: Call): Promise<Pick<Session, 'services' | 'providerName'>> {
  const { providerName } = config;
  const { customerCode, roles } = caller;
  if (!may(roles, ['preservation', 'read'])) return { providerName };
  const activation = await tx
    .selectFrom('preservation')
    .select('customer_code')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  const request = await tx
    .selectFrom('spid_request')
    .innerJoin('school', 'school.customer_code', 'spid_request.customer_code')
    .select('status')
    .where('spid_request.customer_code', '=', customerCode)
    .where('private_school', '=', false)
    .executeTakeFirst();
  const merged = await tx
    .selectFrom('resizing')
    .select('customer_code')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  const received = await tx
    .selectFrom('resizing_choice')
    .select('customer_code')
    .where('receiving_code', '=', customerCode)
    .limit(1)
    .executeTakeFirst();
  const licences = activation ? await licencesOf(tx, customerCode) : [];
  return {
    providerName,
    services: {
      preservation: licences.includes(applicationCodes.archiving),
      spid: request?.status === 'APPROVATA',
      merged: merged !== undefined,
      receiving: received !== undefined,
    },
  };
}
