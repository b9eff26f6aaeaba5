import {
  platformRetentionList,
  platformRetentionPut,
  platformRetentionRemove,
} from '../../../contract/staff/endpoints/retention';
import {
  ALL_SCHOOLS,
  type PlatformRetention,
  retentionBounds,
} from '../../../contract/staff/platformRetention';
import { onlyChanged } from '../../audit/recordAudit';
import { type Call, implement } from '../../http/call';
import { NOT_SET_HERE, outOfBounds } from '../../i18n/retention.it';
import { findPage } from '../../platform/findPage';
import { keptSchool } from '../../platform/keptSchool';
import { retentionSource } from '../../platform/sources';
import { Refusal } from '../../refusal';

type Key = Pick<PlatformRetention, 'school' | 'kind'>;

const list = implement(platformRetentionList, ({ tx, config }, { query }) =>
  findPage<PlatformRetention>(tx, retentionSource(config.auditKeptMonths), query),
);

async function readOne({ tx, config }: Call, { school, kind }: Key): Promise<PlatformRetention | undefined> {
  const { data } = await findPage<PlatformRetention>(tx, retentionSource(config.auditKeptMonths), {
    school,
    kind,
  });
  return data[0];
}

const nameOf = ({ school, kind }: Key) => `${school}/${kind}`;

const put = implement(platformRetentionPut, async (call, { params, body: { amount } }) => {
  const { school, kind } = params;
  if (school !== ALL_SCHOOLS) await keptSchool(call, school);
  const { least, most, unit } = retentionBounds[kind];
  const isAlways = kind === 'audit' && amount === 0;
  if (!isAlways && (amount < least || amount > most))
    throw new Refusal('invalid', { errors: [{ field: 'amount', message: outOfBounds(least, most, unit) }] });
  const before = await readOne(call, params);
  const changed = { amount, changed_at: call.now, changed_by: call.caller.sub };
  await call.tx
    .insertInto('retention')
    .values({ customer_code: school, kind, ...changed })
    .onConflict((there) => there.columns(['customer_code', 'kind']).doUpdateSet(changed))
    .execute();
  const after = { amount };
  call.audit(
    ...onlyChanged({
      entity: 'platformRetention',
      action: 'put',
      id: nameOf(params),
      before: before ? { amount: before.amount } : null,
      after,
    }),
  );
  const written = await readOne(call, params);
  if (!written) throw new Error('a retention that was written is in the list');
  return written;
});

const remove = implement(platformRetentionRemove, async (call, { params }) => {
  const before = await readOne(call, params);
  if (!before?.own) throw new Refusal('notFound', { detail: NOT_SET_HERE });
  await call.tx
    .deleteFrom('retention')
    .where('customer_code', '=', params.school)
    .where('kind', '=', params.kind)
    .execute();
  call.audit({
    entity: 'platformRetention',
    action: 'remove',
    id: nameOf(params),
    before: { amount: before.amount },
  });
  return undefined;
});

/** Implementations of the endpoints for the retention of data. */
export const platformRetention = [list, put, remove];
