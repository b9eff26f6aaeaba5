import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '../../ui/ActionDialog';
import { type ShortcutName, shortcuts } from './shortcuts';
import { useShortcutsOn } from './useShortcuts';

/** Lists the keyboard shortcuts of this page, with the switch that disables single-key ones. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [on, setOn] = useShortcutsOn();
  const keys = [
    ...(Object.keys(shortcuts) as ShortcutName[]).map((name) => [shortcuts[name], name] as const),
    ['Tab', 'next'],
    [translate('engine.keyboard.space'), 'select'],
    [translate('engine.keyboard.shiftSpace'), 'selectRange'],
    ['Esc', 'close'],
  ] as const;

  return (
    <ActionDialog title={translate('engine.keyboard.title')} close={onClose}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: 1,
          m: 0,
          mt: 0.5,
          mb: 2,
          '& dd': { m: 0 },
        }}
      >
        {keys.map(([key, name]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>
              <Box
                component="kbd"
                sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1, font: 'inherit' }}
              >
                {key}
              </Box>
            </dt>
            <dd>{translate(`engine.keyboard.does.${name}`)}</dd>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        label={translate('engine.keyboard.single')}
        control={<Switch checked={on} onChange={(_, checked) => setOn(checked)} />}
      />
    </ActionDialog>
  );
}
