import { platformOverviewRead, platformSchoolOverview } from '../../../contract/staff/endpoints/overview';
import { implement } from '../../http/call';
import { readOverview } from '../../platform/overview';
import { schoolNamed } from '../../platform/schoolNamed';

/** Implementations of the endpoints of the first page of the staff, and of the situation of a school. */
export const platformOverview = [
  implement(platformOverviewRead, ({ tx, now }) => readOverview(tx, now)),
  implement(platformSchoolOverview, async (call, { params: { school } }) => {
    await schoolNamed(call, school);
    return readOverview(call.tx, call.now, school);
  }),
];
