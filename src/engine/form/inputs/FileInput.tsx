import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { fileText, fileTypes, sizeText, typeNames } from '../../../../contract/values/files';
import { useSentence } from '../../../i18n/useSentence';
import { Button } from '../../../ui/Button';
import { DownloadButton } from '../../../ui/files/DownloadButton';
import { type FieldOf, type InputProps, inputId } from './InputProps';
import { useChosenFile } from './useChosenFile';

/**
 * Renders the input for a file from the computer. The size is checked before the file is read; the content is sent in
 * base64.
 */
export function FileInput({
  name,
  label,
  field,
  disabledReason,
  help,
  required,
}: InputProps<FieldOf<'file'>>) {
  const translate = useTranslate();
  const sentence = useSentence();
  const { field: input, fieldState } = useController<Record<string, string>>({ name });
  const { refused, choose, forget } = useChosenFile(field, (_chosen, content) => input.onChange(content));
  const chooser = useRef<HTMLInputElement>(null);
  const wrong = refused ?? fieldState.error?.message;
  const problem = wrong && sentence(wrong);
  const limits = translate('engine.form.file.limits', {
    types: typeNames(field.of),
    size: sizeText(field.max),
  });

  function clear() {
    forget();
    input.onChange('');
    // Allows the same file to be chosen again.
    if (chooser.current) chooser.current.value = '';
    chooser.current?.focus();
  }

  if (disabledReason !== undefined) {
    return (
      <TextField
        id={inputId(name)}
        label={label}
        value={fileText(input.value)}
        helperText={disabledReason}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
        sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        id={inputId(name)}
        type="file"
        label={label}
        required={required}
        onChange={choose}
        onBlur={input.onBlur}
        inputRef={(at: HTMLInputElement | null) => {
          chooser.current = at;
          input.ref(at);
        }}
        error={Boolean(problem)}
        helperText={problem ?? (help || limits)}
        fullWidth
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { accept: field.of.map((type) => fileTypes[type].media).join(',') },
        }}
      />
      {input.value && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <DownloadButton file={input.value} label={label} name={label} />
          <Button size="small" onClick={clear}>
            {translate('engine.form.file.clear', { name: label })}
          </Button>
        </Box>
      )}
    </Box>
  );
}
