import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { NotLoaded } from '../../ui/NotLoaded';
import { SaveTableButton } from '../../ui/tableFile/SaveTableButton';
import { saveCsv, type TableFormat } from '../../ui/tableFile/saveTable';
import { visuallyHidden } from '../../ui/visuallyHidden';
import type { Resource } from '../declaration/defineResource';
import type { Shown } from './book/tally';
import { ConfirmImport } from './ConfirmImport';
import { ImportGrid } from './ImportGrid';
import { isOpen } from './importState';
import { ProblemGroups } from './ProblemGroups';
import { Questions } from './Questions';
import { ReadingNote } from './ReadingNote';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';
import type { useSendImport } from './useSendImport';
import { VerdictFilter } from './VerdictFilter';

interface ImportRowsProps {
  readonly resource: Resource;
  readonly importing: Importing;
  readonly sending: ReturnType<typeof useSendImport>;
}

/** Shows the effect of each row, for review and correction before the import. */
export function ImportRows({ resource, importing, sending }: ImportRowsProps) {
  const say = useImportSay();
  const [only, setOnly] = useState<Shown>();
  const [asking, setAsking] = useState(false);
  const { state } = importing;
  const { tally, checked, stopped, columns, chosen, file } = state;
  const checking = checked < tally.total && !stopped;
  const changes = tally.create + tally.update;
  const left = columns.filter(({ header }, at) => header && !chosen[at]).map(({ header }) => header);
  const disabledReason = isOpen(state)
    ? say('questions.first')
    : checked < tally.total
      ? say('wait')
      : changes === 0
        ? say('nothing')
        : undefined;
  const busy = sending.sent !== undefined;
  const progress = busy
    ? say('sending', { done: sending.sent ?? 0, total: tally.total })
    : say('rows.checking', { done: checked, total: tally.total });
  const leaving = (where: () => void) => () => {
    sending.begin();
    where();
  };
  const download = async (format: TableFormat) => {
    const name = `${file.replace(/\.\w+$/, '')}-${say('refusedFile')}`;
    await saveCsv(name, { name, csv: new Blob([await importing.ask('refusedFile')]) }, format);
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <strong style={{ overflowWrap: 'anywhere' }}>{file}</strong>
        <Button size="small" onClick={leaving(importing.columns)}>
          {say('columns.back')}
        </Button>
        <Button size="small" onClick={leaving(importing.reset)}>
          {say('other')}
        </Button>
      </Box>
      <ReadingNote importing={importing} onTurn={sending.begin} held={busy} />
      <Questions resource={resource} importing={importing} held={busy} onAnswer={sending.begin} />
      <VerdictFilter tally={tally} only={only} onChange={setOnly} />
      <ProblemGroups
        resource={resource}
        importing={importing}
        only={only}
        held={busy}
        onChange={setOnly}
        onEdit={sending.forget}
      />
      {left.length > 0 && <p>{say('rows.left', { columns: left.join(', ') })}</p>}
      {(checking || busy) && (
        <Box sx={{ mb: 1 }}>
          <span>{progress}</span>
          <LinearProgress
            variant="determinate"
            value={((busy ? (sending.sent ?? 0) : checked) / tally.total) * 100}
            aria-label={progress}
          />
        </Box>
      )}
      <div role="status" style={visuallyHidden}>
        {!checking && !stopped && say('rows.checked')}
      </div>
      <div role="alert">
        {stopped && (
          <NotLoaded again={() => importing.again()} role="none" sx={{ mb: 1 }}>
            {say('rows.stopped', { reason: stopped })}
          </NotLoaded>
        )}
        {sending.problem && (
          <Alert role="none" severity="error" sx={{ mb: 1 }}>
            {sending.problem}
          </Alert>
        )}
      </div>
      <ImportGrid resource={resource} importing={importing} only={only} held={busy} onEdit={sending.forget} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
        <Button
          variant="contained"
          disabledReason={busy ? progress : disabledReason}
          aria-busy={busy}
          onClick={() => setAsking(true)}
        >
          {say('go', { smart_count: changes })}
        </Button>
        <SaveTableButton
          variant="outlined"
          disabledReason={tally.refused === 0 ? say('noneRefused') : undefined}
          save={download}
        >
          {say('download')}
        </SaveTableButton>
      </Box>
      {asking && (
        <ConfirmImport
          resource={resource}
          tally={tally}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            sending.send();
          }}
        />
      )}
    </>
  );
}
