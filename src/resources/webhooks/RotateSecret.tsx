import { useTranslate } from 'react-admin';
import { webhookRotate } from '../../../contract/webhooks/endpoints';
import { WEBHOOK_OVERLAP_HOURS } from '../../../contract/webhooks/webhook';
import { defineCommand } from '../../engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../engine/declaration/resource';
import { useCommandForm } from '../../engine/form/useCommandForm';
import { SecretDialog } from './SecretDialog';

const rotation = defineCommand('webhook', { fields: {} });

/** Asks for confirmation, gives a webhook endpoint a new secret and shows it. */
export function RotateSecret({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const form = useCommandForm(rotation);
  const [webhook] = rows;
  if (!webhook) return null;
  const params = { id: String(webhook.id) };
  return (
    <SecretDialog
      title={translate('webhooks.rotate', { name: String(webhook.name) })}
      about={translate('webhooks.rotateAbout', { hours: WEBHOOK_OVERLAP_HOURS })}
      confirm={translate('webhooks.rotateConfirm')}
      form={form}
      meant={params}
      send={async (_, idempotencyKey) =>
        (await form.callApi(webhookRotate, { params, idempotencyKey })).data.secret
      }
      close={close}
    />
  );
}
