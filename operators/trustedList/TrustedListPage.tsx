import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { TrustedListChanges, TrustedListInUse } from '../../contract/trustedList/trustedList';
import { dayInRome, showDay } from '../../contract/values/dates';
import { refusalText } from '../../src/api/refusal';
import { useMay } from '../../src/session/viewer';
import { Button } from '../../src/ui/Button';
import { type Fact, FactPanel } from '../../src/ui/FactPanel';
import { DropFile } from '../../src/ui/files/DropFile';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Page } from '../../src/ui/Page';
import { RecordTable } from '../../src/ui/tables/RecordTable';
import { useTrustedList } from './useTrustedList';

type Word = (name: string, values?: object) => string;
type Issue = Pick<
  TrustedListChanges,
  'territory' | 'sequence' | 'issuedAt' | 'nextUpdate' | 'authorities' | 'services'
>;

const day = (moment: string) => showDay(dayInRome(moment));

/**
 * Page of the current trusted list and the import of the next one: first the changes are shown, then they are applied.
 */
export function TrustedListPage() {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const may = useMay();
  const disabledReason = may(['trustedList', 'preview']) ? undefined : translate('gestore.notForRole');
  const { inUse, busy, failure, chosen, done, choose, run, leave } = useTrustedList();
  const word: Word = (name, values) => translate(`gestore.trustedList.${name}`, values);
  return (
    <Page title={word('title')}>
      <Stack spacing={2} sx={{ maxWidth: 1080 }}>
        <Typography>{word('about')}</Typography>
        {inUse.isLoading && <Loading />}
        {inUse.error && <NotLoaded again={inUse.refetch} />}
        {inUse.data && <InUse {...inUse.data} word={word} />}
        <DropFile
          input={input}
          takes={{ accept: '.xml,.xtsl,application/xml,text/xml', 'aria-label': word('choose') }}
          button={{ variant: chosen ? 'outlined' : 'contained', children: word('choose'), disabledReason }}
          about={busy === 'reading' ? word('reading') : word('drop')}
          take={(file) => void choose(file)}
        />
        <div role="alert">
          {failure !== undefined && (
            <Alert role="none" severity="error">
              {translate(refusalText(failure))}
            </Alert>
          )}
        </div>
        <div role="status">
          {chosen && <Typography>{word(chosen.changes.unchanged ? 'unchanged' : 'checked')}</Typography>}
          {done && <Typography>{word('done', { sequence: done.sequence })}</Typography>}
        </div>
        {chosen && (
          <>
            <FactPanel
              title={word('chosen', { name: chosen.file.name })}
              facts={factsOf(chosen.changes, word)}
            />
            {!chosen.changes.unchanged && (
              <>
                <Changes changes={chosen.changes} word={word} />
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button variant="contained" busy={busy === 'importing'} onClick={() => void run()}>
                    {word('run', { sequence: chosen.changes.sequence })}
                  </Button>
                  <Button variant="outlined" busy={busy === 'importing'} onClick={leave}>
                    {word('leave')}
                  </Button>
                </Box>
              </>
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}

const factsOf = (issue: Issue, word: Word): readonly Fact[] => [
  [word('facts.territory'), issue.territory],
  [word('facts.sequence'), String(issue.sequence)],
  [word('facts.issuedAt'), day(issue.issuedAt)],
  [word('facts.nextUpdate'), issue.nextUpdate ? day(issue.nextUpdate) : word('facts.noUpdate')],
  [word('facts.authorities'), String(issue.authorities)],
  [word('facts.services'), String(issue.services)],
];

/** Groups a fingerprint by four characters, because people compare it by eye and it must wrap on a phone. */
const inGroups = (fingerprint: string) => fingerprint.replace(/.{4}(?=.)/g, '$& ');

function InUse({ list, overdue, signers, word }: TrustedListInUse & { readonly word: Word }) {
  return (
    <>
      {list ? (
        <FactPanel title={word('inUse')} facts={factsOf(list, word)} />
      ) : (
        <Typography>{word('none')}</Typography>
      )}
      {overdue && <Alert severity="warning">{word('overdue')}</Alert>}
      <Typography component="h2" variant="h3">
        {word('signers')}
      </Typography>
      <Typography>{word(signers.length === 0 ? 'noSigner' : 'signersAbout')}</Typography>
      {signers.length > 0 && (
        <RecordTable
          caption={word('signers')}
          columns={[
            { name: 'subject', label: word('signerHead.subject'), cell: ({ subject }) => subject },
            {
              name: 'validUntil',
              label: word('signerHead.validUntil'),
              cell: ({ validUntil }) => day(validUntil),
            },
            {
              name: 'fingerprint',
              label: word('signerHead.fingerprint'),
              cell: ({ fingerprint }) => inGroups(fingerprint),
            },
          ]}
          rows={signers}
          rowKey={({ fingerprint }) => fingerprint}
          pageSize={10}
        />
      )}
    </>
  );
}

function Changes({ changes, word }: { readonly changes: TrustedListChanges; readonly word: Word }) {
  const rows = (['withdrawn', 'removed', 'added'] as const).flatMap((change) =>
    changes[change].map((name, place) => ({
      key: `${change} ${place}`,
      name,
      change: word(`change.${change}`),
    })),
  );
  if (rows.length === 0) return <Typography>{word('same')}</Typography>;
  return (
    <>
      <Typography component="h2" variant="h3">
        {word('changes')}
      </Typography>
      <RecordTable
        caption={word('changes')}
        columns={[
          { name: 'name', label: word('changeHead.name'), cell: ({ name }) => name },
          { name: 'change', label: word('changeHead.change'), cell: ({ change }) => change },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        pageSize={10}
      />
    </>
  );
}
