import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { SupportItem } from './SupportItem';
import { useSupportAccesses } from './useSupportAccesses';

const EVERY = 30_000;

/**
 * Lists the provider's staff who asked to operate for a supervisor of this school: open requests are answered or ended
 * here.
 */
export function SupportAccessPage() {
  const say = useSay();
  const { data, error, refetch } = useSupportAccesses(EVERY);
  return (
    <Page title={say('support.title')}>
      <Stack spacing={2} sx={{ maxWidth: 840 }}>
        <Typography>{say('support.about')}</Typography>
        {!data && !error && <Loading />}
        {error && <NotLoaded again={refetch} />}
        {data?.length === 0 && <Typography>{say('support.none')}</Typography>}
        {data?.map((one) => (
          <SupportItem key={one.id} {...one} />
        ))}
      </Stack>
    </Page>
  );
}
