import type { Application } from '../../../contract/roles/application';
import { useSay } from '../../i18n/useSay';
import { RecordTable } from '../../ui/tables/RecordTable';
import { LicenceStatus } from './LicenceStatus';

/** Applications per page (SCHOOL-008, PROF-004). */
const PAGE = 10;

interface LicencePagesProps {
  readonly licences: readonly Application[];
  /** Accessible name of the table. */
  readonly caption: string;
  /** Text for an empty list. */
  readonly empty: string;
}

/** Lists applications with the state of their licences, ten per page. */
export function LicencePages({ licences, caption, empty }: LicencePagesProps) {
  const say = useSay();
  const stateOf = (licence: Application) =>
    licence.status && !licence.expirationDate ? (
      say('school.licences.endless')
    ) : (
      <LicenceStatus licence={licence} />
    );
  return (
    <RecordTable
      caption={caption}
      columns={[
        {
          name: 'application',
          label: say('school.licences.application'),
          cell: ({ description }) => description,
        },
        { name: 'category', label: say('school.licences.category'), cell: ({ cat }) => cat },
        { name: 'state', label: say('school.licences.state'), cell: stateOf },
      ]}
      rows={licences}
      rowKey={({ ac }) => ac}
      empty={empty}
      pageSize={PAGE}
    />
  );
}
