import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SchoolProfile } from '../../../contract/entities/schoolProfile';
import { useSay } from '../../i18n/useSay';
import { Breakable } from '../../ui/Breakable';
import { type SchoolSection, sectionNames, shownFields } from './schoolSections';

/** Everything about the school, under its headings. */
export function SchoolFacts({ school }: { readonly school: SchoolProfile }) {
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
        <Section key={section} section={section} school={school} />
      ))}
    </Box>
  );
}

function Section({ section, school }: { readonly section: SchoolSection; readonly school: SchoolProfile }) {
  const say = useSay();
  const title = useId();
  const shown = (value: string | boolean | null | undefined) =>
    typeof value === 'boolean' ? say(value ? 'school.on' : 'school.off') : value || say('school.none');
  return (
    <Paper component="section" variant="outlined" aria-labelledby={title} sx={{ p: 2 }}>
      <Typography id={title} component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {say(`school.sections.${section}`)}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
        }}
      >
        {shownFields(section, school).map((field) => (
          <div key={field}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {say(`school.fields.${field}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <Breakable text={shown(school[field])} />
            </Box>
          </div>
        ))}
      </Box>
    </Paper>
  );
}
