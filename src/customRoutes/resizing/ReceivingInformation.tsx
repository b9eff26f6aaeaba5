import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';
import { LineSkeleton } from '../../ui/LineSkeleton';
import { NotLoaded } from '../../ui/NotLoaded';
import { useReceived } from './useReceived';

/** Explains the purpose and the steps of the procedure. */
export function ReceivingInformation() {
  const say = useSay();
  const { data, isError, refetch } = useReceived();
  const schools = data?.map(({ name, codMin }) => `${name} (${codMin})`).join(', ');
  return (
    <>
      {isError && !data ? (
        <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>
      ) : (
        <Typography sx={{ mb: 1 }}>
          {schools === undefined && <LineSkeleton />}
          {schools === '' && say('resizing.nobody')}
          {schools && say('resizing.received.lead', { schools })}
        </Typography>
      )}
      <ul>
        {(['compare', 'accept', 'refuse', 'after'] as const).map((one) => (
          <li key={one}>{say(`resizing.received.${one}`)}</li>
        ))}
      </ul>
    </>
  );
}
