import { dsRead, dsWrite } from '../../../contract/offices/endpoints';
import type { resizingHeads } from '../../../contract/resizing/endpoints';
import type { practiceHeads } from '../../../contract/transfer/endpoints';
import { useCommand } from '../../api/useCommand';
import { useRead, useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ActionDialog } from '../../ui/ActionDialog';
import { NotLoaded } from '../../ui/NotLoaded';
import { AnswerForm, AnswerInput } from '../AnswerForm';
import { useAnswerForm } from '../useAnswerForm';

const nobody = {};

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
  const { run, callApi, running, error } = useCommand();
  const heads = useRead(call);
  const names = new Map(heads.data?.map(({ uid, name: called }) => [uid, `${called} (${uid})`]));
  const form = useAnswerForm({
    spec: { fields: { uid: { kind: 'choice', required: true, of: [...names.keys()] } } },
    base: nobody,
    problemsOf: () => [],
  });
  const { uid } = form.answers as { uid?: string };
  const name = () =>
    run(async () => {
      await callApi(dsWrite, { params: { customerCode }, body: { uid: uid ?? '' } });
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
      <AnswerForm form={form}>
        <AnswerInput
          name="uid"
          label={say('resizing.head.ds')}
          required
          textOf={(one) => names.get(one) ?? one}
        />
      </AnswerForm>
    </ActionDialog>
  );
}
