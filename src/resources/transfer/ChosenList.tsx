import Box from '@mui/material/Box';
import { useSay } from '../../i18n/useSay';
import { ChosenRow } from './ChosenRow';
import type { Attachments } from './useAttachments';

interface ChosenListProps {
  readonly attachments: Attachments;
  /** Suppliers of the practice. */
  readonly suppliers: readonly string[];
  /** Called with the name of a file removed from the list. */
  readonly removed: (name: string) => void;
}

/** Lists the chosen files that are not being uploaded yet. */
export function ChosenList({ attachments, suppliers, removed }: ChosenListProps) {
  const say = useSay();
  if (attachments.chosen.length === 0) return null;
  return (
    <Box component="ul" aria-label={say('transfer.files.list')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {attachments.chosen.map((one) => (
        <ChosenRow
          key={one.file.name}
          chosen={one}
          attachments={attachments}
          suppliers={suppliers}
          remove={() => {
            attachments.remove(one.file.name);
            removed(one.file.name);
          }}
        />
      ))}
    </Box>
  );
}
