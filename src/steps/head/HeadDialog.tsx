import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dsWrite } from '../../../contract/offices/endpoints';
import type { resizingHeads } from '../../../contract/resizing/endpoints';
import type { practiceHeads } from '../../../contract/transfer/endpoints';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Dialog } from '../../ui/Dialog';
import { NativeSelect } from '../../ui/NativeSelect';
import { NotLoaded } from '../../ui/NotLoaded';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';
import { headKey } from './useHead';

/** A call that tells who can be the head. */
export type HeadsCall = typeof resizingHeads | typeof practiceHeads;

interface HeadDialogProps {
  readonly heads: HeadsCall;
  readonly close: () => void;
}

/** Chooses the head of the school among those who can be: user management has them from then on. */
export function HeadDialog({ heads: call, close }: HeadDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const callApi = useCallApi();
  const queries = useQueryClient();
  const { customerCode } = useSession().school;
  const [uid, setUid] = useState('');
  const [error, setError] = useState<unknown>();
  const heads = useQuery({
    queryKey: ['heads', call.id],
    queryFn: async () => (await callApi(call)).data,
  });
  async function name(): Promise<void> {
    setError(undefined);
    try {
      await callApi(dsWrite, { params: { customerCode }, body: { uid } });
      await queries.invalidateQueries({ queryKey: headKey });
      close();
    } catch (thrown) {
      setError(thrown);
    }
  }
  return (
    <Dialog
      size="question"
      onClose={close}
      title={say('resizing.head.dialog')}
      about={say('resizing.head.about')}
      actions={
        <Tips>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button onClick={close}>{say('resizing.cancel')}</Button>
            <WhyButton
              variant="contained"
              why={uid ? undefined : say('resizing.head.choose')}
              onClick={() => void name()}
            >
              {say('resizing.head.confirm')}
            </WhyButton>
          </Box>
        </Tips>
      }
    >
      {heads.isError && <NotLoaded again={heads.refetch} />}
      <NativeSelect label={say('resizing.head.ds')} value={uid} change={setUid}>
        <option value="">{say('resizing.head.choose')}</option>
        {heads.data?.map((one) => (
          <option key={one.uid} value={one.uid}>
            {one.name} ({one.uid})
          </option>
        ))}
      </NativeSelect>
      <div role="alert">
        {error !== undefined && (
          <Alert role="none" severity="error" sx={{ mt: 2 }}>
            {translate(refusalText(error))}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
