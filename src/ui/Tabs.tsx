import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

export interface TabShown {
  readonly tab: string;
  readonly label: string;
  /** Number of invalid inputs on the tab. */
  readonly errors: number;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly TabShown[];
  readonly current: string | undefined;
  readonly open: (tab: string) => void;
}

/**
 * Renders sections of a page one at a time; when printed, all of them. Tabs stay mounted, so that input is kept when
 * another tab is opened.
 */
export function Tabs({ tabs, current, open }: TabsProps) {
  const id = useId();
  const translate = useTranslate();
  return (
    <>
      <MuiTabs
        value={current}
        onChange={(_event, tab: string) => open(tab)}
        aria-label={translate('engine.form.tabs')}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
      >
        {tabs.map(({ tab, label, errors }) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-${tab}-panel`}
            label={
              <span>
                {label}
                {errors > 0 && (
                  <Box component="span" sx={{ ml: 1, color: 'error.main', fontWeight: 600 }}>
                    ({translate('engine.form.tabErrors', { smart_count: errors })})
                  </Box>
                )}
              </span>
            }
          />
        ))}
      </MuiTabs>
      {tabs.map(({ tab, content }) => (
        <Box
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== current}
          sx={{ '@media print': { display: 'block !important', mb: 2 } }}
        >
          {content}
        </Box>
      ))}
    </>
  );
}
