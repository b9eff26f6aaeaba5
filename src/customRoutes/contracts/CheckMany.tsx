import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { OpenedReport } from '../../../contract/signing/opened';
import { commonNameIn } from '../../../contract/signing/personName';
import { gravestOf } from '../../../contract/signing/receivedAdvice';
import { signatureCodes } from '../../../contract/signing/verdict';
import { showInstant } from '../../../contract/values/dates';
import { DamagedFile } from '../../../contract/values/inflateFile';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { SaveTableButton } from '../../ui/tableFile/SaveTableButton';
import { saveTable, type TableFormat } from '../../ui/tableFile/saveTable';
import { type RecordColumn, RecordTable } from '../../ui/tables/RecordTable';
import type { FileToCheck } from './filesToCheck';
import { type CheckedFile, isDone, type useCheckMany } from './useCheckMany';
import { codesOf, verdictOf } from './verdictOf';

interface CheckManyProps {
  readonly many: ReturnType<typeof useCheckMany>;
  readonly open: (file: FileToCheck) => void;
  /** Id of the file whose result was open last; its button takes the focus again. */
  readonly opened: string | undefined;
}

/** Lists many files with the verdict of each. */
export function CheckMany({ many, open, opened }: CheckManyProps) {
  const say = useSay();
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const { rows, running } = many;
  const done = rows.filter((row) => isDone(row) || row.error !== undefined).length;
  const left = rows.filter((row) => !isDone(row)).length;
  const good = rows.filter(({ report }) => report?.verdict === 'passed').length;
  useEffect(() => {
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [];
    [...buttons].find(({ dataset }) => dataset.file === opened)?.focus();
  }, [opened]);

  const columns: readonly RecordColumn<CheckedFile>[] = [
    { name: 'file', label: say('documents.check.many.file'), cell: ({ file }) => file.path },
    { name: 'verdict', label: say('documents.check.many.verdict'), cell: (row) => words.verdict(row) },
    { name: 'signers', label: say('documents.check.many.signers'), cell: (row) => words.signers(row) },
    { name: 'date', label: say('documents.check.many.date'), cell: (row) => words.date(row) },
    { name: 'reason', label: say('documents.check.many.reason'), cell: (row) => words.reason(row) },
  ];
  const save = (format: TableFormat) =>
    saveTable(
      say('documents.check.many.fileName'),
      {
        name: say('documents.check.many.title'),
        columns: columns.map(({ label }) => ({ label, type: 'text' as const })),
        rows: rows.map((row) => [
          row.file.path,
          words.verdict(row),
          words.signers(row),
          words.date(row),
          words.reason(row),
        ]),
      },
      format,
    );

  return (
    <section ref={box}>
      <Typography component="h2" variant="h2" gutterBottom>
        {say('documents.check.many.title')}
      </Typography>
      {running && (
        <LinearProgress
          variant="determinate"
          value={(100 * done) / rows.length}
          aria-label={say('documents.check.many.progress')}
        />
      )}
      <p role="status">
        {running
          ? say('documents.check.many.running', { done, all: rows.length })
          : say('documents.check.many.outcome', { done, all: rows.length, good })}
      </p>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', my: 2 }}>
        {running && (
          <Button variant="outlined" onClick={many.cancel}>
            {say('documents.check.many.cancel')}
          </Button>
        )}
        {!running && left > 0 && (
          <Button variant="outlined" onClick={many.goOn}>
            {say('documents.check.many.goOn', { smart_count: left })}
          </Button>
        )}
        <SaveTableButton
          variant="outlined"
          save={save}
          disabledReason={running ? say('documents.check.many.saveLater') : undefined}
        >
          {say('documents.check.many.save')}
        </SaveTableButton>
      </Stack>
      <RecordTable
        caption={say('documents.check.many.title')}
        columns={columns}
        rows={rows}
        rowKey={({ file }) => file.id}
        actions={({ file, report }) =>
          report && (
            <Button
              size="small"
              variant="outlined"
              data-file={file.id}
              aria-label={say('documents.check.many.openFile', { name: file.path })}
              onClick={() => open(file)}
            >
              {say('documents.check.many.open')}
            </Button>
          )
        }
      />
    </section>
  );
}

/** Returns the texts of a row, the same for the table and its file. */
function useWords() {
  const say = useSay();
  const sentence = useSentence();
  return {
    verdict: ({ report, error, tooLarge }: CheckedFile): string => {
      if (report) return say(`documents.check.verdicts.${verdictOf(report)}`);
      if (tooLarge) return say('documents.check.many.notChecked');
      return error === undefined
        ? say('documents.check.many.waiting')
        : say('documents.check.many.notChecked');
    },
    signers: ({ report }: CheckedFile): string => [...new Set(report?.signers.map(nameOf) ?? [])].join(', '),
    date: ({ report }: CheckedFile): string => {
      const time = report && timeOf(report);
      return time ? say(`documents.check.many.${time.source}`, { moment: showInstant(time.at) }) : '';
    },
    reason: ({ report, error, tooLarge }: CheckedFile): string => {
      if (tooLarge) return say('documents.check.many.tooLarge');
      if (error instanceof DamagedFile) return say('documents.check.many.damaged');
      if (error !== undefined) return sentence(refusalText(error));
      const gravest = report && report.verdict !== 'passed' ? gravestOf(codesOf(report)) : undefined;
      return gravest ? sentence(signatureCodes[gravest].say) : '';
    },
  };

  function nameOf({ subject }: OpenedReport['signers'][number]): string {
    return subject ? commonNameIn(subject) : say('documents.check.unknown');
  }
}

/** Returns the latest proven time of a file's signatures or, if none is proven, the latest claimed one. */
function timeOf({ signers, timestamps }: OpenedReport) {
  const proven = [
    ...signers.flatMap(({ provenAt }) => provenAt ?? []),
    ...timestamps.flatMap(({ time, verdict }) => (time && verdict === 'passed' ? time : [])),
  ];
  const claimed = signers.flatMap(({ signingTime }) => signingTime ?? []);
  const [source, times] = proven.length > 0 ? (['proven', proven] as const) : (['claimed', claimed] as const);
  const at = [...times].sort().at(-1);
  return at === undefined ? undefined : { source, at };
}
