import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import type { Change } from './changes';
import { NameList } from './NameList';

/**
 * Renders the differences between the preview that the person confirmed and the current one. The provider did not run
 * the action because of these differences; the current preview is shown below.
 */
export function ActionChanges({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const lines = changes.map(({ now, reason, ...one }) => ({
    ...one,
    reason: translate(`engine.action.changes.${now}`, { reason: reason ?? '' }),
  }));
  return (
    <Alert role="none" severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{translate('engine.action.changes.title')}</AlertTitle>
      {translate(lines.length > 0 ? 'engine.action.changes.about' : 'engine.action.changes.unnamed')}
      {lines.length > 0 && <NameList names={lines} label={translate('engine.action.changes.title')} />}
    </Alert>
  );
}
