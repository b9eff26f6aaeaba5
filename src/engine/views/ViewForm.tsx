import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { listViewFields } from '../../../contract/views/listView';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';

interface ViewFormProps {
  readonly label: string;
  readonly submit: string;
  readonly name?: string;
  /** The names of the person's other views. */
  readonly taken: readonly string[];
  /** True if sharing with the school is offered. */
  readonly share?: boolean;
  readonly onCancel: () => void;
  /** Never rejects: the callback reports its own errors. */
  readonly onSubmit: (name: string, shared: boolean) => Promise<void>;
}

/** Renders the form for the name of a view and whether it is shared with the school. */
export function ViewForm({ label, submit, name = '', taken, share, onCancel, onSubmit }: ViewFormProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const problemOf = (typed: string) => {
    const [first] = fieldProblems(fieldSchema(listViewFields.name), typed.trim());
    if (first) return first.message;
    const isTaken = taken.some((one) => one.toLowerCase() === typed.trim().toLowerCase());
    return isTaken ? 'engine.views.taken' : undefined;
  };
  const form = useForm({ defaultValues: { name, shared: false } });
  const { errors, isSubmitting } = form.formState;
  const problem = errors.name?.message;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.handleSubmit((typed) => onSubmit(typed.name.trim(), typed.shared))}
      sx={{ display: 'grid', gap: 1, py: 1, width: '100%' }}
    >
      <TextField
        {...form.register('name', { validate: (typed) => problemOf(typed) ?? true })}
        label={label}
        autoFocus
        fullWidth
        error={problem !== undefined}
        helperText={problem && sentence(problem)}
        slotProps={{ formHelperText: { role: 'alert' } }}
      />
      {share && (
        <FormControlLabel
          label={translate('engine.views.share')}
          control={<Checkbox {...form.register('shared')} />}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" busy={isSubmitting}>
          {submit}
        </Button>
        <Button busy={isSubmitting} onClick={onCancel}>
          {translate('engine.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
