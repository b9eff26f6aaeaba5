import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { officeTerms } from '../../../../contract/offices/endpoints';
import type { Office, OfficeTerm } from '../../../../contract/offices/office';
import { dayInRome, showDay } from '../../../../contract/values/dates';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import type { Resource } from '../../../engine/declaration/defineResource';

/** Maximum number of entries shown: a school changes its head every few years. */
const TOLD = 5;

/** Lists former holders of an office, with their dates. */
export function FormerHolders({ resource, office }: { resource: Resource; office: Office }) {
  const run = useCallEndpoint();
  const translate = useTranslate();
  const { data = [] } = useQuery({
    queryKey: [resource.name, 'mark', officeTerms.id],
    queryFn: async () => (await run(resource.name, officeTerms, {})) as readonly OfficeTerm[],
  });
  const say = (key: string, values = {}) => translate(`resources.user.above.former.${key}`, values);
  const former = data.filter((term) => term.office === office && term.until).slice(0, TOLD);
  if (former.length === 0) return null;
  const day = (instant: string) => showDay(dayInRome(instant));

  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mt: 2 }}>
        {say('title')}
      </Typography>
      <ul style={{ margin: '4px 0 0', paddingInlineStart: 20 }}>
        {former.map(({ uid, name, since, until }) => (
          <li key={`${uid} ${until}`}>
            {since && until
              ? say('fromTo', { name, since: day(since), until: day(until) })
              : say('to', { name, until: day(until ?? '') })}
          </li>
        ))}
      </ul>
    </>
  );
}
