import { useTranslate } from 'react-admin';
import { webhookCreate } from '../../../contract/webhooks/endpoints';
import { newWebhookFields } from '../../../contract/webhooks/webhook';
import { defineCommand } from '../../engine/declaration/defineCommand';
import type { DialogProps } from '../../engine/declaration/resource';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { SecretDialog } from './SecretDialog';

const newWebhook = defineCommand('webhook', {
  fields: newWebhookFields,
  inputs: ['name', 'url', 'events'],
  typing: { url: { verbatim: true } },
});

/** Asks for the data of a new webhook endpoint, creates it and shows its secret. */
export function NewWebhook({ close }: DialogProps) {
  const translate = useTranslate();
  const form = useCommandForm(newWebhook);
  return (
    <SecretDialog
      title={translate('webhooks.create')}
      about={translate('webhooks.createAbout')}
      confirm={translate('webhooks.createConfirm')}
      form={form}
      send={async (body, idempotencyKey) =>
        (await form.callApi(webhookCreate, { body, idempotencyKey })).data.secret
      }
      close={close}
    />
  );
}
