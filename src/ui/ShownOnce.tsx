import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ActionDialog } from './ActionDialog';
import { Button } from './Button';

/** Text that the provider returns only once. */
export interface Secret {
  readonly label: string;
  readonly value: string;
}

interface ShownOnceProps {
  readonly title: string;
  /** Introduction to the secrets. */
  readonly about: string;
  readonly secrets: readonly Secret[];
  /** Text of the button that closes the dialog. */
  readonly copied: string;
  readonly close: () => void;
}

/** Shows secrets that the person has to copy, until they press the button that says that they have. */
export function ShownOnce({ title, about, secrets, copied, close }: ShownOnceProps) {
  return (
    <ActionDialog
      title={title}
      about={<div role="status">{about}</div>}
      actions={
        <Button variant="contained" onClick={close}>
          {copied}
        </Button>
      }
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        {secrets.map(({ label, value }) => (
          <TextField
            key={label}
            fullWidth
            multiline
            label={label}
            value={value}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          />
        ))}
      </Stack>
    </ActionDialog>
  );
}
