import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { attachmentField } from '../../../contract/schema/attachmentField';
import { showInstant } from '../../../contract/values/dates';
import { same } from '../../api/same';
import { useCommand } from '../../api/useCommand';
import { useRead } from '../../api/useRead';
import { VERSION } from '../../api/version';
import type { Row } from '../../engine/declaration/defineResource';
import type { RecordVersionsProps } from '../../engine/declaration/kit';
import { textOf } from '../../engine/record/textOf';
import { useWords } from '../../engine/record/words';
import { useMay } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { PageButtons } from '../../ui/PageButtons';

type Values = Readonly<Record<string, unknown>>;

/** A change of the record, and the record after it. */
interface Version {
  readonly seq: number;
  readonly at: string;
  readonly action: string;
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
  readonly record: Row;
}

/** Versions per page. */
const SIZE = 10;

/** Lists the versions of a record: who changed which field and when. Restoring an earlier one is an ordinary update. */
export function RecordVersions({ resource, record, endpoint, onRestored }: RecordVersionsProps) {
  const translate = useTranslate();
  const may = useMay();
  const words = useWords(resource);
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Version>();
  const { data, isError, refetch } = useRead(endpoint, { params: { id: record.id } } as never, {
    edition: String((record as Values)[VERSION as never] ?? ''),
  });
  if (isError) return <NotLoaded again={refetch} />;
  if (!data) return <Loading />;
  const versions = data as unknown as readonly Version[];
  const mayRestore = resource.can.update !== undefined && may(resource.can.update);
  const text = (field: string, value: unknown) =>
    textOf(resource, field, value, words) || translate('engine.form.conflict.empty');
  return (
    <>
      <p role="status">{versions.length === 0 && translate('engine.versions.none')}</p>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.slice((page - 1) * SIZE, page * SIZE).map((version) => {
          const { seq, at, action, name, before, after } = version;
          const isCurrent = version === versions[0];
          const changed = Object.keys({ ...before, ...after }).filter((field) => resource.fields[field]);
          const isNew = Object.keys(before).length === 0;
          const when = showInstant(at);
          return (
            <Box component="li" key={seq} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
                <strong>{translate(`resources.audit.values.action.${action}`, { _: action })}</strong>
                <span>{translate('engine.versions.by', { name, at: when })}</span>
                {isCurrent && <span>{translate('engine.versions.current')}</span>}
                {!isCurrent && mayRestore && (
                  <Button
                    size="small"
                    aria-label={translate('engine.versions.restoreOf', { at: when })}
                    onClick={() => setAsked(version)}
                    sx={{ ml: 'auto' }}
                  >
                    {translate('engine.versions.restore')}
                  </Button>
                )}
              </Box>
              {!isNew &&
                changed.map((field) => (
                  <Box key={field} sx={{ overflowWrap: 'anywhere' }}>
                    {translate('engine.versions.change', {
                      field: words.label(field),
                      before: text(field, before[field]),
                      after: text(field, after[field]),
                    })}
                  </Box>
                ))}
            </Box>
          );
        })}
      </Box>
      <PageButtons page={page} pages={Math.max(1, Math.ceil(versions.length / SIZE))} turn={setPage} />
      {asked && (
        <RestoreDialog
          key={asked.seq}
          resource={resource}
          record={record}
          version={asked}
          text={text}
          onRestored={() => {
            setAsked(undefined);
            onRestored();
          }}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface RestoreDialogProps extends Pick<RecordVersionsProps, 'resource' | 'record' | 'onRestored'> {
  readonly version: Version;
  readonly text: (field: string, value: unknown) => string;
  readonly close: () => void;
}

/** Shows what restoring changes, and saves it as the form would; files stay as they are now. */
function RestoreDialog({ resource, record, version, text, onRestored, close }: RestoreDialogProps) {
  const translate = useTranslate();
  const words = useWords(resource);
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { run, running, error } = useCommand();
  const then: Values = version.record;
  const restored = resource.form.inputs.filter(
    (field) => field in then && !attachmentField(resource.fields[field]) && !same(then[field], record[field]),
  );
  return (
    <ActionDialog
      title={translate('engine.versions.title', { at: showInstant(version.at) })}
      about={translate(restored.length > 0 ? 'engine.versions.about' : 'engine.versions.same')}
      running={running}
      error={error}
      close={close}
      confirm={{
        text: translate('engine.versions.restore'),
        disabledReason: restored.length > 0 ? undefined : translate('engine.versions.same'),
        run: () =>
          void run(async () => {
            const values = Object.fromEntries(restored.map((field) => [field, then[field]]));
            await dataProvider.update(resource.name, {
              id: record.id,
              data: { ...record, ...values },
              previousData: record,
            });
            notify(words.updated(), { type: 'success' });
            onRestored();
          }),
      }}
    >
      <ul>
        {restored.map((field) => (
          <li key={field}>
            {translate('engine.versions.change', {
              field: words.label(field),
              before: text(field, record[field]),
              after: text(field, then[field]),
            })}
          </li>
        ))}
      </ul>
    </ActionDialog>
  );
}
