import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { NEW_PRACTICE } from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { Tips } from '../../ui/tips/Tips';
import { BackArrow } from './BackArrow';
import { HistoryTable } from './HistoryTable';
import { HISTORY, usePractices, useProgress } from './usePractices';

/** The transfers of data that the school has asked for, and the way to another one. */
export function HistoryPage() {
  const say = useSay();
  const { data, isError, refetch } = usePractices();
  const progress = useProgress();
  return (
    <Page title={say('resources.practice.title')} actions={<BackArrow />}>
      <Tips>
        <Box sx={{ mb: 2 }}>
          <Button
            component={RouterLink}
            to={`${HISTORY}/${NEW_PRACTICE}`}
            variant="contained"
            startIcon={<Add />}
            data-tip={say('transfer.createTip')}
          >
            {say('transfer.create')}
          </Button>
        </Box>
        {progress.isError && (
          <NotLoaded again={progress.refetch} sx={{ mb: 2 }}>
            {say('transfer.failed.progress')}
          </NotLoaded>
        )}
        {isError && data === undefined && (
          <NotLoaded again={refetch}>{say('transfer.failed.status')}</NotLoaded>
        )}
        {data === undefined && !isError && <Loading heights={[220]} />}
        {data && <HistoryTable practices={data} progress={progress.data ?? {}} />}
      </Tips>
    </Page>
  );
}
