import Typography from '@mui/material/Typography';
import { useSay } from '../../i18n/useSay';

/** Explains the purpose and the steps of the procedure. */
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
