import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { attachmentSize, isArchive } from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { NativeSelect } from '../../ui/NativeSelect';
import { InsideNote } from '../../upload/archive/InsideNote';
import type { Attachments, ChosenFile } from './useAttachments';

interface ChosenRowProps {
  readonly chosen: ChosenFile;
  readonly attachments: Attachments;
  /** Suppliers of the practice. */
  readonly suppliers: readonly string[];
  readonly remove: () => void;
}

/** Shows a chosen file: its size, content, password and supplier. */
export function ChosenRow({ chosen, attachments, suppliers, remove }: ChosenRowProps) {
  const say = useSay();
  const { file, supplier, password, inside } = chosen;
  const { name } = file;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          <strong>{name}</strong> ({attachmentSize(file.size)})
        </Box>
        <Button
          size="small"
          color="error"
          aria-label={say('transfer.files.removeOf', { name })}
          onClick={remove}
        >
          {say('transfer.files.remove')}
        </Button>
      </Box>
      {inside !== undefined && <InsideNote inside={inside} supplier={supplier} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mt: 1.5 }}>
        {isArchive(name) && (
          <TextField
            type="password"
            autoComplete="off"
            size="small"
            label={say('transfer.files.password', { name })}
            value={password}
            onChange={({ target }) => attachments.change(name, { password: target.value })}
            sx={{ flexGrow: 1, maxWidth: 420 }}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        )}
        {suppliers.length > 1 && (
          <NativeSelect
            label={say('transfer.files.supplier', { name })}
            value={supplier}
            change={(next) => attachments.change(name, { supplier: next })}
          >
            {suppliers.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        )}
      </Box>
    </Box>
  );
}
