import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';
import { DAYS_BETWEEN_EXPORTS } from '../../../contract/exportRequests/exportRequest';
import { showInstant } from '../../../contract/values/dates';
import type { SectionProps } from '../../engine/declaration/resource';
import { wholeList } from '../../engine/record/wholeList';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

const bands = ['morning', 'afternoon', 'night'] as const;

/** Says when requests are processed. If one is pending, also says that it will be ready soon, or that it failed. */
export function ExportNotice({ resource }: SectionProps) {
  const say = useSay();
  const { data = [] } = useGetList(resource.name, wholeList);
  const inHand = data.filter(({ stato }) => stato === 'pending');
  const failed = inHand.find(({ anomalia }) => anomalia);
  const pending = inHand.find(({ anomalia }) => !anomalia);
  return (
    <>
      {failed && (
        <Alert
          severity="error"
          role="status"
          sx={{ mb: 1 }}
          action={
            <Button to={`${resource.path}/${failed.prgRichiesta}`} color="inherit" size="small">
              {say('exports.open')}
            </Button>
          }
        >
          {say('exports.failedOne', { number: failed.prgRichiesta })}
        </Alert>
      )}
      {pending && (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {say('exports.soon')}{' '}
          {pending.evasaEntro && say('exports.by', { at: showInstant(pending.evasaEntro) })}
        </Alert>
      )}
      <Alert severity="info" icon={false} role="none">
        {say('exports.hours.title')}
        <ul style={{ margin: 0, paddingLeft: '1.25rem' }}>
          {bands.map((band) => (
            <li key={band}>{say(`exports.hours.${band}`)}</li>
          ))}
          <li>{say('exports.hours.between', { days: DAYS_BETWEEN_EXPORTS })}</li>
        </ul>
      </Alert>
    </>
  );
}
