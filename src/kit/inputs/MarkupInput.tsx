import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { cleanMarkup } from '../../../contract/values/cleanMarkup';
import { type FieldOf, type InputProps, inputId, noteId } from '../../engine/form/inputs/InputProps';
import { Labelled } from '../../ui/Labelled';
import { MarkupTools } from './MarkupTools';

/**
 * Renders a rich text editor. Whatever the browser or the clipboard inserts, the stored value is sanitised: text and
 * the tags of contract/values/cleanMarkup.ts.
 */
export function MarkupInput({ name, label, disabledReason, help, required }: InputProps<FieldOf<'markup'>>) {
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const box = useRef<HTMLDivElement | null>(null);
  const id = inputId(name);
  const value = input.value ?? '';
  const problem = fieldState.error?.message;
  const note = problem ?? (disabledReason || help);

  // Typed text is already in the DOM: writing it again would lose the caret position.
  useLayoutEffect(() => {
    const at = box.current;
    if (at && cleanMarkup(at.innerHTML) !== value) at.innerHTML = cleanMarkup(value);
  }, [value]);

  const changed = () => input.onChange(cleanMarkup(box.current?.innerHTML ?? ''));

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const { clipboardData: from } = event;
    const html = from.getData('text/html');
    if (html) document.execCommand('insertHTML', false, cleanMarkup(html));
    else document.execCommand('insertText', false, from.getData('text/plain'));
  }

  return (
    <div>
      <Labelled
        id={id}
        label={required && disabledReason === undefined ? `${label} *` : label}
        style={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        {disabledReason === undefined && <MarkupTools of={id} label={label} box={box} changed={changed} />}
        <Box
          ref={(at: HTMLDivElement | null) => {
            box.current = at;
            input.ref(at);
          }}
          id={id}
          role="textbox"
          tabIndex={0}
          contentEditable={disabledReason === undefined}
          suppressContentEditableWarning
          aria-multiline
          aria-labelledby={`${id}-label`}
          aria-describedby={note ? noteId(name) : undefined}
          aria-required={required || undefined}
          aria-readonly={disabledReason !== undefined || undefined}
          aria-invalid={problem !== undefined || undefined}
          onFocus={() => document.execCommand?.('defaultParagraphSeparator', false, 'p')}
          onInput={changed}
          onPaste={paste}
          onBlur={input.onBlur}
          sx={{
            px: 1.75,
            py: 1.5,
            minHeight: '6.5rem',
            maxHeight: '24rem',
            overflow: 'auto',
            overflowWrap: 'anywhere',
            borderRadius: 1,
            bgcolor: disabledReason === undefined ? undefined : 'action.hover',
            outlineOffset: '-2px',
            '& p, & ul, & ol': { mt: 0, mb: 1 },
            '& h3, & h4': { mt: 0, mb: 0.5, fontSize: '1.0625rem' },
            '& h4': { fontSize: '1rem' },
            '& a': { color: 'secondary.main' },
          }}
        />
      </Labelled>
      {note && (
        <FormHelperText id={noteId(name)} error={problem !== undefined} sx={{ mx: 1.75 }}>
          {note}
        </FormHelperText>
      )}
    </div>
  );
}
