import { scimChangeList } from '../../../contract/scim/endpoints';
import type { ScimClient } from '../../../contract/scim/scimClient';
import { showInstant } from '../../../contract/values/dates';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { Breakable } from '../../ui/Breakable';
import { RecordTable } from '../../ui/tables/RecordTable';

interface ChangesDialogProps {
  readonly client: Pick<ScimClient, 'id' | 'name'>;
  readonly close: () => void;
}

/** Lists the changes that a client asked for and that were not made, with the reason of each refusal. */
export function ChangesDialog({ client: { id, name }, close }: ChangesDialogProps) {
  const say = useSay();
  const sentence = useSentence();
  const { data, error, refetch } = useRead(scimChangeList, { params: { id } });
  return (
    <ActionDialog
      size="table"
      title={say('scim.changesTitle', { name })}
      about={say('scim.changesAbout')}
      close={close}
    >
      <RecordTable
        caption={say('scim.changesTitle', { name })}
        columns={[
          {
            name: 'target',
            label: say('scim.change.target'),
            cell: ({ target }) => <Breakable text={target} />,
          },
          { name: 'kind', label: say('scim.change.kind'), cell: ({ kind }) => say(`scim.kind.${kind}`) },
          {
            name: 'outcome',
            label: say('scim.change.outcome'),
            cell: ({ reason }) => (reason ? sentence(reason) : say('scim.wouldSucceed')),
          },
          { name: 'at', label: say('scim.change.at'), cell: ({ at }) => showInstant(at) },
        ]}
        rows={data}
        rowKey={({ kind, target }) => `${kind} ${target}`}
        retry={error ? refetch : undefined}
        empty={say('scim.noChanges')}
        pageSize={10}
      />
    </ActionDialog>
  );
}
