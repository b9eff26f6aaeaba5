import { may } from '../../../contract/permissions/permissions';
import { dayInRome } from '../../../contract/values/dates';
import { endedSince, type ProcedureSource } from '../../procedures/procedureSource';
import { readRequests } from './requestStore';

/** Lists signature requests: supervisors see all of the school, the head those that they were asked to sign. */
export const signatureRequestsInProgress: ProcedureSource = {
  can: ['signatureRequest', 'read'],
  async read({ tx, caller, now }) {
    const all = await readRequests(tx, { customerCode: caller.customerCode, now });
    const isSupervisor = may(caller.roles, ['signatureRequest', 'send']);
    return all.flatMap(({ row, state, documents, endedAt }) => {
      const isHead = row.head_uid === caller.uid;
      if (!(isHead || isSupervisor) || (endedAt && endedAt < endedSince(now))) return [];
      return [
        {
          kind: 'signatureRequest' as const,
          id: row.id,
          state,
          subject: isHead ? row.asked_name : row.head_name,
          startedAt: row.asked_at.toISOString(),
          ...(endedAt
            ? { endedAt: endedAt.toISOString() }
            : {
                done: documents.filter((one) => one.state === 'signed').length,
                total: documents.length,
                deadline: dayInRome(row.expires_at),
              }),
        },
      ];
    });
  },
};
