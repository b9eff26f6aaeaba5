import { useNavigate } from 'react-router';
import { otpMethodFields } from '../../../contract/account/otp';
import { otpLinkMake } from '../../../contract/account/otpEndpoints';
import { pick } from '../../../contract/schema/fields';
import { useUserAreaText } from '../../api/useUserAreaText';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';

const otpLink = defineCommand('otpLink', { fields: pick(otpMethodFields, 'name') });

/** Asks for a name for the app, and continues on the page that links it. */
export function AddAppDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const form = useCommandForm(otpLink, {
    known: { name: say('accountActivity.security.addDefault') },
    problemText: useUserAreaText(),
  });
  return (
    <CommandDialog
      form={form}
      title={say('accountActivity.security.addTitle')}
      about={say('accountActivity.security.addAbout')}
      close={close}
      confirm={{ text: say('accountActivity.security.addGo') }}
      send={async (body) => {
        const { data } = await form.callApi(otpLinkMake, { body });
        await navigate(data.link);
      }}
      autoFocusInput
    />
  );
}
