import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import {
  contractClauses,
  contractSignOffline,
  contractSignOnline,
} from '../../../contract/endpoints/contracts';
import { type ContractDocument, groupOf, yearOf } from '../../../contract/entities/contractDocument';
import type { SignatureReceipt, SigningState } from '../../../contract/entities/signing';
import type { OnlineProvider } from '../../../contract/signatures/providers';
import { useCallApi } from '../../engine/CallApi';
import { useSay } from '../../i18n/useSay';
import { OfflineUploadDialog } from '../../procedures/signing/OfflineUploadDialog';
import { OnlineSignatureDialog } from '../../procedures/signing/OnlineSignatureDialog';
import { SigningMenu } from '../../procedures/signing/SigningMenu';
import { saveBase64 } from '../../procedures/signing/saveBase64';

interface ContractSigningProps {
  readonly contract: ContractDocument;
  readonly file: { readonly name: string; readonly content: string };
  readonly state: SigningState;
  readonly signed: (text: string, receipt: SignatureReceipt) => Promise<void>;
}

/** The two clauses, then the ways to sign. */
export function ContractSigning({ contract, file, state, signed }: ContractSigningProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const [ticked, setTicked] = useState<readonly boolean[]>(contract.clausole);
  const [dialog, setDialog] = useState<OnlineProvider | 'offline'>();
  const { fileName, type } = contract;
  const isServizi = groupOf(type) === 'service' ? 'true' : 'false';
  const params = { id: yearOf(contract) };
  const accepted = ticked.every(Boolean);

  async function tick(place: number, value: boolean): Promise<void> {
    const next = ticked.map((one, at) => (at === place ? value : one));
    setTicked(next);
    try {
      const [clausola1 = false, clausola2 = false] = next;
      await callApi(contractClauses, { body: { fileName, clausola1, clausola2 } });
    } catch (error) {
      setTicked(ticked);
      notify((error as Error).message, { type: 'error' });
    }
  }
  const end = async (text: string, receipt: SignatureReceipt) => {
    setDialog(undefined);
    await signed(text, receipt);
  };

  return (
    <Box sx={{ mb: 2 }}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1 }}>
        <Box component="legend" sx={{ fontWeight: 600, p: 0 }}>
          {say('documents.clauses')}
        </Box>
        {(['documents.clause1', 'documents.clause2'] as const).map((clause, place) => (
          <FormControlLabel
            key={clause}
            sx={{ display: 'flex', alignItems: 'flex-start' }}
            control={
              <Checkbox
                checked={ticked[place] ?? false}
                onChange={(_, value) => void tick(place, value)}
                sx={{ mt: -1 }}
              />
            }
            label={say(clause)}
          />
        ))}
      </Box>
      <SigningMenu
        why={accepted ? undefined : say('documents.clausesFirst')}
        online={setDialog}
        download={() => saveBase64(file)}
        upload={() => setDialog('offline')}
      />
      {dialog === 'offline' && (
        <OfflineUploadDialog
          close={() => setDialog(undefined)}
          download={() => saveBase64(file)}
          upload={async (chosen) => {
            const body = { type, fileName, isServizi } as const;
            const { data } = await callApi(contractSignOffline, { params, body, file: chosen });
            await end(say('signing.offline.done'), data);
          }}
        />
      )}
      {dialog && dialog !== 'offline' && (
        <OnlineSignatureDialog
          provider={dialog}
          demo={state.demo}
          close={() => setDialog(undefined)}
          download={() => saveBase64(file)}
          sign={async (credentials) => {
            const { data } = await callApi(contractSignOnline, {
              params,
              query: { isServizi, fileName },
              body: { ...credentials, provider: dialog },
            });
            await end(say('signing.online.done'), data);
          }}
        />
      )}
    </Box>
  );
}
