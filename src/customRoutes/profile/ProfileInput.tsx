import type { OwnProfileField } from '../../../contract/account/ownProfile';
import { writtenFields } from '../../../contract/users/writtenUser';
import { FlagInput } from '../../engine/form/inputs/FlagInput';
import { TextInput } from '../../engine/form/inputs/TextInput';
import { useSay } from '../../i18n/useSay';

/** The input of a field of the own account. */
export function ProfileInput({ name }: { readonly name: OwnProfileField }) {
  const say = useSay();
  const field = writtenFields[name];
  const Input = field.kind === 'flag' ? FlagInput : TextInput;
  return (
    <Input
      name={name}
      label={say(`ownProfile.fields.${name}`)}
      field={field}
      why={undefined}
      help={name === 'email' ? say('ownProfile.form.email') : ''}
      required={'required' in field}
      capitals={name === 'codiceFiscale'}
    />
  );
}
