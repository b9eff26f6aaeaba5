import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CommandDialog } from '../../engine/form/CommandDialog';
import type { CommandForm } from '../../engine/form/useCommandForm';
import { ShownOnce } from '../../ui/ShownOnce';

interface SecretDialogProps<B> {
  readonly title: string;
  readonly about: string;
  readonly confirm: string;
  readonly form: CommandForm<B>;
  /** Identity of the request: a retry after a lost response sends the same idempotency key. */
  readonly meant?: unknown;
  /** Sends the request. @returns the secret */
  readonly send: (body: B, idempotencyKey: string) => Promise<string>;
  readonly close: () => void;
}

/** Requests a new secret of a webhook and shows it once. */
export function SecretDialog<B>({ send, title, confirm, form, close, ...dialog }: SecretDialogProps<B>) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string>();
  if (secret)
    return (
      <ShownOnce
        title={title}
        about={translate('webhooks.secretAbout')}
        secrets={[{ label: translate('webhooks.secret'), value: secret }]}
        copied={translate('webhooks.copied')}
        close={close}
      />
    );
  return (
    <CommandDialog
      {...dialog}
      form={form}
      title={title}
      confirm={{ text: confirm }}
      dismiss={translate('shell.cancel')}
      send={async (body, idempotencyKey) => {
        setSecret(await send(body, idempotencyKey));
        await queries.invalidateQueries({ queryKey: ['webhook'] });
      }}
      close={close}
    />
  );
}
