import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormProvider } from 'react-hook-form';
import { editableFields, type OwnProfile } from '../../../contract/account/ownProfile';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { WhyButton } from '../../ui/tips/WhyButton';
import { ProfileInput } from './ProfileInput';
import { ProfileProblems } from './ProfileProblems';
import { useProfileForm } from './useProfileForm';

interface ProfileDialogProps {
  readonly profile: OwnProfile;
  readonly version: string | undefined;
  readonly close: () => void;
}

/** "Modifica anagrafe utente": what the person may change of the own account. */
export function ProfileDialog(props: ProfileDialogProps) {
  const { profile, close } = props;
  const say = useSay();
  const form = useProfileForm(props);
  const fields = editableFields(profile);
  return (
    <Dialog
      size="question"
      onClose={() => !form.changed && !form.saving && close()}
      title={say('ownProfile.form.title')}
      actions={
        <>
          <WhyButton busy={form.saving} onClick={close}>
            {say('ownProfile.form.cancel')}
          </WhyButton>
          <WhyButton type="submit" form="own-profile" variant="contained" busy={form.saving}>
            {say(form.saving ? 'ownProfile.form.saving' : 'ownProfile.form.save')}
          </WhyButton>
        </>
      }
    >
      <form
        id="own-profile"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <ProfileProblems form={form} />
        <Box sx={{ color: 'text.secondary', mb: 2 }}>
          {say('ownProfile.form.required')} {!profile.supervisor && say('ownProfile.form.others')}
        </Box>
        {profile.supervisor && profile.collegata && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {say('ownProfile.form.linked')}
          </Alert>
        )}
        {form.signsOut && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {say('ownProfile.form.signsOut')}
          </Alert>
        )}
        <FormProvider {...form.form}>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {fields.map((field) => (
              <ProfileInput key={field} name={field} />
            ))}
          </Box>
        </FormProvider>
      </form>
      <LeaveGuard when={form.changed} onLeave={form.discard} />
    </Dialog>
  );
}
