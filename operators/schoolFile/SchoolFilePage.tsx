import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { readingSaid } from '../../contract/imports/tableReading';
import type { PlatformImport } from '../../contract/staff/platformImport';
import { showInstant } from '../../contract/values/dates';
import { refusalText } from '../../src/api/refusal';
import { useSentence } from '../../src/i18n/useSentence';
import { useMay } from '../../src/session/viewer';
import { Button } from '../../src/ui/Button';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Page } from '../../src/ui/Page';
import { RecordTable } from '../../src/ui/tables/RecordTable';
import { HIDDEN, SCHOOL_FILES } from './SchoolFilesPage';
import { useSchoolFile } from './useSchoolFile';

const counted = ['ready', 'done', 'refused', 'skipped', 'takenBack', 'kept'] as const;

/** Page of one file of schools: its preview with errors, its progress, and undoing it. */
export function SchoolFilePage() {
  const translate = useTranslate();
  const sentence = useSentence();
  const may = useMay();
  const { id = '' } = useParams();
  const { file, busy, failure, run, takeBack } = useSchoolFile(id);
  const word = (name: string, values?: object) => translate(`gestore.schoolFile.${name}`, values);
  const { data } = file;
  const whyNot = (action: 'run' | 'takeBack') =>
    may(['platformImport', action]) ? undefined : translate('gestore.notForRole');
  const nothing = data?.state === 'previewed' && data.ready === 0;
  const ended = data?.state === 'done' || data?.state === 'stopped';
  const left = data && (ended ? data.done : data.state === 'takenBack' ? data.kept : 0);

  return (
    <Page
      title={data ? word('of', { at: showInstant(data.createdAt) }) : word('title')}
      actions={
        <Button to={SCHOOL_FILES} variant="outlined">
          {word('back')}
        </Button>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 1080 }}>
        {file.isLoading && <Loading />}
        {file.error && <NotLoaded again={file.refetch} />}
        {data && (
          <>
            <Typography role="status">
              {word(`says.${nothing ? 'nothing' : data.state}`, { smart_count: data.ready })}
            </Typography>
            {data.reading && (
              <Typography>
                {readingSaid(data.reading)
                  .map((one) => sentence(one))
                  .join(' ')}
              </Typography>
            )}
            {data.reading && data.reading.hidden > 0 && !data.reading.withHidden && (
              <Link to={`${SCHOOL_FILES}?${HIDDEN}`}>{word('readHidden')}</Link>
            )}
            <Counts file={data} word={word} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
              {data.state === 'previewed' && !nothing && (
                <Button
                  variant="contained"
                  disabledReason={whyNot('run')}
                  busy={busy}
                  onClick={() => void run()}
                >
                  {word('run', { smart_count: data.ready })}
                </Button>
              )}
              {data.state === 'stopped' && (
                <Button
                  variant="contained"
                  disabledReason={whyNot('run')}
                  busy={busy}
                  onClick={() => void run()}
                >
                  {word('resume', { smart_count: data.ready })}
                </Button>
              )}
              {left ? (
                <Button
                  variant="outlined"
                  color="error"
                  disabledReason={whyNot('takeBack')}
                  busy={busy}
                  onClick={() => void takeBack()}
                >
                  {word(ended ? 'takeBack' : 'takeBackAgain', { smart_count: left })}
                </Button>
              ) : null}
            </Box>
            {left ? <Typography>{word('takeBackAbout')}</Typography> : null}
            <div role="alert">
              {failure !== undefined && (
                <Alert role="none" severity="error">
                  {translate(refusalText(failure))}
                </Alert>
              )}
            </div>
            <Problems file={data} word={word} />
          </>
        )}
      </Stack>
    </Page>
  );
}

interface PartProps {
  readonly file: PlatformImport;
  readonly word: (name: string, values?: object) => string;
}

/** Counts of rows by state; zero counts are omitted. */
function Counts({ file, word }: PartProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {counted
        .filter((name) => file[name] > 0)
        .map((name) => (
          <div key={name}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {word(`counts.${name}`)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {file[name].toLocaleString('it-IT')}
            </Typography>
          </div>
        ))}
    </Box>
  );
}

function Problems({ file: { problems, refused }, word }: PartProps) {
  if (problems.length === 0) return null;
  return (
    <>
      <Typography component="h2" variant="h3">
        {word('problems')}
      </Typography>
      {refused > new Set(problems.map(({ row }) => row)).size && <Typography>{word('first')}</Typography>}
      <RecordTable
        caption={word('problems')}
        columns={[
          { name: 'row', label: word('head.row'), cell: ({ row }) => word('row', { row }) },
          { name: 'school', label: word('head.school'), cell: ({ customerCode }) => customerCode },
          { name: 'column', label: word('head.column'), cell: ({ field }) => field },
          { name: 'problem', label: word('head.problem'), cell: ({ message }) => message },
        ]}
        rows={problems}
        rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        pageSize={10}
      />
    </>
  );
}
