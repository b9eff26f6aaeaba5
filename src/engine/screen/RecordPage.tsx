import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { loaded } from '../../ui/loaded';
import { Page } from '../../ui/Page';
import { Tabs } from '../../ui/Tabs';
import type { RecordPageProps } from '../declaration/resource';
import { FactList } from '../record/FactList';
import { Notices } from '../record/Notices';
import { sectionsOf } from '../record/sections';
import { useFacts } from '../record/useFacts';
import { useTab } from '../record/useTab';
import { useWords } from '../record/words';
import { RecordActions } from './RecordActions';
import { useBesideTabs } from './useBesideTabs';

/**
 * Renders the page of a read-only record: everything its form would contain, on the same tabs, or a custom page of the
 * resource.
 */
export function RecordPage({ resource, record, onActed }: RecordPageProps) {
  if (!resource.page) return <Facts resource={resource} record={record} onActed={onActed} />;
  const Own = loaded<RecordPageProps>(resource.page);
  return <Own resource={resource} record={record} onActed={onActed} />;
}

function Facts({ resource, record, onActed }: RecordPageProps) {
  const words = useWords(resource);
  const { inputs, tabs: declared = {} } = resource.form;
  const facts = [...useFacts(resource), ...inputs, ...Object.values(declared).flat()];
  const sections = sectionsOf(resource, [], [...new Set(facts)]);
  const beside = useBesideTabs(resource, record, onActed);
  const { tab: current, open } = useTab([...sections, ...beside]);
  const draw = (fields: readonly string[]) => (
    <FactList resource={resource} record={record} fields={fields} words={words} />
  );
  const above = sections.find(({ tab }) => tab === undefined);
  const ofRecord = sections.flatMap(({ tab, facts: tabFacts }) =>
    tab === undefined ? [] : [{ tab, label: words.tab(tab), errors: 0, content: draw(tabFacts) }],
  );
  const tabs = [...ofRecord, ...beside];

  return (
    <Page
      title={words.say('one', { name: words.title(record) })}
      actions={<RecordActions resource={resource} record={record} onActed={onActed} />}
    >
      <Notices resource={resource} record={record} words={words} />
      <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}>
        {above && draw(above.facts)}
        {tabs.length > 0 && <Tabs tabs={tabs} current={current} open={open} />}
        {sections.length + beside.length === 0 && <Box>–</Box>}
      </Paper>
    </Page>
  );
}
