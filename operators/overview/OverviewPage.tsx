import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { platformOverviewRead } from '../../contract/staff/endpoints/overview';
import { useRead } from '../../src/api/useRead';
import { FactPanel } from '../../src/ui/FactPanel';
import { Loading } from '../../src/ui/Loading';
import { NotLoaded } from '../../src/ui/NotLoaded';
import { Page } from '../../src/ui/Page';
import { Section } from '../../src/ui/Section';
import { Matters } from './Matters';

/** First page: what waits for the staff or went wrong, and how much Sportello is used. */
export function OverviewPage() {
  const translate = useTranslate();
  const { data, isError, refetch } = useRead(platformOverviewRead);
  const word = (name: string) => translate(`gestore.overview.${name}`);
  return (
    <Page title={word('title')}>
      {!data && (isError ? <NotLoaded again={refetch} /> : <Loading />)}
      {data && (
        <Stack spacing={2} sx={{ maxWidth: 880 }}>
          <Section title={word('waiting')}>
            <Matters matters={data.matters} />
          </Section>
          <FactPanel
            title={word('usage')}
            facts={[
              [word('schools'), data.schools.toLocaleString('it')],
              [word('signIns'), data.signIns.toLocaleString('it')],
              [word('schoolsSignedIn'), data.schoolsSignedIn.toLocaleString('it')],
            ]}
          />
        </Stack>
      )}
    </Page>
  );
}
