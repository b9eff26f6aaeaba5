import Typography from '@mui/material/Typography';
import { showServiceYear } from '../../../contract/orders/serviceYear';
import { useSay } from '../../i18n/useSay';
import { useMerger } from './useResizing';

/** Explains the purpose, the steps and the deadline of the procedure. */
export function InformationStep() {
  const say = useSay();
  const { data } = useMerger(true);
  if (!data) return null;
  const names = data.options.map(({ name, codMin }) => `${name} (${codMin})`);
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {say('resizing.information.lead', {
          year: showServiceYear(data.anno),
          schools: (names.length > 0 ? names : data.codMin).join(', '),
        })}
      </Typography>
      <Typography sx={{ mb: 1, fontWeight: 600 }}>
        {say('resizing.information.august', { year: String(data.anno) })}
      </Typography>
      <ol>
        {(['head', 'places', 'document', 'answers'] as const).map((one) => (
          <li key={one}>{say(`resizing.information.${one}`)}</li>
        ))}
      </ol>
      <Typography>
        {say(data.cessata ? 'resizing.information.ceased' : 'resizing.information.notCeased')}
      </Typography>
    </>
  );
}
