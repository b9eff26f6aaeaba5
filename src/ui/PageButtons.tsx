import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Button } from './Button';

interface PageButtonsProps {
  /** Number of the current page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly turn: (to: number) => void;
}

/** Renders the buttons for the previous and the next page, if there is more than one page. */
export function PageButtons({ page, pages, turn }: PageButtonsProps) {
  const translate = useTranslate();
  if (pages <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('engine.list.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {/* Screen readers hear the new page from here, because the buttons do not change. */}
      <span role="status">{translate('engine.list.pageOf', { page, pages })}</span>
      <Button
        disabledReason={page > 1 ? undefined : translate('engine.list.isFirst')}
        onClick={() => turn(page - 1)}
      >
        {translate('engine.list.previous')}
      </Button>
      <Button
        disabledReason={page < pages ? undefined : translate('engine.list.isLast')}
        onClick={() => turn(page + 1)}
      >
        {translate('engine.list.next')}
      </Button>
    </Box>
  );
}
