import type { InputOf } from '../../../contract/schema/endpoint';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { schoolUpdate } from '../../../contract/schools/endpoints';
import {
  type SchoolProfile,
  type SchoolUpdate,
  schoolUpdateFields,
} from '../../../contract/schools/schoolProfile';
import { onlyChanged } from '../../audit/recordAudit';
import { lastChange } from '../../db/lastChange';
import { switchSpid } from '../../db/switchSpid';
import type { Call } from '../../http/call';
import { implementConfirmedAtTimes } from '../../http/implementConfirmed';
import { refuseFieldsWithheld } from '../../http/refuseFieldsWithheld';
import { etag } from '../../http/version';
import { releaseOtp, requireOtp } from '../../identity/secondFactor/requireOtp';
import { Refusal } from '../../refusal';
import { readSchool, writeSchool } from './schoolStore';

export const update = implementConfirmedAtTimes(schoolUpdate, async (call, input, mustBeConfirmed) => {
  const { customerCode } = input.params;
  const { tx, expectedVersion } = call;
  const { school, version } = await readSchool(tx, customerCode, true);
  if (version !== expectedVersion) {
    const changedBy = await lastChange(tx, customerCode, 'school', customerCode);
    throw new Refusal('stale', {
      current: school,
      currentVersion: etag(version),
      ...(changedBy && { changedBy }),
    });
  }
  const wanted = wantedOf(school, input.body);
  refuseFieldsWithheld(call, 'school', school, wanted);
  const errors = fieldProblems(schema, wanted);
  if (errors.length > 0) throw new Refusal('invalid', { errors });
  const { why } = await switchSpid(tx, customerCode, wanted.spidEnabled);
  if (why) throw new Refusal('invalid', { errors: [{ field: 'spidEnabled', message: why }] });
  if (school.otpEnabled && !wanted.otpEnabled) mustBeConfirmed();
  await writeSchool(tx, customerCode, wanted);
  const saved = await readSchool(tx, customerCode);
  call.audit(
    ...onlyChanged({
      entity: 'school',
      action: 'update',
      id: customerCode,
      before: school,
      after: saved.school,
    }),
  );
  if (wanted.otpEnabled !== school.otpEnabled) await switchOtp(call, wanted.otpEnabled);
  call.version(saved.version);
  return saved.school;
});

const schema = recordSchema(schoolUpdateFields);

/** Merges the request into the school: fields that were not sent stay unchanged. */
function wantedOf(school: SchoolProfile, body: InputOf<typeof schoolUpdate>['body']): SchoolUpdate {
  const names = Object.keys(schoolUpdateFields) as (keyof SchoolUpdate)[];
  const both: Readonly<Record<string, unknown>> = { ...school, ...body };
  return Object.fromEntries(names.map((name) => [name, both[name] ?? null])) as unknown as SchoolUpdate;
}

/**
 * Applies a change of `otpEnabled`: switched on, the supervisor needs one-time codes; switched off, no account needs
 * them.
 */
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
