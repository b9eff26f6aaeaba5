import { scimClientCreate, scimClientList } from '../../../contract/scim/endpoints';
import { newScimClientFields } from '../../../contract/scim/scimClient';
import { useRefresh } from '../../api/useRead';
import { defineCommand } from '../../engine/declaration/defineCommand';
import { CommandDialog } from '../../engine/form/CommandDialog';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { useSay } from '../../i18n/useSay';
import type { ShownToken } from './TokenDialog';

const newClient = defineCommand('scimClient', { fields: newScimClientFields });

interface NewClientDialogProps {
  readonly close: () => void;
  readonly showToken: (token: ShownToken) => void;
}

/** Asks for the name of a system, creates it and shows its token. */
export function NewClientDialog({ close, showToken }: NewClientDialogProps) {
  const say = useSay();
  const refresh = useRefresh();
  const form = useCommandForm(newClient);
  return (
    <CommandDialog
      form={form}
      title={say('scim.addTitle')}
      about={say('scim.addAbout')}
      close={close}
      confirm={{ text: say('scim.addGo') }}
      send={async ({ name }, idempotencyKey) => {
        const { data } = await form.callApi(scimClientCreate, { body: { name }, idempotencyKey });
        close();
        showToken({ name, ...data });
        await refresh(scimClientList);
      }}
      autoFocusInput
    />
  );
}
