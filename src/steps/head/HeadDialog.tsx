import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dsWrite } from '../../../contract/offices/endpoints';
import type { resizingHeads } from '../../../contract/resizing/endpoints';
import type { practiceHeads } from '../../../contract/transfer/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { NativeSelect } from '../../ui/NativeSelect';
import { NotLoaded } from '../../ui/NotLoaded';
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
  const callApi = useCallApi();
  const queries = useQueryClient();
  const { customerCode } = useSession().school;
  const [uid, setUid] = useState('');
  const { run, running, error } = useCommand();
  const heads = useQuery({
    queryKey: ['heads', call.id],
    queryFn: async () => (await callApi(call)).data,
  });
  const name = () =>
    run(async () => {
      await callApi(dsWrite, { params: { customerCode }, body: { uid } });
      await queries.invalidateQueries({ queryKey: headKey });
      close();
    });
  return (
    <ActionDialog
      title={say('resizing.head.dialog')}
      about={say('resizing.head.about')}
      confirm={{
        text: say('resizing.head.confirm'),
        disabledReason: uid ? undefined : say('resizing.head.choose'),
        run: () => void name(),
      }}
      running={running}
      error={error}
      close={close}
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
    </ActionDialog>
  );
}
