import { platformSpaceList, platformSpacePut } from '../../../contract/staff/endpoints/space';
import type { PlatformSpace } from '../../../contract/staff/platformSpace';
import { implement } from '../../http/call';
import { findPage } from '../../platform/findPage';
import { keptSchool } from '../../platform/keptSchool';
import { spaceSource } from '../../platform/sources';

const MB = 1_000_000;

const list = implement(platformSpaceList, ({ tx, config }, { query }) =>
  findPage<PlatformSpace>(tx, spaceSource(config.schoolSpace.bytes), query),
);

const put = implement(platformSpacePut, async (call, { params: { school }, body: { mostMegabytes } }) => {
  const { tx, config } = call;
  await keptSchool(call, school);
  if (mostMegabytes === null || mostMegabytes === undefined)
    await tx.deleteFrom('school_space').where('customer_code', '=', school).execute();
  else
    await tx
      .insertInto('school_space')
      .values({ customer_code: school, most_bytes: mostMegabytes * MB })
      .onConflict((known) => known.column('customer_code').doUpdateSet({ most_bytes: mostMegabytes * MB }))
      .execute();
  call.audit({ entity: 'platformSpace', action: 'put', id: school, after: { mostMegabytes } });
  const { data } = await findPage<PlatformSpace>(tx, spaceSource(config.schoolSpace.bytes), { school });
  if (!data[0]) throw new Error('a school that was found is in the list of their space');
  return data[0];
});

/** Implementations of the endpoints for the storage space of schools. */
export const platformSpace = [list, put];
