import Box from '@mui/material/Box';
import type { Content } from '../../../contract/contents/content';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Markup } from '../../ui/Markup';
import { aboutOf } from './ContentCards';

interface ReadDialogProps {
  readonly content: Content;
  readonly close: () => void;
}

/** Shows an item of the news centre with its full title and text. */
export function ReadDialog({ content, close }: ReadDialogProps) {
  const say = useSay();
  return (
    <ActionDialog size="table" reading title={content.title} close={close}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{aboutOf(content, say).join(' · ')}</Box>
      <Markup text={content.text} />
    </ActionDialog>
  );
}
