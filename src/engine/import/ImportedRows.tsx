import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { type Import, type ImportOutcome, importOutcomes } from '../../../contract/imports/imported';
import { useSentence } from '../../i18n/useSentence';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { PageButtons } from '../../ui/PageButtons';
import { SaveTableButton } from '../../ui/tableFile/SaveTableButton';
import { useLastPage } from '../../ui/tables/useLastPage';
import { isOfNoRecord } from '../record/isOfNoRecord';
import { isOpaque } from '../record/isOpaque';
import { useRelated } from '../record/related';
import { IMPORT } from './history';
import { useImportCalls } from './importCalls';
import { SheetBox } from './importStyles';
import { useRefusedFile } from './useRefusedFile';

const PAGE = 50;

/** Lists the result of each row of a file, page by page, optionally filtered by outcome. */
export function ImportedRows({ shown }: { shown: Import }) {
  const { id, waiting, refused } = shown;
  const about = useRelated(shown.resource);
  const calls = useImportCalls();
  const translate = useTranslate();
  const sentence = useSentence();
  const say = (key: string, values = {}) => translate(`resources.import.page.${key}`, values);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [page, setPage] = useState(1);
  const download = useRefusedFile(shown);
  const { data, isError, refetch } = useQuery({
    // `waiting` is part of the key, so that the rows are read again as the import progresses.
    queryKey: [IMPORT, 'rows', id, outcome, page, waiting],
    queryFn: () => calls.rows(id, page, PAGE, outcome),
    placeholderData: (before) => before,
  });
  const pages = useLastPage({ page, turn: setPage, total: data?.total, size: PAGE });

  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        <TextField
          select
          size="small"
          label={say('show')}
          value={outcome ?? ''}
          onChange={({ target }) => {
            setOutcome(importOutcomes.find((one) => one === target.value));
            setPage(1);
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 180 }}
        >
          <option value="">{say('all')}</option>
          {importOutcomes.map((one) => (
            <option key={one} value={one}>
              {translate(`resources.import.values.outcome.${one}`)}
            </option>
          ))}
        </TextField>
        <SaveTableButton
          variant="outlined"
          disabledReason={refused === 0 ? say('noneRefused') : undefined}
          save={download}
        >
          {say('download')}
        </SaveTableButton>
      </Box>
      {isError && <NotLoaded again={refetch} sx={{ my: 1 }} />}
      <SheetBox sx={{ maxWidth: 880 }}>
        <table>
          <caption>{say('rows')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('row')}</th>
              <th scope="col">{say('who')}</th>
              <th scope="col">{say('outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.data.map((row) => (
              <tr key={row.position}>
                <th scope="row">{row.position}</th>
                <td>
                  {about && !isOfNoRecord(row.id) ? (
                    <Link to={`${about.path}/${encodeURIComponent(row.id)}`}>{row.label}</Link>
                  ) : (
                    row.label
                  )}{' '}
                  {!isOfNoRecord(row.id) && !isOpaque(row.id) && <small>({row.id})</small>}
                </td>
                <td>
                  <span className={row.outcome}>
                    {translate(`resources.import.values.outcome.${row.outcome}`)}
                  </span>
                  {row.reason && `: ${sentence(row.reason)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetBox>
      {!data && !isError && <Loading label={translate('engine.list.loading')} />}
      <p role="status">{data?.total === 0 && say('none')}</p>
      <PageButtons page={page} pages={pages} turn={setPage} />
    </section>
  );
}
