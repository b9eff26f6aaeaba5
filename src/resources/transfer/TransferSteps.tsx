import { useMemo } from 'react';
import type { PendingSignature } from '../../../contract/signing/signing';
import { transferCalls } from '../../../contract/transfer/endpoints';
import { transfer } from '../../../contract/transfer/procedure';
import { useSay } from '../../i18n/useSay';
import { useHead } from '../../steps/head/useHead';
import { ProcedureSteps } from '../../steps/ProcedureSteps';
import { useProcedure } from '../../steps/useProcedure';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { PracticeContext } from './PracticeContext';
import { useAttachments } from './useAttachments';
import { useTransferScreens } from './useTransferScreens';

interface TransferStepsProps {
  readonly subject: string;
  readonly pending: PendingSignature | null | undefined;
}

/** Renders the six steps of a transfer, at its current one. */
export function TransferSteps({ subject, pending }: TransferStepsProps) {
  const say = useSay();
  const procedure = useProcedure(transfer, transferCalls, subject);
  const head = useHead(true);
  const attachments = useAttachments(subject);
  const screens = useTransferScreens(head.data ?? undefined);
  const context = useMemo(() => ({ subject, pending, attachments }), [subject, pending, attachments]);
  const found = [procedure.query, head];
  if (found.some(({ isError, data }) => isError && data === undefined))
    return (
      <NotLoaded again={() => Promise.all(found.map(({ refetch }) => refetch()))}>
        {say('transfer.failed.any')}
      </NotLoaded>
    );
  if (!procedure.query.data || head.data === undefined) return <Loading heights={[48, 220]} />;
  const { uploading, chosen } = attachments;
  return (
    <PracticeContext value={context}>
      <ProcedureSteps
        of={transfer}
        procedure={procedure}
        run={procedure.query.data.run}
        screens={screens}
        failed={say('transfer.failed.any')}
        leave={{
          when: uploading || chosen.length > 0,
          title: say(uploading ? 'transfer.leave.uploading' : 'transfer.leave.title'),
          about: say(uploading ? 'transfer.leave.again' : 'transfer.leave.about'),
          onLeave: attachments.stop,
        }}
      />
    </PracticeContext>
  );
}
