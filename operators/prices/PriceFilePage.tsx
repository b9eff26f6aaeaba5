import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { platformPriceFile, platformPriceYearList } from '../../contract/staff/endpoints/prices';
import type { PriceFile } from '../../contract/staff/platformPrice';
import { useCallApi } from '../../src/api/CallApi';
import { refusalText } from '../../src/api/refusal';
import { useRead } from '../../src/api/useRead';
import { useMay } from '../../src/session/viewer';
import { Button } from '../../src/ui/Button';
import { DropFile } from '../../src/ui/files/DropFile';
import { focusIfLost } from '../../src/ui/focusIfLost';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Page } from '../../src/ui/Page';
import { SaveTableButton } from '../../src/ui/tableFile/SaveTableButton';
import { RecordTable } from '../../src/ui/tables/RecordTable';
import { savePrices } from './priceTable';

type Word = (name: string, values?: object) => string;

/** A file that was read, its result, and the idempotency key that all attempts to save it share. */
interface Chosen {
  readonly file: File;
  readonly result: PriceFile;
  readonly key: string;
}

/**
 * Page that saves the price list of a year as a file, and imports such a file: it shows the changes before it applies
 * them.
 */
export function PriceFilePage() {
  const translate = useTranslate();
  const callApi = useCallApi();
  const may = useMay();
  const input = useRef<HTMLInputElement>(null);
  const years = useRead(platformPriceYearList);
  const [asked, setAsked] = useState<string>();
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [done, setDone] = useState(false);
  const word: Word = (name, values) => translate(`gestore.priceFile.${name}`, values);
  const year = asked ?? years.data?.[0]?.year;
  const disabledReason = may(['platformPrice', 'put']) ? undefined : translate('gestore.notForRole');

  const send = async (file: File, key: string, write: boolean) => {
    if (year === undefined) return;
    setBusy(true);
    setFailure(undefined);
    setDone(false);
    try {
      const { data } = await callApi(platformPriceFile, {
        params: { year },
        file,
        idempotencyKey: key,
        ...(write && { query: { scrivi: 'si' as const } }),
      });
      setChosen(data.written ? undefined : { file, result: data, key: crypto.randomUUID() });
      setDone(data.written);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      if (write) focusIfLost('main h1');
    }
  };
  const leave = () => {
    setChosen(undefined);
    setFailure(undefined);
    setDone(false);
    focusIfLost('main h1');
  };
  const ready = chosen && chosen.result.problems.length === 0 && chosen.result.changes.length > 0;
  return (
    <Page
      title={word('title')}
      actions={
        year !== undefined && (
          <SaveTableButton variant="outlined" save={(format) => savePrices(callApi, year, format, translate)}>
            {word('save')}
          </SaveTableButton>
        )
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 1080 }}>
        <Typography>{word('about')}</Typography>
        {years.isLoading && <Loading />}
        {years.isError && <NotLoaded again={years.refetch} />}
        {years.data?.length === 0 && <Alert severity="info">{word('noYears')}</Alert>}
        {year !== undefined && (
          <>
            <TextField
              select
              label={word('year')}
              value={year}
              sx={{ maxWidth: 240 }}
              onChange={({ target }) => {
                setAsked(target.value);
                leave();
              }}
            >
              {years.data?.map((one) => (
                <MenuItem key={one.year} value={one.year}>
                  {one.year}
                </MenuItem>
              ))}
            </TextField>
            <DropFile
              input={input}
              takes={{ accept: '.csv,.txt,.xlsx,text/csv', 'aria-label': word('choose') }}
              button={{ variant: ready ? 'outlined' : 'contained', children: word('choose'), disabledReason }}
              about={busy ? word('reading') : word('drop')}
              take={(file) => file && void send(file, crypto.randomUUID(), false)}
            />
          </>
        )}
        <div role="alert">
          {failure !== undefined && (
            <Alert role="none" severity="error">
              {translate(refusalText(failure))}
            </Alert>
          )}
        </div>
        <div role="status">
          {chosen && <Typography>{word(stateOf(chosen.result))}</Typography>}
          {done && <Typography>{word('done', { year })}</Typography>}
        </div>
        {chosen && <Result result={chosen.result} word={word} />}
        {ready && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" busy={busy} onClick={() => void send(chosen.file, chosen.key, true)}>
              {word('run', { year })}
            </Button>
            <Button variant="outlined" busy={busy} onClick={leave}>
              {word('leave')}
            </Button>
          </Box>
        )}
      </Stack>
    </Page>
  );
}

function stateOf({ problems, changes }: PriceFile): string {
  if (problems.length > 0) return 'problemsAbout';
  return changes.length > 0 ? 'checked' : 'same';
}

function Result({ result, word }: { readonly result: PriceFile; readonly word: Word }) {
  const translate = useTranslate();
  const { problems, changes } = result;
  const label = (field: string) => translate(`resources.platformPrice.fields.${field}`, { _: field });
  return (
    <>
      {problems.length > 0 && (
        <RecordTable
          caption={word('problems')}
          columns={[
            { name: 'row', label: word('head.row'), cell: ({ row }) => String(row) },
            { name: 'column', label: word('head.column'), cell: ({ field }) => label(field) },
            { name: 'problem', label: word('head.problem'), cell: ({ message }) => message },
          ]}
          rows={problems}
          rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
          pageSize={10}
        />
      )}
      {changes.length > 0 && (
        <RecordTable
          caption={word('changes')}
          columns={[
            {
              name: 'product',
              label: word('head.product'),
              cell: ({ product, name }) => `${product} · ${name}`,
            },
            {
              name: 'change',
              label: word('head.change'),
              cell: ({ change, fields }) =>
                word(`change.${change}`, { fields: fields.map(label).join(', ') }),
            },
            { name: 'schools', label: word('head.schools'), cell: ({ schools }) => schools, numeric: true },
          ]}
          rows={changes}
          rowKey={({ product }) => product}
          pageSize={10}
        />
      )}
    </>
  );
}
