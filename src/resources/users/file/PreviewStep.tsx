import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { showNumber } from '../../../../contract/values/showNumber';
import type { BookRow } from '../../../engine/import/book/ImportBook';
import type { Distinct } from '../../../engine/import/book/tally';
import { ReadingNote } from '../../../engine/import/ReadingNote';
import type { Importing } from '../../../engine/import/useImport';
import { useImportSay } from '../../../engine/import/useImportSay';
import type { useSendImport } from '../../../engine/import/useSendImport';
import { useSay } from '../../../i18n/useSay';
import { NotLoaded } from '../../../ui/NotLoaded';
import { TurnPages } from '../../../ui/TurnPages';
import { useLastPage } from '../../../ui/tables/useLastPage';
import { PreviewTable } from './PreviewTable';

/** How many users a page of the preview has (specification, part 2 §9). */
const PAGE = 5;

/** Until it is known who is in the file. */
const NOBODY: Distinct = { places: [], refused: [], warned: [] };

interface PreviewStepProps {
  readonly importing: Importing;
  readonly sending: ReturnType<typeof useSendImport>;
}

/** The second step: who is in the file, each once, with what is wrong at its row. */
export function PreviewStep({ importing, sending }: PreviewStepProps) {
  const say = useSay();
  const sayImport = useImportSay();
  const { state, ask, edit } = importing;
  const { tally, version, checked, stopped } = state;
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Distinct>();
  const { places, refused, warned } = found ?? NOBODY;
  const [only, setOnly] = useState<'refused' | 'warned'>();
  const [rows, setRows] = useState<readonly BookRow[]>([]);
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set());
  const { byRow, problem, hasChanged, sent } = sending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each version
  useEffect(() => {
    let over = false;
    void (async () => {
      const now = await ask('distinct');
      const shown = await ask('rows', shownOf(now).slice((page - 1) * PAGE, page * PAGE));
      if (over) return;
      setFound(now);
      setRows(shown);
    })().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [ask, page, version, only]);

  /** Who was put right stays where they are. */
  const shownOf = (of: Distinct) =>
    only ? of.places.filter((one) => of[only].includes(one) || corrected.has(one)) : of.places;
  const pages = useLastPage({
    page,
    turn: setPage,
    total: shownOf({ places, refused, warned }).length,
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
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {/* A figure that is not the last one would be read out too. */}
        {found && <Chip label={say('userFile.total', { count: showNumber(places.length) })} />}
        {found && tally.total > places.length && (
          <Chip label={say('userFile.repeated', { count: showNumber(tally.total - places.length) })} />
        )}
      </Box>
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
                onClick={() => {
                  setOnly(one);
                  setPage(1);
                }}
              >
                {sayImport(`rows.${one ?? 'total'}`)} (
                {showNumber((one ? { refused, warned }[one] : places).length)})
              </Button>
            ))}
        </Box>
      )}
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
          sending.forget();
          setCorrected((before) => new Set(before).add(row.index));
          void edit(row.index, field, text);
        }}
      />
      <Box sx={{ mt: 1 }}>
        <TurnPages page={page} pages={pages} turn={setPage} />
      </Box>
    </>
  );
}
