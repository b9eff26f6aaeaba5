import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { platformSchoolOverview } from '../../contract/staff/endpoints/overview';
import { showInstant } from '../../contract/values/dates';
import { useRead } from '../../src/api/useRead';
import type { RecordPageProps } from '../../src/engine/declaration/resource';
import { FactPanel } from '../../src/ui/FactPanel';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Section } from '../../src/ui/Section';
import { Matters } from './Matters';

/** Tab of a school's page: its problems and what waits, and how much its people use it. */
export function SchoolSituation({ record }: RecordPageProps) {
  const translate = useTranslate();
  const school = String(record.id);
  const { data, isError, refetch } = useRead(platformSchoolOverview, { params: { school } });
  const word = (name: string) => translate(`gestore.overview.${name}`);
  if (!data) return isError ? <NotLoaded again={refetch} /> : <Loading />;
  return (
    <Stack spacing={2}>
      <Section title={word('waiting')}>
        <Matters matters={data.matters} school={school} />
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
