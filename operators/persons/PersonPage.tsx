import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { platformPersonRead } from '../../contract/staff/endpoints/persons';
import type { FoundPerson, PlatformPerson } from '../../contract/staff/platformPerson';
import { showDay, showInstant } from '../../contract/values/dates';
import { useRead } from '../../src/api/useRead';
import type { RecordPageProps } from '../../src/engine/declaration/resource';
import { useWords } from '../../src/engine/record/words';
import { RecordActions } from '../../src/engine/screen/RecordActions';
import { type Fact, FactPanel } from '../../src/ui/FactPanel';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Page } from '../../src/ui/Page';
import { Section } from '../../src/ui/Section';
import { RecordTable } from '../../src/ui/tables/RecordTable';

/**
 * Page of a person of a school for support: what keeps them from signing in and what to do about it first, then their
 * account, mails and sign-ins.
 */
export function PersonPage({ resource, record, onActed }: RecordPageProps) {
  const words = useWords(resource);
  const row = record as unknown as FoundPerson;
  // The record may be the row of the list, without details.
  const params = { school: row.school, uid: row.uid };
  const { data: person, isError, refetch } = useRead(platformPersonRead, { params });
  const title = words.say('one', { name: `${row.cn} ${row.sn}` });
  if (!person) return <Page title={title}>{isError ? <NotLoaded again={refetch} /> : <Loading />}</Page>;
  return (
    <Person
      resource={resource}
      title={title}
      record={{ ...person, id: record.id }}
      person={person as PlatformPerson}
      onActed={() => {
        onActed();
        void refetch();
      }}
    />
  );
}

interface PersonProps extends RecordPageProps {
  readonly title: string;
  readonly person: PlatformPerson;
}

function Person({ resource, record, person, title, onActed }: PersonProps) {
  const translate = useTranslate();
  const words = useWords(resource);
  const { school, schoolName, blocks, mails, signIns } = person;
  const word = (name: string) => translate(`gestore.person.${name}`);
  return (
    <Page title={title} actions={<RecordActions resource={resource} record={record} onActed={onActed} />}>
      <Stack spacing={2} sx={{ maxWidth: 1080 }}>
        <Link to={`/gestore/scuole/${school}`}>{`${schoolName} (${school})`}</Link>
        <Section title={word('blocks')}>
          {blocks.length === 0 ? (
            <Alert severity="success" role="note">
              {word('none')}
            </Alert>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
              {blocks.map((block) => (
                <li key={block}>
                  <Alert severity="warning" role="none">
                    <strong>{word(`block.${block}.what`)}</strong> {word(`block.${block}.remedy`)}
                  </Alert>
                </li>
              ))}
            </Box>
          )}
        </Section>
        <FactPanel title={word('account')} facts={factsOf(person, words.label, words.value, word)} />
        <Section title={word('mails')}>
          <RecordTable
            caption={word('mails')}
            columns={[
              { name: 'subject', label: word('mail.subject'), cell: ({ subject }) => subject },
              { name: 'recipient', label: word('mail.recipient'), cell: ({ recipient }) => recipient },
              {
                name: 'state',
                label: word('mail.state'),
                cell: ({ state }) => translate(`resources.platformMail.values.state.${state}`),
              },
              {
                name: 'at',
                label: word('mail.at'),
                cell: (mail) => showInstant(mail.sentAt ?? mail.createdAt),
              },
              { name: 'failure', label: word('mail.failure'), cell: ({ failure }) => failure ?? '–' },
            ]}
            rows={mails}
            rowKey={({ createdAt, subject }) => `${createdAt} ${subject}`}
            empty={word('noMails')}
          />
        </Section>
        <Section title={word('signIns')}>
          <RecordTable
            caption={word('signIns')}
            columns={[
              { name: 'at', label: word('signIn.at'), cell: ({ at }) => showInstant(at) },
              { name: 'device', label: word('signIn.device'), cell: ({ device }) => device },
              { name: 'client', label: word('signIn.client'), cell: ({ client }) => client },
            ]}
            rows={signIns}
            rowKey={({ at }) => at}
            empty={word('noSignIns')}
          />
        </Section>
      </Stack>
    </Page>
  );
}

type Say = (name: string) => string;

function factsOf(
  person: PlatformPerson,
  label: Say,
  value: (field: string, value: unknown) => string,
  word: Say,
): readonly Fact[] {
  const yesNo = (flag: boolean) => word(flag ? 'yes' : 'no');
  const until = (moment: string | null | undefined) => (moment ? showInstant(moment) : word('noneOfIt'));
  const day = (date: string | null | undefined) => (date ? showDay(date) : word('noneOfIt'));
  return [
    [label('uid'), person.uid],
    [label('email'), person.email],
    [label('emailConfirmed'), yesNo(person.emailConfirmed)],
    [label('state'), value('state', person.state)],
    [label('lastLogin'), person.lastLogin ? showInstant(person.lastLogin) : word('never')],
    [label('hasPassword'), yesNo(person.hasPassword)],
    [label('linkUntil'), until(person.linkUntil)],
    [label('refusals'), String(person.refusals)],
    [label('throttledUntil'), person.throttledUntil ? showInstant(person.throttledUntil) : word('no')],
    [label('sessions'), String(person.sessions)],
    [label('asksForCode'), yesNo(person.asksForCode)],
    [label('apps'), String(person.apps)],
    [label('passkeys'), String(person.passkeys)],
    [label('spid'), yesNo(person.spid)],
    [label('taxCode'), value('taxCode', person.taxCode)],
    [label('alias'), person.alias ? value('alias', person.alias) : word('no')],
    [label('begins'), day(person.begins)],
    [label('expires'), day(person.expires)],
    [label('roles'), String(person.roles)],
  ];
}
