import {
  editableFields,
  type OwnProfile,
  type OwnProfileField,
  type OwnProfileUpdate,
  valueIn,
} from '../../../contract/account/ownProfile';
import { writtenFields } from '../../../contract/users/writtenUser';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { formKind } from '../../engine/form/formKinds';

/** What the inputs hold: a text as it is typed, or a switch. */
export type TypedProfile = Record<string, string | boolean>;

const kindOf = (field: OwnProfileField) => formKind(writtenFields[field]);

/** What the inputs begin with. */
export const typedProfile = (profile: OwnProfile): TypedProfile =>
  Object.fromEntries(
    editableFields(profile).map((field) => [field, kindOf(field).toForm(valueIn(profile, field))]),
  ) as TypedProfile;

/** What is sent of what was typed: a supervisor sends all of it, everybody else never name and birth date. */
export function profileUpdate(profile: OwnProfile, typed: TypedProfile): OwnProfileUpdate {
  const values = Object.fromEntries(
    editableFields(profile).map((field) => [field, kindOf(field).fromForm(typed[field] ?? '')]),
  ) as Partial<OwnProfileUpdate>;
  const { uid: username, email, codicefiscale } = profile;
  const codiceFiscale = asTaxCode(values.codiceFiscale ?? codicefiscale);
  return { username, email, ...values, codiceFiscale };
}
