import { useTranslate } from 'react-admin';
import { platformWebhookCreate } from '../../contract/staff/endpoints/webhooks';
import { newWebhookFields } from '../../contract/webhooks/webhook';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { DialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { ShownOnceDialog } from './ShownOnceDialog';

const newWebhook = defineCommand('platformWebhook', {
  fields: newWebhookFields,
  inputs: ['name', 'url', 'events'],
  typing: { url: { verbatim: true } },
});

/** Asks for the data of a new webhook endpoint of the provider, for the events of all schools, and shows its secret. */
export function NewWebhook({ close }: DialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  return (
    <ShownOnceDialog
      resource="platformWebhook"
      title={translate('gestore.webhooks.create')}
      about={translate('gestore.webhooks.createAbout')}
      confirm={translate('gestore.webhooks.createConfirm')}
      form={useCommandForm(newWebhook)}
      run={async (idempotencyKey, body) => {
        const { data } = await callApi(platformWebhookCreate, { body, idempotencyKey });
        return [{ label: translate('gestore.staff.secret'), value: data.secret }];
      }}
      toldAbout={translate('gestore.webhooks.secretAbout')}
      close={close}
    />
  );
}
