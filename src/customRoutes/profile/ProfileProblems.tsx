import type { OwnProfileField } from '../../../contract/account/ownProfile';
import { useUserAreaText } from '../../api/useUserAreaText';
import { inputId } from '../../engine/form/inputs/InputProps';
import { useSay } from '../../i18n/useSay';
import { ConflictAlert } from '../../ui/ConflictAlert';
import { SaveProblems } from '../../ui/SaveProblems';
import type { ProfileForm } from './useProfileForm';

/** What stands in the way of saving the own profile. */
export function ProfileProblems({ form }: { readonly form: ProfileForm }) {
  const say = useSay();
  const userAreaText = useUserAreaText();
  const { errors, problem, conflict, tries } = form;
  const label = (field: string) => say(`ownProfile.fields.${field as OwnProfileField}`);
  const shown = (value: unknown) =>
    typeof value === 'boolean'
      ? say(value ? 'ownProfile.yes' : 'ownProfile.no')
      : String(value || say('ownProfile.none'));
  return (
    <SaveProblems
      title={say('ownProfile.form.invalid')}
      errors={errors.map((field) => ({
        id: inputId(field),
        text: `${label(field)}: ${form.form.formState.errors[field]?.message ?? ''}`,
      }))}
      problem={problem && userAreaText(problem)}
      tries={tries}
    >
      {conflict && (
        <ConflictAlert
          by={conflict.by}
          inputs={conflict.fields.map((name) => ({
            name,
            label: label(name),
            current: shown(conflict.theirs[name]),
            yours: shown(conflict.mine[name]),
            chosen: form.form.getValues(name) === conflict.theirs[name] ? 'current' : 'yours',
            choose: (which) =>
              form.form.setValue(name, (which === 'current' ? conflict.theirs : conflict.mine)[name] ?? ''),
          }))}
        />
      )}
    </SaveProblems>
  );
}
