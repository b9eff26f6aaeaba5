import { useState } from 'react';
import { useNavigate } from 'react-router';
import { REQUEST_DAYS } from '../../contract/signing/signatureRequest';
import { signatureRequestSend } from '../../contract/signing/signatureRequestEndpoints';
import type { PendingProcedure } from '../../contract/signing/signing';
import { useCommand } from '../api/useCommand';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';
import { ActionDialog } from '../ui/ActionDialog';
import { PermissionButton } from '../ui/tips/PermissionButton';

interface AskHeadButtonProps {
  readonly procedure: PendingProcedure;
  /** Documents of the procedure that are still to be signed by the head. */
  readonly documents: readonly { readonly fileName: string; readonly name: string }[];
  /** Head of the school. */
  readonly signer: string | null | undefined;
}

/**
 * Renders the button that asks the head of the school, who may be elsewhere, to sign the documents from their own
 * account.
 */
export function AskHeadButton({ procedure, documents, signer }: AskHeadButtonProps) {
  const say = useSay();
  const sentence = useSentence();
  const navigate = useNavigate();
  const { run, callApi, running, error } = useCommand();
  const [open, setOpen] = useState(false);
  if (!signer || documents.length === 0) return null;
  const fileNames = documents.map(({ fileName }) => fileName);
  const send = () =>
    void run(async (idempotencyKey) => {
      const { data } = await callApi(signatureRequestSend, {
        body: { procedure, fileNames },
        idempotencyKey,
      });
      void navigate(`/richieste-di-firma/${data.id}`);
    }, fileNames);
  return (
    <>
      <PermissionButton
        can={['signatureRequest', 'send']}
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say('documents.requests.ask')}
      </PermissionButton>
      {open && (
        <ActionDialog
          title={say('documents.requests.ask')}
          about={say('documents.requests.about', { name: signer, days: REQUEST_DAYS })}
          running={running}
          error={error && sentence(error)}
          close={() => setOpen(false)}
          confirm={{ text: say('documents.requests.send'), run: send }}
        >
          <ul>
            {documents.map(({ fileName, name }) => (
              <li key={fileName}>{name}</li>
            ))}
          </ul>
        </ActionDialog>
      )}
    </>
  );
}
