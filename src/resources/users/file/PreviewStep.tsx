import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { showNumber } from '../../../../contract/values/showNumber';
import type { Resource } from '../../../engine/declaration/defineResource';
import type { BookRow } from '../../../engine/import/book/ImportBook';
import type { Distinct, Shown } from '../../../engine/import/book/tally';
import { ProblemGroups } from '../../../engine/import/ProblemGroups';
import { Questions } from '../../../engine/import/Questions';
import { ReadingNote } from '../../../engine/import/ReadingNote';
import type { Importing } from '../../../engine/import/useImport';
import { useImportSay } from '../../../engine/import/useImportSay';
import type { useSendImport } from '../../../engine/import/useSendImport';
import { useSay } from '../../../i18n/useSay';
import { Button } from '../../../ui/Button';
import { NotLoaded } from '../../../ui/NotLoaded';
import { PageButtons } from '../../../ui/PageButtons';
import { useLastPage } from '../../../ui/tables/useLastPage';
import { users } from '../users';
import { PreviewTable } from './PreviewTable';

/** Users per page of the preview (specification, part 2 §9). */
const PAGE = 5;

/** Placeholder until the users in the file are known. */
const NOBODY: Distinct = { places: [], refused: [], warned: [], repeated: [] };

const resource = users as unknown as Resource;

interface PreviewStepProps {
  readonly importing: Importing;
  readonly sending: ReturnType<typeof useSendImport>;
}

/** Renders the second step: the users in the file, each once, with the errors beside their row. */
export function PreviewStep({ importing, sending }: PreviewStepProps) {
  const say = useSay();
  const sayImport = useImportSay();
  const { state, ask, edit, accept, find } = importing;
  const { tally, version, checked, stopped } = state;
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Distinct>();
  const { places, refused, warned, repeated } = found ?? NOBODY;
  const [only, setOnly] = useState<Shown>();
  /** Indexes of the rows that are shown by the filter. */
  const [among, setAmong] = useState<readonly number[]>([]);
  const [rows, setRows] = useState<readonly BookRow[]>([]);
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set());
  const { byRow, problem, hasChanged, sent } = sending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again
  useEffect(() => {
    let over = false;
    void (async () => {
      const now = await ask('distinct');
      const those = only ? await find(only) : [];
      const shown = await ask('rows', shownOf(now, those).slice((page - 1) * PAGE, page * PAGE));
      if (over) return;
      setFound(now);
      setAmong(those);
      setRows(shown);
    })().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [ask, find, page, version, only]);

  /** Corrected users stay in place. */
  const shownOf = (of: Distinct, those: readonly number[]) =>
    only ? of.places.filter((one) => those.includes(one) || corrected.has(one)) : of.places;
  const show = (which: Shown | undefined) => {
    setOnly(which);
    setPage(1);
  };
  const touched = (row: BookRow) => {
    sending.forget();
    setCorrected((before) => new Set(before).add(row.index));
  };
  const pages = useLastPage({
    page,
    turn: setPage,
    total: shownOf({ places, refused, warned, repeated }, among).length,
    size: PAGE,
  });
  const perRow = problem !== undefined && (byRow.size > 0 || hasChanged);
  const busy = sent !== undefined || (checked < tally.total && !stopped);
  const progress =
    sent === undefined
      ? sayImport('rows.checking', { done: checked, total: tally.total })
      : sayImport('sending', { done: sent, total: tally.total });
  return (
    <>
      <div role="alert">
        {problem && (
          <Alert role="none" severity="error" sx={{ mb: 2 }}>
            {perRow ? say('userFile.wrong') : problem}
          </Alert>
        )}
        {stopped && (
          <NotLoaded again={() => importing.again()} role="none" sx={{ mb: 2 }}>
            {sayImport('rows.stopped', { reason: stopped })}
          </NotLoaded>
        )}
      </div>
      <ReadingNote importing={importing} onTurn={sending.begin} held={sent !== undefined} />
      <Questions
        resource={resource}
        importing={importing}
        held={sent !== undefined}
        onAnswer={sending.begin}
      />
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {/* A preliminary number would be announced too. */}
        {found && <Chip label={say('userFile.total', { count: showNumber(places.length) })} />}
        {found && tally.total > places.length && (
          <Chip label={say('userFile.repeated', { count: showNumber(tally.total - places.length) })} />
        )}
      </Box>
      {repeated.length > 0 && (
        <details>
          <summary>{say('userFile.repeatedShow')}</summary>
          <ul>
            {repeated.map(({ position, first }) => (
              <li key={position}>{say('userFile.repeatedRow', { row: position, first })}</li>
            ))}
          </ul>
          {tally.total - places.length > repeated.length && (
            <p>{say('userFile.repeatedMore', { count: showNumber(repeated.length) })}</p>
          )}
        </details>
      )}
      {refused.length > 0 && <p>{say('userFile.correct')}</p>}
      {warned.length > 0 && <p>{say('userFile.verify')}</p>}
      {refused.length + warned.length > 0 && (
        <Box
          role="group"
          aria-label={sayImport('rows.show')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
        >
          {([undefined, 'refused', 'warned'] as const)
            .filter((one) => !one || { refused, warned }[one].length > 0 || one === only)
            .map((one) => (
              <Button
                key={one ?? 'total'}
                size="small"
                variant={one === only ? 'contained' : 'outlined'}
                aria-pressed={one === only}
                onClick={() => show(one)}
              >
                {sayImport(`rows.${one ?? 'total'}`)} (
                {showNumber((one ? { refused, warned }[one] : places).length)})
              </Button>
            ))}
        </Box>
      )}
      <ProblemGroups
        resource={resource}
        importing={importing}
        only={only}
        held={sent !== undefined}
        onChange={show}
        onEdit={sending.forget}
      />
      {busy && (
        <Box sx={{ mb: 1 }}>
          {progress}
          <LinearProgress aria-label={progress} />
        </Box>
      )}
      <PreviewTable
        rows={found && rows}
        detailed={refused.length + warned.length > 0 || byRow.size > 0}
        byRow={byRow}
        corrected={corrected}
        held={sent !== undefined}
        write={(row, field, text) => {
          touched(row);
          void edit(row.index, field, text);
        }}
        take={(row, proposal) => {
          touched(row);
          void accept(row.index, proposal);
        }}
      />
      <Box sx={{ mt: 1 }}>
        <PageButtons page={page} pages={pages} turn={setPage} />
      </Box>
    </>
  );
}
