import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { auditArchived } from '../../../contract/audit/endpoints';
import { showDay } from '../../../contract/values/dates';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import type { SectionProps } from '../../engine/declaration/resource';

/**
 * Says which entries are only in the archive, by the last day of these, and whom to ask for it. Renders nothing if the
 * list is complete.
 */
export function ArchivedNotice({ resource }: SectionProps) {
  const run = useCallEndpoint();
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: [resource.name, 'archived'],
    queryFn: async () =>
      (await run(resource.name, auditArchived, {})) as {
        readonly until?: string | null;
        readonly contact: string;
      },
  });
  if (!data?.until) return null;
  const { until, contact } = data;
  return (
    <Typography color="text.secondary" sx={{ mb: 1.5 }}>
      {translate('resources.audit.archived', { until: showDay(until), contact })}
    </Typography>
  );
}
