import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { ViewProps } from '../../engine/declaration/resource';
import { wholeList } from '../../engine/record/wholeList';
import { ResourceList } from '../../engine/screen/ResourceList';
import { useSay } from '../../i18n/useSay';
import { BackButton } from '../../ui/BackButton';

/** Lists the transfers. The staff's processing state is a column only if a practice has one (XFER-032). */
export function PracticeListPage({ resource }: ViewProps) {
  const say = useSay();
  const { data = [] } = useGetList(resource.name, wholeList);
  const withState = data.some(({ statusOperatore }) => statusOperatore);
  const shown = useMemo(() => {
    if (withState) return resource;
    const columns = resource.list.columns.filter(({ field }) => field !== 'statusOperatore');
    return { ...resource, list: { ...resource.list, columns } };
  }, [resource, withState]);
  return <ResourceList resource={shown} actions={<BackButton>{say('transfer.goBack')}</BackButton>} />;
}
