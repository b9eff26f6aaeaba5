import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';

/** What the procedure is for, and what comes. */
export function InformationStep() {
  const say = useSay();
  return (
    <>
      <Typography sx={{ mb: 1 }}>{say('transfer.information.lead')}</Typography>
      <ol>
        {(['head', 'choices', 'files', 'sign'] as const).map((one) => (
          <li key={one}>{say(`transfer.information.${one}`)}</li>
        ))}
      </ol>
      <Typography>{say('transfer.information.later')}</Typography>
    </>
  );
}
