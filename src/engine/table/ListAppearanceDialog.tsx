import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOwnPreference } from '../../session/useOwnPreference';
import { ActionDialog } from '../../ui/ActionDialog';
import { useListRow, useListView } from '../list/listContexts';
import { useHiddenColumns } from '../list/useHiddenColumns';
import { type Density, densities } from './density';

/**
 * Renders the dialog for visible columns and row density. The columns go into the address, and this browser stores
 * both.
 */
export function ListAppearanceDialog({ onClose }: { onClose: () => void }) {
  const { shape, hidden: before, page, change } = useListView();
  const { words, resource } = useListRow();
  const translate = useTranslate();
  const [kept, keep] = useOwnPreference<Density>('density', 'comfortable');
  const [, keepHidden] = useHiddenColumns(resource);
  const [hidden, setHidden] = useState(before);
  const [density, setDensity] = useState(kept);

  function apply() {
    keep(density);
    keepHidden(hidden);
    if (hidden.join() !== before.join()) change({ hidden, page });
    onClose();
  }
  const toggle = (name: string) =>
    setHidden(shape.columns.filter((one) => (one === name) !== hidden.includes(one)));

  return (
    <ActionDialog
      title={translate('engine.appearance.title')}
      confirm={{ text: translate('engine.appearance.apply'), run: apply }}
      close={onClose}
    >
      <FormControl component="fieldset" sx={{ display: 'flex', mb: 2 }}>
        <FormLabel component="legend">{translate('engine.appearance.columns')}</FormLabel>
        {shape.columns.map((name, at) => (
          <FormControlLabel
            key={name}
            disabled={at === 0}
            label={
              at === 0
                ? translate('engine.appearance.always', { column: words.label(name) })
                : words.label(name)
            }
            control={<Checkbox checked={!hidden.includes(name)} onChange={() => toggle(name)} />}
          />
        ))}
      </FormControl>
      <FormControl component="fieldset">
        <FormLabel component="legend">{translate('engine.appearance.density')}</FormLabel>
        <RadioGroup row value={density} onChange={(_, value) => setDensity(value as Density)}>
          {Object.keys(densities).map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              label={translate(`engine.appearance.densities.${name}`)}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </ActionDialog>
  );
}
