import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  contractClauses,
  contractSignOffline,
  contractSignOnline,
} from '../../../contract/endpoints/contracts';
import { type ContractDocument, groupOf, yearOf } from '../../../contract/entities/contractDocument';
import type { SignatureAnswer, SigningState } from '../../../contract/entities/signing';
import { useCallApi } from '../../api/CallApi';
import { SigningWays } from '../../features/signing/SigningWays';
import { useSay } from '../../i18n/useSay';

interface ContractSigningProps {
  readonly contract: ContractDocument;
  readonly file: { readonly name: string; readonly content: string };
  readonly state: SigningState;
  readonly signed: (text: string, receipt: SignatureAnswer) => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** The two clauses, then the ways to sign. */
export function ContractSigning({ contract, file, state, signed, reload }: ContractSigningProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const [ticked, setTicked] = useState<readonly boolean[]>(contract.clausole);
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
      // It was signed meanwhile: the page shows what became of it.
      if ((error as { code?: string }).code === 'conflict') await reload();
    }
  }

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
      <SigningWays
        subject={{ documents: [contract.name], signer: state.signer ?? undefined }}
        file={file}
        why={accepted ? undefined : say('documents.clausesFirst')}
        demo={state.demo}
        online={async (body) =>
          (await callApi(contractSignOnline, { params, query: { isServizi, fileName }, body })).data
        }
        offline={async (chosen, progress) => {
          const body = { type, fileName, isServizi } as const;
          return (await callApi(contractSignOffline, { params, body, file: chosen, progress })).data;
        }}
        signed={signed}
      />
    </Box>
  );
}
