import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ImportedRow } from '../../../../contract/imports/imported';
import { readingSaid } from '../../../../contract/imports/tableReading';
import { type ReportCategory, reportCategories } from '../../../../contract/users/userFile';
import { reportOf } from '../../../../contract/users/userReport';
import { showNumber } from '../../../../contract/values/showNumber';
import type { Resource } from '../../../engine/declaration/defineResource';
import { IMPORT, importPath } from '../../../engine/import/history';
import { useImportCalls } from '../../../engine/import/importCalls';
import { MadeByImport } from '../../../engine/import/MadeByImport';
import { RelatedContext } from '../../../engine/record/related';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import { useSession } from '../../../session/SessionContext';
import { viewerOf } from '../../../session/viewer';
import { NotLoaded } from '../../../ui/NotLoaded';
import { SaveTableButton } from '../../../ui/tableFile/SaveTableButton';
import { saveTable, type TableFormat } from '../../../ui/tableFile/saveTable';
import { users } from '../users';
import { reportFile } from './report';

/** Polling interval in milliseconds of a running import. */
const EVERY = 1000;
const PAGE = 200;
/**
 * Related resources of the links in the report. They are given here because this page is not that of a declared
 * resource.
 */
const RELATED = [users as unknown as Resource];

/** Severity of the message for an incomplete import. */
const severityOf = { stopped: 'error', cancelled: 'warning' } as const;

/** Renders the third step: the results by category, also as a file, and undo. */
export function ReportStep({ id }: { readonly id: string }) {
  const say = useSay();
  const sentence = useSentence();
  const calls = useImportCalls();
  const session = useSession();
  const [chosen, setChosen] = useState<readonly ReportCategory[]>([]);
  const {
    data: now,
    error,
    refetch,
  } = useQuery({
    queryKey: [IMPORT, 'one', id],
    queryFn: () => calls.read(id),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : EVERY),
  });
  const over = now !== undefined && now.state !== 'running';
  const rows = useQuery({
    queryKey: [IMPORT, 'report', id],
    enabled: over,
    queryFn: async () => {
      const all: ImportedRow[] = [];
      for (let page = 1; ; page += 1) {
        const { data, total } = await calls.rows(id, page, PAGE);
        all.push(...data);
        if (data.length === 0 || all.length >= total) return reportOf(all);
      }
    },
  });
  if (error || rows.error)
    return <NotLoaded again={() => Promise.all([refetch(), over && rows.refetch()])} />;
  if (!over || !rows.data) {
    const working = now
      ? say('userFile.working', { smart_count: now.total - now.waiting, total: now.total })
      : say('shell.loader.data');
    return (
      <div role="status">
        {working}
        <LinearProgress aria-label={working} />
      </div>
    );
  }
  const report = rows.data;
  const broken = now.state === 'stopped' || now.state === 'cancelled' ? now.state : undefined;
  const toggle = (category: ReportCategory) =>
    setChosen((before) =>
      before.includes(category) ? before.filter((one) => one !== category) : [...before, category],
    );
  const download = (format: TableFormat) => {
    const { customerCode } = session.school;
    const { now: at } = viewerOf(session);
    const { fileName, table } = reportFile(report, chosen, { customerCode, now: at });
    return saveTable(fileName, table, format);
  };

  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}>
      <Alert severity={broken ? severityOf[broken] : 'success'} role="status" sx={{ mb: 2 }}>
        {say(broken ? `userFile.${broken}` : 'userFile.finished')}
      </Alert>
      {now.problem && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {sentence(now.problem)}
        </Alert>
      )}
      {now.reading && (
        <p>
          {readingSaid(now.reading)
            .map((one) => sentence(one))
            .join(' ')}
        </p>
      )}
      <RelatedContext value={RELATED}>
        <MadeByImport shown={now} />
      </RelatedContext>
      <FormControl component="fieldset" sx={{ display: 'block', mb: 2 }}>
        <FormLabel component="legend">{say('userFile.categories')}</FormLabel>
        <FormGroup>
          {reportCategories.map((category) => (
            <FormControlLabel
              key={category}
              control={<Checkbox checked={chosen.includes(category)} onChange={() => toggle(category)} />}
              label={`${say(`userFile.category.${category}`, {
                count: showNumber(report.filter((one) => one.category === category).length),
              })} (${say(`userFile.meaning.${category}`)})`}
            />
          ))}
        </FormGroup>
      </FormControl>
      <SaveTableButton
        variant="outlined"
        disabledReason={chosen.length === 0 ? say('userFile.choice') : undefined}
        save={download}
        sx={{ mr: 2 }}
      >
        {say('userFile.download')}
      </SaveTableButton>
      <Link component={RouterLink} to={importPath(id)}>
        {say('userFile.open')}
      </Link>
    </Paper>
  );
}
