import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { cleanMarkup } from '../../../contract/values/cleanMarkup';
import { Button } from '../../ui/Button';

interface MarkupLinkProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly tabIndex: number;
  readonly changed: () => void;
}

/** Returns the link that contains the whole range. */
function linkAround(range: Range): Element | undefined {
  const link = range.startContainer.parentElement?.closest('a');
  return link?.contains(range.endContainer) ? link : undefined;
}

/**
 * Renders the tool that links the selected words, or changes the link around them; without a selection, it inserts the
 * address as a link. An empty address removes the link.
 */
export function MarkupLink({ box, tabIndex, changed }: MarkupLinkProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Range | 'nothing'>();
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState(false);

  function begin() {
    const selection = document.getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const inside = range && box.current?.contains(range.startContainer) ? range.cloneRange() : undefined;
    setAddress((inside && linkAround(inside))?.getAttribute('href') ?? 'https://');
    setRefused(false);
    setChosen(inside ?? 'nothing');
  }

  function end(to?: string) {
    box.current?.focus();
    const selection = document.getSelection();
    if (chosen instanceof Range) {
      selection?.removeAllRanges();
      selection?.addRange(chosen);
    }
    setChosen(undefined);
    if (to === undefined) return;
    const link = chosen instanceof Range && linkAround(chosen);
    if (link) selection?.selectAllChildren(link);
    const isEmpty = !(chosen instanceof Range) || (chosen.collapsed && !link);
    if (!to) document.execCommand('unlink');
    else if (isEmpty) document.execCommand('insertHTML', false, to);
    else document.execCommand('createLink', false, address.trim());
    changed();
  }

  function take() {
    const typed = address.trim();
    if (typed === '' || typed === 'https://') return end('');
    const link = cleanMarkup(`<a href="${typed.replaceAll('"', '%22')}">${typed.replaceAll('<', '')}</a>`);
    if (!link.startsWith('<a')) return setRefused(true);
    end(link);
  }

  return (
    <>
      <Button
        data-tool
        size="small"
        color="inherit"
        tabIndex={tabIndex}
        aria-expanded={chosen !== undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (chosen ? end() : begin())}
      >
        {translate('engine.form.markup.link')}
      </Button>
      {chosen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, width: '100%' }}>
          <TextField
            autoFocus
            size="small"
            label={translate('engine.form.markup.address')}
            value={address}
            error={refused}
            helperText={refused ? translate('engine.form.markup.refused') : undefined}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              // Prevents Enter from submitting the form, and Escape from closing the dialog.
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Enter') take();
              else end();
            }}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
            sx={{ flex: '1 1 14rem' }}
          />
          <Button variant="outlined" onClick={take}>
            {translate('engine.form.markup.take')}
          </Button>
        </Box>
      )}
    </>
  );
}
