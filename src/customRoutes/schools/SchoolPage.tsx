import { useSearchParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import { SchoolData } from './SchoolData';
import { SchoolLicences } from './SchoolLicences';

const tabs = ['data', 'licences'] as const;

/** Renders the school profile: its record and its licences as tabs; the current tab is in the address. */
export function SchoolPage() {
  const say = useSay();
  const [params, setParams] = useSearchParams();
  const asked = params.get('scheda') === 'licenze' ? 'licences' : 'data';
  const content = { data: <SchoolData />, licences: <SchoolLicences /> };
  return (
    <Page title={say('school.title')}>
      <Tabs
        current={asked}
        open={(tab) => setParams(tab === 'licences' ? { scheda: 'licenze' } : {}, { replace: true })}
        tabs={tabs.map((tab) => ({
          tab,
          label: say(`school.tabs.${tab}`),
          errors: 0,
          content: content[tab],
        }))}
      />
    </Page>
  );
}
