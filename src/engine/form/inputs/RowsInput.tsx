import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button';
import { Group } from '../../../ui/Group';
import { type FormValues, formKind } from '../formKinds';
import { type FieldOf, type InputProps, inputId, noteId } from './InputProps';
import { Members } from './Members';

/** Renders nested records, one below the other: rows are added at the end and removed anywhere. */
export function RowsInput({ name, label, field, disabledReason, help, inside }: InputProps<FieldOf<'list'>>) {
  const translate = useTranslate();
  const { fields: rows, append, remove } = useFieldArray<Record<string, FormValues[]>>({ name });
  const { errors } = useFormState({ name });
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const message = errors[name]?.message;
  const note = typeof message === 'string' ? message : (disabledReason ?? help);
  const of = field.of.kind === 'record' ? field.of.of : {};
  const [first] = Object.entries(of).find(([, member]) => !member.readOnly) ?? [];

  function addRow() {
    append(formKind(field.of).toForm(undefined) as FormValues, {
      shouldFocus: true,
      focusName: `${name}.${rows.length}.${first}`,
    });
    setSaid(translate('engine.form.rowAdded'));
  }
  function removeRow(place: number) {
    remove(place);
    setSaid(translate('engine.form.rowRemoved'));
    add.current?.focus();
  }

  return (
    <Group label={label} describedBy={note ? noteId(name) : undefined}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {rows.length === 0 && <span>{translate('engine.form.noRows')}</span>}
        {rows.map((row, place) => (
          <Group key={row.id} label={translate('engine.form.row', { number: place + 1 })}>
            <Members name={`${name}.${place}`} of={of} disabledReason={disabledReason} inside={inside} />
            {disabledReason === undefined && (
              <Button size="small" sx={{ mt: 1 }} onClick={() => removeRow(place)}>
                {translate('engine.form.removeRow', { number: place + 1 })}
              </Button>
            )}
          </Group>
        ))}
        {disabledReason === undefined && (
          <Button
            ref={add}
            id={inputId(name)}
            variant="outlined"
            size="small"
            sx={{ justifySelf: 'start' }}
            aria-describedby={note ? noteId(name) : undefined}
            onClick={addRow}
          >
            {translate('engine.form.addRow')}
          </Button>
        )}
      </Box>
      {note && (
        <FormHelperText id={noteId(name)} error={typeof message === 'string'}>
          {note}
        </FormHelperText>
      )}
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' }}
      >
        {said}
      </Box>
    </Group>
  );
}
