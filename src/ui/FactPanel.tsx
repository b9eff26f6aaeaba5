import Box from '@mui/material/Box';
import { Breakable } from './Breakable';
import { Section } from './Section';

/** A label and its value. */
export type Fact = readonly [label: string, text: string];

/** Lists facts under a heading, in as many columns as fit. */
export function FactPanel({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <Section title={title}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
        }}
      >
        {facts.map(([label, text]) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <Breakable text={text} />
            </Box>
          </div>
        ))}
      </Box>
    </Section>
  );
}
