import {
  platformApplicationList,
  platformApplicationPut,
} from '../../../contract/staff/endpoints/applications';
import { onlyChanged } from '../../audit/recordAudit';
import { implement } from '../../http/call';
import { type NotWritten, readApplications, writeApplication } from '../../platform/applications';
import { Refusal } from '../../refusal';

const list = implement(platformApplicationList, ({ tx }) => readApplications(tx));

const put = implement(platformApplicationPut, async (call, { params: { ac }, body }) => {
  const [before] = await readApplications(call.tx, ac);
  const refused = await writeApplication(call.tx, { ac, ...body });
  if (refused) throw refusalOf(refused);
  const [after] = await readApplications(call.tx, ac);
  if (!after) throw new Error('an application that was just written is not there');
  call.audit(
    ...onlyChanged({ entity: 'platformApplication', action: 'put', id: ac, before: before ?? null, after }),
  );
  return after;
});

function refusalOf(refused: NotWritten): Refusal {
  if ('unknownRole' in refused)
    return new Refusal('invalid', {
      errors: [{ field: 'roles', message: `Una regola nomina il ruolo ${refused.unknownRole}, che non c'è` }],
    });
  if ('withItself' in refused)
    return new Refusal('invalid', {
      errors: [
        { field: 'roles', message: `Una regola mette il ruolo ${refused.withItself} contro sé stesso` },
      ],
    });
  return new Refusal('conflict', {
    detail: `Il ruolo ${refused.heldRole} è assegnato a qualcuno: prima va tolto a chi lo ha.`,
  });
}

/** Implementations of the endpoints for the applications that the provider sells. */
export const platformApplications = [list, put];
