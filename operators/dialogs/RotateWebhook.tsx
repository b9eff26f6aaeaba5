import { useTranslate } from 'react-admin';
import { platformWebhookRotate } from '../../contract/staff/endpoints/webhooks';
import { WEBHOOK_OVERLAP_HOURS } from '../../contract/webhooks/webhook';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { ShownOnceDialog } from './ShownOnceDialog';

/** Asks for confirmation, then gives a webhook endpoint of the provider a new secret and shows it once. */
export function RotateWebhook({ rows, close }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [webhook] = rows;
  if (!webhook) return null;
  const params = { id: String(webhook.id) };
  return (
    <ShownOnceDialog
      resource="platformWebhook"
      title={translate('gestore.webhooks.rotate', { name: String(webhook.name) })}
      about={translate('gestore.webhooks.rotateAbout', { hours: WEBHOOK_OVERLAP_HOURS })}
      confirm={translate('gestore.webhooks.rotateConfirm')}
      meant={params}
      run={async (idempotencyKey) => {
        const { data } = await callApi(platformWebhookRotate, { params, idempotencyKey });
        return [{ label: translate('gestore.staff.secret'), value: data.secret }];
      }}
      toldAbout={translate('gestore.webhooks.secretAbout')}
      close={close}
    />
  );
}
