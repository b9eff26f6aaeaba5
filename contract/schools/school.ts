import { CUSTOMER_CODE } from '../constants';
import { fields, pick, type RecordOf } from '../schema/fields';

/** School as a customer of the provider (specification, part 1 §3). */
export const schoolFields = fields({
  customerCode: { kind: 'text', required: true, readOnly: true, pattern: CUSTOMER_CODE },
  codMin: { kind: 'text', required: true, readOnly: true, max: 10, about: 'ministerial code' },
  name: { kind: 'text', required: true },
  city: { kind: 'text', required: true },
  provincia: { kind: 'text', max: 2 },
  privateSchool: {
    kind: 'flag',
    required: true,
    readOnly: true,
    about: 'a private school (soggetto privato), which has no digital identity features',
  },
  leadSchool: { kind: 'flag', required: true, readOnly: true, about: 'a lead school (scuola polo)' },
  spidEnabled: { kind: 'flag', required: true },
  otpEnabled: { kind: 'flag', required: true },
});

export type School = RecordOf<typeof schoolFields>;

/** Data of the session's school that the shell shows. */
export const sessionSchoolFields = pick(
  schoolFields,
  'customerCode',
  'codMin',
  'name',
  'city',
  'privateSchool',
  'leadSchool',
  'spidEnabled',
  'otpEnabled',
);
