import { spidAccessesReceive } from '../../../contract/staff/endpoints/spidAccesses';
import { implement } from '../../http/call';
import { keptSchool } from '../../platform/keptSchool';
import { writeSpidAccesses } from '../../platform/spidAccesses';

/** Stores the accesses of a school received from the system for digital identities. */
export const spidAccesses = implement(
  spidAccessesReceive,
  async (call, { params: { school }, body: { accesses } }) => {
    await keptSchool(call, school);
    const received = await writeSpidAccesses(
      call.tx,
      accesses.map((one) => ({ ...one, customerCode: school })),
    );
    const known = accesses.length - received;
    call.audit({ entity: 'spidRequest', action: 'receive', id: school, after: { received, known } });
    return { received, known };
  },
);
