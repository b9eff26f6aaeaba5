import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { searchWords } from '../../../../contract/values/search';
import type { Resource } from '../../../engine/declaration/defineResource';
import { BackLink } from '../../../engine/record/BackLink';
import { wholeList } from '../../../engine/record/wholeList';
import { useSay } from '../../../i18n/useSay';
import { useSession } from '../../../session/SessionContext';
import { viewerOf } from '../../../session/viewer';
import { Loading } from '../../../ui/Loading';
import { NotLoaded } from '../../../ui/NotLoaded';
import { Page } from '../../../ui/Page';
import { Tips } from '../../../ui/tips/Tips';
import type { UserRow } from '../roles/foreseen';
import { isFound } from '../roles/foundApplications';
import { useRoleCatalogue } from '../roles/useRoleCatalogue';
import { MatrixFilters } from './MatrixFilters';
import { leftGrid, MatrixGrid } from './MatrixGrid';
import { foundPeople, peopleOf } from './matrixRows';
import { useMatrixFilter } from './useMatrixFilter';

const RolesDialog = lazy(() =>
  import('../roles/RolesDialog').then((file) => ({ default: file.RolesDialog })),
);
const LikeDialog = lazy(() => import('./LikeDialog').then((file) => ({ default: file.LikeDialog })));

interface Opened {
  readonly person: UserRow;
  readonly what: 'roles' | 'like';
  /** Application of the cell. */
  readonly ac?: string | undefined;
}

/** Shows permissions as a matrix: people as rows, applications as columns, roles in the cells. */
export function MatrixPage({ resource }: { resource: Resource }) {
  const say = useSay();
  const session = useSession();
  const control = useMatrixFilter();
  const { filter } = control;
  const { data: known, error: unknown, refetch: readCatalogue } = useRoleCatalogue();
  const { data, error, refetch } = useGetList<UserRow>(resource.name, wholeList, {
    structuralSharing: false,
  });
  const [opened, setOpened] = useState<Opened>();
  const [start] = useState(leftGrid);
  const from = useRef(start);
  const viewer = useMemo(() => viewerOf(session), [session]);
  const people = useMemo(() => peopleOf(data ?? []), [data]);
  const found = useMemo(() => foundPeople(people, filter, viewer), [people, filter, viewer]);
  const shown = useMemo(() => {
    const words = searchWords(filter.columns ?? '');
    return known && { ...known, applications: known.applications.filter((one) => isFound(one, words)) };
  }, [known, filter.columns]);
  const open = useCallback(
    (person: UserRow, what: Opened['what'], ac?: string) => setOpened({ person, what, ac }),
    [],
  );
  const close = () => setOpened(undefined);
  const ready = known && shown && data;

  return (
    <Tips>
      <Page title={say('roles.matrix.title')} actions={<BackLink resource={resource} />}>
        {(error || unknown) && !ready && (
          <NotLoaded again={() => Promise.all([refetch(), readCatalogue()])} />
        )}
        {!ready && !error && !unknown && <Loading />}
        {ready && (
          <>
            <MatrixFilters known={known} control={control} />
            <p role="status">{say('roles.matrix.found', { smart_count: found.length })}</p>
            {(found.length === 0 || shown.applications.length === 0) && <p>{say('roles.matrix.none')}</p>}
            {found.length > 0 && shown.applications.length > 0 && (
              <MatrixGrid
                known={shown}
                people={found}
                filter={filter}
                viewer={viewer}
                from={from}
                open={open}
              />
            )}
            <p>{say('roles.matrix.about')}</p>
          </>
        )}
        <Suspense fallback={null}>
          {opened?.what === 'roles' && <RolesDialog id={opened.person.id} only={opened.ac} onClose={close} />}
          {opened?.what === 'like' && known && (
            <LikeDialog resource={resource} id={opened.person.id} known={known} onClose={close} />
          )}
        </Suspense>
      </Page>
    </Tips>
  );
}
