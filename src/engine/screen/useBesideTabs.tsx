import { type ReactNode, Suspense, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../session/viewer';
import { Loading } from '../../ui/Loading';
import { loaded } from '../../ui/loaded';
import type { TabShown } from '../../ui/Tabs';
import type { Resource, Row } from '../declaration/defineResource';
import { kitParts } from '../declaration/kit';
import { takenBy } from '../declaration/ordered';
import type { RecordPageProps } from '../declaration/resource';
import { CreateLink } from '../list/CreateLink';
import { RelatedContext } from '../record/related';
import { useWords } from '../record/words';
import { EmbeddedList } from './EmbeddedList';

/**
 * Returns the tabs of a record's page that have no inputs: custom ones of the resource, and lists of records that refer
 * to it.
 */
export function useBesideTabs(resource: Resource, record: Row, onActed: () => void): readonly TabShown[] {
  const resources = useContext(RelatedContext);
  const may = useMay();
  const translate = useTranslate();
  const words = useWords(resource);
  const own = Object.entries(resource.form.ownTabs ?? {}).map(([tab, load]) => {
    const Own = loaded<RecordPageProps>(load);
    return tabOf(tab, words.tab(tab), <Own resource={resource} record={record} onActed={onActed} />);
  });
  const related = Object.entries(resource.related ?? {}).flatMap(([name, { by }]) => {
    const other = resources.find((one) => one.name === name);
    if (!other || !may(other.can.list)) return [];
    const { answers, endpoint } = other.endpoints.list;
    const isFilter = other.list.filters.of[by] !== undefined || Object.hasOwn(takenBy(endpoint), by);
    if (!other.fields[by] || (answers === 'page' && !isFilter))
      throw new Error(
        `related.${name}.by is "${by}": name one of its fields; in a list that the provider pages, one with a filter of that name.`,
      );
    return tabOf(
      name,
      translate(`resources.${name}.title`),
      <EmbeddedList resource={other} name={name} of={{ field: by, value: record.id }}>
        {other.form.create.inputs.includes(by) && (
          <CreateLink resource={other} parent={{ resource, record }} />
        )}
      </EmbeddedList>,
    );
  });
  const { versions } = resource.endpoints;
  const { RecordVersions } = kitParts();
  const ofVersions =
    versions && RecordVersions
      ? [
          tabOf(
            'versions',
            translate('engine.versions.tab'),
            <RecordVersions
              resource={resource}
              record={record}
              endpoint={versions.endpoint}
              onRestored={onActed}
            />,
          ),
        ]
      : [];
  return [...own, ...related, ...ofVersions];
}

const tabOf = (tab: string, label: string, content: ReactNode): TabShown => ({
  tab,
  label,
  errors: 0,
  content: <Suspense fallback={<Loading />}>{content}</Suspense>,
});
