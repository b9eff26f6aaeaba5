import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';
import { showInstant } from '../../../contract/dates';
import { DAYS_BETWEEN_EXPORTS } from '../../../contract/entities/exportRequest';
import type { SectionProps } from '../../engine/declaration/resource';
import { wholeList } from '../../engine/record/wholeList';
import { useSay } from '../../i18n/useSay';

const bands = ['morning', 'afternoon', 'night'] as const;

/** When requests are served; and of one that is being prepared, that it soon will be: not where that failed. */
export function ExportNotice({ resource }: SectionProps) {
  const say = useSay();
  const { data = [] } = useGetList(resource.name, wholeList);
  const pending = data.find(({ stato, anomalia }) => stato === 'pending' && !anomalia);
  return (
    <>
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
