import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { platformSchoolOverview } from '../../contract/staff/endpoints/overview';
import { showInstant } from '../../contract/values/dates';
import { useRead } from '../../src/api/useRead';
import type { RecordPageProps } from '../../src/engine/declaration/resource';
import { FactList } from '../../src/engine/record/FactList';
import { useWords } from '../../src/engine/record/words';
import { FactPanel } from '../../src/ui/FactPanel';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Section } from '../../src/ui/Section';
import { Matters } from './Matters';

/** Matters that are left out, because the state of the school is shown above them. */
const ofItsState: readonly string[] = ['schoolsSuspended', 'schoolsClosed'];

/** Tab of a school's page: its problems and what waits, and how much its people use it. */
export function SchoolSituation({ resource, record }: RecordPageProps) {
  const translate = useTranslate();
  const words = useWords(resource);
  const { state } = record;
  const school = String(record.id);
  const { data, isError, refetch } = useRead(platformSchoolOverview, { params: { school } });
  const word = (name: string) => translate(`gestore.overview.${name}`);
  const facts = (...fields: readonly string[]) => (
    <Box sx={{ '& > dl': { mb: 0 } }}>
      <FactList resource={resource} record={record} fields={fields} words={words} />
    </Box>
  );
  if (!data) return isError ? <NotLoaded again={refetch} /> : <Loading />;
  return (
    <Stack spacing={2}>
      {state === 'suspended' && (
        <Section title={word('suspension')}>
          {facts('suspendedUntil', 'suspendedBy', 'suspendedReason')}
        </Section>
      )}
      {(state === 'closed' || state === 'removed') && (
        <Section title={word('closing')}>{facts('closedAt', 'closedBy', 'reopenUntil')}</Section>
      )}
      <Section title={word('waiting')}>
        <Matters
          matters={data.matters.filter(({ matter }) => !ofItsState.includes(matter))}
          school={school}
        />
      </Section>
      <FactPanel
        title={word('usage')}
        facts={[
          [word('people'), String(data.people ?? 0)],
          [word('enabled'), String(data.enabled ?? 0)],
          [word('never'), String(data.never ?? 0)],
          [word('signIns'), String(data.signIns)],
          [word('lastSignIn'), data.lastSignIn ? showInstant(data.lastSignIn) : word('nobodyYet')],
        ]}
      />
    </Stack>
  );
}
