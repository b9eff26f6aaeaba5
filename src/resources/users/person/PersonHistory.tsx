import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Operation } from '../../../../contract/operations/operation';
import { refusalText } from '../../../api/refusal';
import type { RecordPartProps } from '../../../engine/declaration/resource';
import { OPERATION } from '../../../engine/operations/history';
import { useOperationCalls } from '../../../engine/operations/operationCalls';
import { outcomeOf } from '../../../engine/operations/outcomeOf';
import { TakeBackDialog } from '../../../engine/operations/TakeBackDialog';
import { useSay } from '../../../i18n/useSay';
import { Loading } from '../../../ui/Loading';
import { NotLoaded } from '../../../ui/NotLoaded';
import { PageButtons } from '../../../ui/PageButtons';
import { Section } from '../../../ui/Section';
import { useLastPage } from '../../../ui/tables/useLastPage';
import { Tips } from '../../../ui/tips/Tips';
import { HistoryEntry } from './HistoryEntry';
import { ENTRIES, usePersonHistory } from './usePersonHistory';

/** Lists the actions on a person with authors and previous values; those that can be undone are undone here. */
export function PersonHistory({ resource, record, onActed }: RecordPartProps) {
  const say = useSay();
  const calls = useOperationCalls();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Operation>();
  const { data, isError, refetch } = usePersonHistory(record, page);
  const pages = useLastPage({ page, turn: setPage, total: data?.total, size: ENTRIES });
  async function ask(id: string) {
    try {
      setAsked(await calls.read(id));
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
    }
  }
  const takenBack = (back: Operation) => {
    // If the undo was refused, `back` is the unchanged operation, and the refusal is already shown. If the undo still
    // runs, it has a page of its own.
    if (back.kind === 'takeBack' && back.state === 'ended') {
      const type = back.skipped + back.failed > 0 ? 'warning' : 'success';
      notify(outcomeOf(back, translate), { type });
    }
    void queries.invalidateQueries({ queryKey: [OPERATION] });
    void queries.invalidateQueries({ queryKey: [resource.name] });
    onActed();
  };

  return (
    <Tips>
      <Section title={say('person.history.title')} about={say('person.history.about')}>
        {isError && <NotLoaded again={refetch}>{say('person.history.failed')}</NotLoaded>}
        {!data && !isError && <Loading label={say('person.history.loading')} heights={[48, 48, 48]} />}
        <p role="status" style={{ margin: 0 }}>
          {data?.data.length === 0 && say('person.history.none')}
        </p>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.data.map((entry) => (
            <HistoryEntry
              key={entry.seq}
              resource={resource}
              entry={entry}
              onTakeBack={(id) => void ask(id)}
            />
          ))}
        </Box>
        <PageButtons page={page} pages={pages} turn={setPage} />
        {asked && (
          <TakeBackDialog operation={asked} onChange={takenBack} onClose={() => setAsked(undefined)} />
        )}
      </Section>
    </Tips>
  );
}
