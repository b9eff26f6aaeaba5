import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordPageProps } from '../../src/engine/declaration/resource';
import { RelatedContext } from '../../src/engine/record/related';
import { EmbeddedList } from '../../src/engine/screen/EmbeddedList';
import { useMay } from '../../src/session/viewer';

/** Returns the component of a tab on a school's page that shows the school's records of another list. */
const listTab = (name: string) =>
  function SchoolList({ record }: RecordPageProps) {
    const translate = useTranslate();
    const may = useMay();
    const resource = useContext(RelatedContext).find((one) => one.name === name);
    if (!resource || !may(resource.can.list)) return <p>{translate('gestore.notForRole')}</p>;
    return (
      <EmbeddedList resource={resource} name={name} of={{ field: 'school', value: String(record.id) }} />
    );
  };

export const SchoolPeople = listTab('platformPerson');
export const SchoolLicences = listTab('platformLicence');
export const SchoolContracts = listTab('platformContract');
export const SchoolOrders = listTab('platformOrder');
export const SchoolMails = listTab('platformMail');
export const SchoolSignIns = listTab('platformSignIn');
