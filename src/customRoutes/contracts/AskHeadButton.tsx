import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { REQUEST_DAYS } from '../../../contract/contracts/signatureRequest';
import { signatureRequestSend } from '../../../contract/contracts/signatureRequestEndpoints';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { PermissionButton } from '../../ui/tips/PermissionButton';

interface AskHeadButtonProps {
  /** Documents that are still to be signed. */
  readonly contracts: readonly ContractDocument[];
  /** Head of the school. */
  readonly signer: string | null | undefined;
}

/** Asks the head, who is elsewhere, to sign with their own sign-in. */
export function AskHeadButton({ contracts, signer }: AskHeadButtonProps) {
  const say = useSay();
  const sentence = useSentence();
  const navigate = useNavigate();
  const { run, callApi, running, error } = useCommand();
  const [open, setOpen] = useState(false);
  if (!signer || contracts.length === 0) return null;
  const fileNames = contracts.map(({ fileName }) => fileName);
  const send = () =>
    void run(async (idempotencyKey) => {
      const { data } = await callApi(signatureRequestSend, { body: { fileNames }, idempotencyKey });
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
            {contracts.map(({ fileName, name }) => (
              <li key={fileName}>{name}</li>
            ))}
          </ul>
        </ActionDialog>
      )}
    </>
  );
}
