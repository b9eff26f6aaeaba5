import Box from '@mui/material/Box';
import type { SchoolProfile } from '../../../contract/schools/schoolProfile';
import { useSay } from '../../i18n/useSay';
import { FactPanel } from '../../ui/FactPanel';
import { sectionNames, shownFields } from './schoolSections';

/** Everything about the school, under its headings. */
export function SchoolFacts({ school }: { readonly school: SchoolProfile }) {
  const say = useSay();
  const shown = (value: string | boolean | null | undefined) =>
    typeof value === 'boolean' ? say(value ? 'school.on' : 'school.off') : value || say('school.none');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
        maxWidth: 1300,
      }}
    >
      {sectionNames.map((section) => (
        <FactPanel
          key={section}
          title={say(`school.sections.${section}`)}
          facts={shownFields(section, school).map((field) => [
            say(`school.fields.${field}`),
            shown(school[field]),
          ])}
        />
      ))}
    </Box>
  );
}
