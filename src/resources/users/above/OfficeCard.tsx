import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Office } from '../../../../contract/offices/office';
import { useCallEndpoint } from '../../../api/EngineDataProvider';
import type { Resource } from '../../../engine/declaration/defineResource';
import { badgeQuery } from '../../../engine/list/useBadges';
import { useMay, useWhyWithheld } from '../../../session/viewer';
import { Button } from '../../../ui/Button';
import { Card, Line } from './Card';
import { officeCalls } from './officeCalls';

const OfficeDialog = lazy(() => import('./OfficeDialog').then((file) => ({ default: file.OfficeDialog })));

/** Shows the holder of an office of the school, and lets supervisors appoint another. */
export function OfficeCard({ resource, office }: { resource: Resource; office: Office }) {
  const run = useCallEndpoint();
  const may = useMay();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { read, holder: holderOf } = officeCalls[office];
  const { data, isPending, isError } = useQuery(badgeQuery(run, resource, read));
  const say = (key: string) => translate(`resources.user.above.${office}.${key}`);
  const holder = holderOf(data);
  const unknown = isPending ? translate('engine.list.loading') : translate('engine.list.failed');
  const why = useWhyWithheld()(['office', 'write']);
  const offered = (may(['office', 'write']) || why) && !isPending && !isError;

  return (
    <Card
      title={say('title')}
      action={
        offered && (
          <Button size="small" aria-haspopup="dialog" disabledReason={why} onClick={() => setOpen(true)}>
            {holder ? say('change') : say('add')}
          </Button>
        )
      }
    >
      {isPending || isError ? (
        <Line>{unknown}</Line>
      ) : holder ? (
        <>
          <Line strong>{holder.name}</Line>
          <Line>{holder.uid}</Line>
        </>
      ) : (
        <p style={{ margin: 0 }}>{say('none')}</p>
      )}
      {open && (
        <Suspense fallback={null}>
          <OfficeDialog resource={resource} office={office} holder={holder} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
