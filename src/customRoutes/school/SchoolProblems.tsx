import { useTranslate } from 'react-admin';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { SaveProblems } from '../../ui/SaveProblems';
import { SchoolConflict } from './SchoolConflict';
import { schoolInputId } from './SchoolInput';
import type { UpdateField } from './schoolConflicts';
import type { SchoolForm } from './useSchoolForm';

/** What stands in the way of saving the school's profile. */
export function SchoolProblems({ form }: { readonly form: SchoolForm }) {
  const say = useSay();
  const translate = useTranslate();
  const { errors, problem, conflict, tries } = form;
  return (
    <SaveProblems
      title={say('school.form.invalid')}
      errors={errors.map(({ field, message }) => ({
        id: schoolInputId(field),
        text: `${say(`school.fields.${field as UpdateField}`)}: ${message}`,
      }))}
      problem={problem && translate(refusalText(problem))}
      tries={tries}
    >
      {conflict && <SchoolConflict form={form} conflict={conflict} />}
    </SaveProblems>
  );
}
