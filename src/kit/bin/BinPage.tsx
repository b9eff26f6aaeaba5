import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import type { Endpoint } from '../../../contract/schema/endpoint';
import { BIN_DAYS } from '../../../contract/storing/softDelete';
import { showInstant } from '../../../contract/values/dates';
import { useCommand } from '../../api/useCommand';
import { useRead } from '../../api/useRead';
import type { Resource, Row } from '../../engine/declaration/defineResource';
import type { BinPageProps } from '../../engine/declaration/kit';
import { BackLink } from '../../engine/record/BackLink';
import { fieldColumns } from '../../engine/record/fieldColumns';
import { useReadable } from '../../engine/record/useReadable';
import { useWords } from '../../engine/record/words';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { PageButtons } from '../../ui/PageButtons';
import { type RecordColumn, RecordTable } from '../../ui/tables/RecordTable';
import { useLastPage } from '../../ui/tables/useLastPage';

/** An operation on a removed record that waits for confirmation. */
interface Pending {
  readonly use: 'restore' | 'purge';
  readonly record: Row;
}

/** The number of the list's columns that are shown beside the time and the author of the removal. */
const COLUMNS = 3;
const PER_PAGE = 25;

/** Lists the removed records of a resource, with buttons to restore each or delete it for good. */
export function BinPage({ resource: declared, bin }: BinPageProps) {
  const resource = useReadable(declared);
  const translate = useTranslate();
  const words = useWords(resource);
  const [pending, setPending] = useState<Pending>();
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useRead(
    bin.list,
    { query: { page: String(page), perPage: String(PER_PAGE) } } as never,
    // The previous page stays until the next one arrives.
    { placeholderData: (before) => before },
  );
  const { data: rows, total } = (data ?? {}) as { readonly data?: readonly Row[]; readonly total?: number };
  const pages = useLastPage({ page, turn: setPage, total, size: PER_PAGE });
  const shown = [resource.title, ...resource.list.columns.map(({ field }) => field)];
  const columns: readonly RecordColumn<Row>[] = [
    ...fieldColumns(resource, [...new Set(shown)].slice(0, COLUMNS), words),
    {
      name: 'deleted',
      label: translate('engine.bin.deleted'),
      cell: ({ deleted }) => showInstant(String(deleted)),
    },
    {
      name: 'deletedBy',
      label: translate('engine.bin.by'),
      cell: ({ deletedBy }) => String(deletedBy ?? '–'),
    },
  ];
  const title = translate('engine.bin.title', { name: words.say('title') });
  return (
    <ResourceContextProvider value={resource.name}>
      <Page title={title} actions={<BackLink resource={resource} />}>
        <p>{translate('engine.bin.about', { days: BIN_DAYS })}</p>
        <RecordTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          retry={isError ? refetch : undefined}
          empty={translate('engine.bin.empty')}
          actions={(record) =>
            (['restore', 'purge'] as const).map((use) => (
              <Button
                key={use}
                size="small"
                color={use === 'purge' ? 'error' : 'primary'}
                aria-label={translate(`engine.bin.${use}.row`, { name: words.title(record) })}
                onClick={() => setPending({ use, record })}
              >
                {translate(`engine.bin.${use}.label`)}
              </Button>
            ))
          }
        />
        <PageButtons page={page} pages={pages} turn={setPage} />
        {pending && (
          <BinDialog
            key={`${pending.use} ${pending.record.id}`}
            {...pending}
            resource={resource}
            endpoint={bin[pending.use]}
            close={() => setPending(undefined)}
          />
        )}
      </Page>
    </ResourceContextProvider>
  );
}

interface BinDialogProps extends Pending {
  readonly resource: Resource;
  readonly endpoint: Endpoint;
  readonly close: () => void;
}

/** Asks for confirmation, then restores the record or deletes it for good. */
function BinDialog({ use, record, resource, endpoint, close }: BinDialogProps) {
  const translate = useTranslate();
  const words = useWords(resource);
  const notify = useNotify();
  const queries = useQueryClient();
  const { run, callApi, running, error } = useCommand();
  const name = words.title(record);
  return (
    <ActionDialog
      title={translate(`engine.bin.${use}.title`, { name })}
      about={translate(`engine.bin.${use}.about`)}
      running={running}
      error={error}
      close={close}
      confirm={{
        text: translate(`engine.bin.${use}.label`),
        color: use === 'purge' ? 'error' : 'primary',
        run: () =>
          void run(async (idempotencyKey) => {
            await callApi(endpoint, { params: { id: record.id }, idempotencyKey } as never);
            await queries.invalidateQueries({ queryKey: [resource.name] });
            notify(translate(`engine.bin.${use}.done`, { name }), { type: 'success' });
            close();
          }),
      }}
    />
  );
}
