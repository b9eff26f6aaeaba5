import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { contractTones, type ContractState as State } from '../../../contract/licences/licenceProduct';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';

/** Colour and glyph of a tone; the word beside them has the meaning. */
const appearances: Readonly<Record<(typeof contractTones)[State], { color: string; glyph: IconName }>> = {
  good: { color: 'success.main', glyph: 'on' },
  info: { color: 'info.main', glyph: 'info' },
  warn: { color: 'warning.main', glyph: 'warning' },
  bad: { color: 'error.main', glyph: 'disable' },
  over: { color: 'text.secondary', glyph: 'off' },
};

/** Shows the state of a contract as a coloured word. */
export function ContractState({ state }: { readonly state: State }) {
  const translate = useTranslate();
  const { color, glyph } = appearances[contractTones[state]];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color, fontWeight: 600 }}
    >
      <Icon name={glyph} />
      {translate(`resources.licenceProduct.values.statoContratto.${state}`)}
    </Box>
  );
}
