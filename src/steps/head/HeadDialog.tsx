import { useState } from 'react';
import { dsRead, dsWrite } from '../../../contract/offices/endpoints';
import type { resizingHeads } from '../../../contract/resizing/endpoints';
import type { practiceHeads } from '../../../contract/transfer/endpoints';
import { useCommand } from '../../api/useCommand';
import { useRead, useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { NativeSelect } from '../../ui/NativeSelect';
import { NotLoaded } from '../../ui/NotLoaded';

/** A call that returns the candidates for head of the school. */
export type HeadsCall = typeof resizingHeads | typeof practiceHeads;

interface HeadDialogProps {
  readonly heads: HeadsCall;
  readonly close: () => void;
}

/** Chooses the head of the school among the candidates; user management then has them as head. */
export function HeadDialog({ heads: call, close }: HeadDialogProps) {
  const say = useSay();
  const refresh = useRefresh();
  const { customerCode } = useSession().school;
  const [uid, setUid] = useState('');
  const { run, callApi, running, error } = useCommand();
  const heads = useRead(call);
  const name = () =>
    run(async () => {
      await callApi(dsWrite, { params: { customerCode }, body: { uid } });
      await refresh(dsRead);
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
