import { schoolUpdate } from '../../../contract/endpoints/schools';
import { switchSpid } from '../../db/switchSpid';
import { type Call, implement } from '../../http/call';
import { etag } from '../../http/version';
import { releaseOtp, requireOtp } from '../../identity/secondFactor/requireOtp';
import { Refusal } from '../../refusal';
import { readSchool, writeSchool } from './schoolStore';

export const update = implement(schoolUpdate, async (call, { params: { customerCode }, body }) => {
  const { tx, expectedVersion } = call;
  const { school, version } = await readSchool(tx, customerCode, true);
  if (version !== expectedVersion)
    throw new Refusal('stale', { current: school, currentVersion: etag(version) });
  const { why } = await switchSpid(tx, customerCode, body.spidEnabled);
  if (why) throw new Refusal('invalid', { errors: [{ field: 'spidEnabled', message: why }] });
  await writeSchool(tx, customerCode, body);
  const saved = await readSchool(tx, customerCode);
  call.audit({ entity: 'school', action: 'update', id: customerCode, before: school, after: saved.school });
  if (body.otpEnabled !== school.otpEnabled) await switchOtp(call, body.otpEnabled);
  call.version(saved.version);
  return saved.school;
});

/** The switch of the school reaches its accounts. */
async function switchOtp({ tx, caller, audit, now }: Call, on: boolean): Promise<void> {
  const { customerCode } = caller;
  if (on) {
    await requireOtp(tx, customerCode);
    const id = `supervisor.${customerCode}`;
    audit({ entity: 'user', action: 'update', id, after: { otpenabled: true } });
  } else {
    const accounts = await releaseOtp(tx, customerCode, now);
    audit({ entity: 'school', action: 'releaseOtp', id: customerCode, after: { accounts } });
  }
}
