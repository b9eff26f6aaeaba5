import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';
import { useReceived } from './useReceived';

/** What the procedure is for, and what comes. */
export function ReceivingInformation() {
  const say = useSay();
  const { data = [] } = useReceived();
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {say('resizing.received.lead', {
          schools: data.map(({ name, codMin }) => `${name} (${codMin})`).join(', '),
        })}
      </Typography>
      <ul>
        {(['compare', 'accept', 'refuse', 'after'] as const).map((one) => (
          <li key={one}>{say(`resizing.received.${one}`)}</li>
        ))}
      </ul>
    </>
  );
}
