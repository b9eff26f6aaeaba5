import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SchoolProfile } from '../../../contract/schools/schoolProfile';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { WhyButton } from '../../ui/tips/WhyButton';
import { SchoolInput } from './SchoolInput';
import { SchoolProblems } from './SchoolProblems';
import { SchoolSwitch } from './SchoolSwitch';
import { type UpdateField, updateFields } from './schoolConflicts';
import { sectionNames, shownFields } from './schoolSections';
import { useSchoolForm } from './useSchoolForm';

interface SchoolDialogProps {
  readonly school: SchoolProfile;
  readonly version: string | undefined;
  readonly close: () => void;
}

const isUpdated = (field: string): field is UpdateField => updateFields.some((one) => one === field);

/** "Modifica scuola": what its supervisor may change. What was typed is never lost by a click beside it. */
export function SchoolDialog(props: SchoolDialogProps) {
  const { school, close } = props;
  const say = useSay();
  const form = useSchoolForm(props);
  return (
    <Dialog
      size="table"
      onClose={() => !form.changed && !form.saving && close()}
      title={say('school.form.title')}
      actions={
        <>
          <WhyButton busy={form.saving} onClick={close}>
            {say('school.form.cancel')}
          </WhyButton>
          <WhyButton type="submit" form="school-form" variant="contained" busy={form.saving}>
            {say(form.saving ? 'school.form.saving' : 'school.form.save')}
          </WhyButton>
        </>
      }
    >
      <form
        id="school-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <SchoolProblems form={form} />
        <Box sx={{ color: 'text.secondary', mb: 1 }}>
          {say('school.form.required')} {say('school.form.fixed')}
        </Box>
        {sectionNames.map((section) => (
          <Box
            key={section}
            component="section"
            aria-label={say(`school.sections.${section}`)}
            sx={{ mb: 2.5 }}
          >
            <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
              {say(`school.sections.${section}`)}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
              }}
            >
              {shownFields(section, school)
                .filter(isUpdated)
                .map((field) =>
                  field === 'spidEnabled' || field === 'otpEnabled' ? (
                    <SchoolSwitch key={field} field={field} form={form} />
                  ) : (
                    <SchoolInput
                      key={field}
                      field={field}
                      value={form.values[field] ?? ''}
                      error={form.errors.find((one) => one.field === field)?.message}
                      change={form.change}
                    />
                  ),
                )}
            </Box>
          </Box>
        ))}
      </form>
      <LeaveGuard when={form.changed} onLeave={form.discard} />
    </Dialog>
  );
}
