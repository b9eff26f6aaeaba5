import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { fileTypes, sizeText, typeNames } from '../../../contract/values/files';
import { attachmentInForm, attachmentOf } from '../../engine/form/attachmentInForm';
import { type FieldOf, type InputProps, inputId, noteId } from '../../engine/form/inputs/InputProps';
import { useChosenFile } from '../../engine/form/inputs/useChosenFile';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { HeldFile } from './HeldFile';

/**
 * Renders a file of the record: its name downloads it, and it can be replaced or removed. It is sent with the record
 * only if it is new.
 */
export function AttachmentInput({
  name,
  label,
  field,
  disabledReason,
  help,
  required,
}: InputProps<FieldOf<'attachment'>>) {
  const translate = useTranslate();
  const sentence = useSentence();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const chooser = useRef<HTMLInputElement>(null);
  const { refused, choose, forget } = useChosenFile(field, ({ name: called }, content) => {
    input.onChange(attachmentInForm({ name: called.slice(-200), content }));
    // Allows the same file to be chosen again.
    if (chooser.current) chooser.current.value = '';
  });
  const button = useRef<HTMLButtonElement>(null);
  const wrong = refused ?? fieldState.error?.message;
  const problem = wrong && sentence(wrong);
  const held = attachmentOf(input.value);
  const limits = translate('engine.form.file.limits', {
    types: typeNames(field.of),
    size: sizeText(field.max),
  });

  function clear() {
    forget();
    input.onChange('');
    button.current?.focus();
  }

  return (
    <FormControl error={Boolean(problem)} fullWidth role="group" aria-labelledby={`${inputId(name)}-label`}>
      <FormLabel id={`${inputId(name)}-label`} required={required} sx={{ fontSize: '0.8125rem', mb: 0.5 }}>
        {label}
      </FormLabel>
      {held && (
        <Box sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          <HeldFile field={name} file={held} />
        </Box>
      )}
      {disabledReason === undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            id={inputId(name)}
            ref={(at) => {
              button.current = at;
              input.ref(at);
            }}
            size="small"
            variant="outlined"
            aria-describedby={noteId(name)}
            onBlur={input.onBlur}
            onClick={() => chooser.current?.click()}
          >
            {translate(`engine.form.file.${held ? 'replace' : 'choose'}`, { name: label })}
          </Button>
          {held && (
            <Button size="small" onClick={clear}>
              {translate('engine.form.file.clear', { name: label })}
            </Button>
          )}
        </Box>
      )}
      {disabledReason === undefined && (
        <input
          ref={chooser}
          type="file"
          hidden
          aria-labelledby={`${inputId(name)}-label`}
          accept={field.of.map((type) => fileTypes[type].media).join(',')}
          onChange={choose}
        />
      )}
      <FormHelperText id={noteId(name)} sx={{ mx: 0 }}>
        {problem ?? disabledReason ?? (help || limits)}
      </FormHelperText>
    </FormControl>
  );
}
