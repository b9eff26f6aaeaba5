import { lazy, Suspense, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../session/viewer';
import { Loading } from '../../ui/Loading';
import type { TabShown } from '../../ui/Tabs';
import type { Resource, Row } from '../declaration/defineResource';
import { RelatedContext } from './related';

const RelatedList = lazy(() => import('./RelatedList').then((file) => ({ default: file.RelatedList })));

/** A tab for each list of records that refer to one, for whoever may list them. */
export function useRelatedTabs({ related = {} }: Resource, { id }: Row): readonly TabShown[] {
  const resources = useContext(RelatedContext);
  const may = useMay();
  const translate = useTranslate();
  return Object.entries(related).flatMap(([name, { by }]) => {
    const resource = resources.find((one) => one.name === name);
    if (!resource || !may(resource.can.list)) return [];
    if (!resource.fields[by] || resource.wire.list.answers !== 'whole')
      throw new Error(`related.${name}.by is "${by}": name a field of a list that is answered whole.`);
    return [
      {
        tab: name,
        label: translate(`resources.${name}.title`),
        errors: 0,
        content: (
          <Suspense fallback={<Loading />}>
            <RelatedList resource={resource} by={by} id={id} />
          </Suspense>
        ),
      },
    ];
  });
}
