import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { platformImportBegin, platformImportList } from '../../contract/staff/endpoints/imports';
import { showInstant } from '../../contract/values/dates';
import { useCallApi } from '../../src/api/CallApi';
import { refusalText } from '../../src/api/refusal';
import { useMay } from '../../src/session/viewer';
import { DropFile } from '../../src/ui/files/DropFile';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Page } from '../../src/ui/Page';
import { SaveTableButton } from '../../src/ui/tableFile/SaveTableButton';
import { RecordTable } from '../../src/ui/tables/RecordTable';
import { saveExample } from './columns';

export const SCHOOL_FILES = '/gestore/scuole-da-file';
/** Parameter of the address that asks for hidden rows. */
export const HIDDEN = 'nascoste';
const LINES = ['platformImport'] as const;

/** Page that reads a file of thousands of schools, with the list of earlier files. */
export function SchoolFilesPage() {
  const translate = useTranslate();
  const callApi = useCallApi();
  const may = useMay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  /**
   * Aborts the reading of the latest file when another file is chosen or the page is left, so that its result is
   * ignored.
   */
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  const [asked] = useSearchParams();
  const [withHidden, setWithHidden] = useState(asked.has(HIDDEN));
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const files = useQuery({
    queryKey: LINES,
    queryFn: async () => (await callApi(platformImportList)).data,
  });
  const read = async (file: File | undefined) => {
    if (!file) return;
    last.current?.abort();
    const mine = new AbortController();
    last.current = mine;
    setReading(true);
    setFailure(undefined);
    try {
      const { data } = await callApi(platformImportBegin, {
        file,
        signal: mine.signal,
        ...(withHidden && { query: { nascoste: 'si' as const } }),
      });
      await queries.invalidateQueries({ queryKey: LINES });
      if (!mine.signal.aborted) await navigate(`${SCHOOL_FILES}/${data.id}`);
    } catch (error) {
      if (!mine.signal.aborted) setFailure(error);
    } finally {
      if (last.current === mine) setReading(false);
    }
  };
  const disabledReason = may(['platformImport', 'begin']) ? undefined : translate('gestore.notForRole');
  const word = (name: string) => translate(`gestore.schoolFile.${name}`);

  return (
    <Page
      title={word('title')}
      actions={
        <SaveTableButton variant="outlined" save={saveExample}>
          {word('example')}
        </SaveTableButton>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 1080 }}>
        <Typography>{word('about')}</Typography>
        <FormControlLabel
          control={<Checkbox checked={withHidden} onChange={({ target }) => setWithHidden(target.checked)} />}
          label={word('withHidden')}
        />
        <DropFile
          input={input}
          takes={{ accept: '.csv,.txt,.xlsx,.json,text/csv,application/json', 'aria-label': word('choose') }}
          button={{ variant: 'contained', children: word('choose'), disabledReason }}
          about={reading ? word('reading') : word('drop')}
          take={(file) => void read(file)}
        />
        <div role="alert">
          {failure !== undefined && (
            <Alert role="none" severity="error">
              {translate(refusalText(failure))}
            </Alert>
          )}
        </div>
        {files.isLoading && <Loading />}
        {files.error && <NotLoaded again={files.refetch} />}
        {files.data && files.data.length > 0 && (
          <RecordTable
            caption={word('before')}
            columns={[
              {
                name: 'file',
                label: word('head.file'),
                cell: ({ id, createdAt }) => (
                  <Link to={`${SCHOOL_FILES}/${id}`}>{showInstant(createdAt)}</Link>
                ),
              },
              { name: 'state', label: word('head.state'), cell: ({ state }) => word(`state.${state}`) },
              {
                name: 'rows',
                label: word('head.rows'),
                cell: (one) => one.ready + one.refused + one.done + one.skipped + one.takenBack + one.kept,
                numeric: true,
              },
              {
                name: 'made',
                label: word('head.made'),
                cell: ({ done, kept }) => done + kept,
                numeric: true,
              },
              { name: 'refused', label: word('head.refused'), cell: ({ refused }) => refused, numeric: true },
              { name: 'by', label: word('head.by'), cell: ({ createdBy }) => createdBy },
            ]}
            rows={files.data}
            rowKey={({ id }) => id}
            pageSize={10}
          />
        )}
      </Stack>
    </Page>
  );
}
