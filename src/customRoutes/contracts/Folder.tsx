import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button';

interface Item {
  readonly id: string;
  readonly name: string;
  /** State in words. */
  readonly note: string;
}

interface FolderProps {
  readonly name: string;
  readonly items: readonly Item[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
  /** Additional content below the items. */
  readonly children?: ReactNode;
}

/** Renders a collapsible branch of a tree; an empty one is not shown. */
export function Folder({ name, items, chosen, choose, children }: FolderProps) {
  const [open, setOpen] = useState(true);
  const list = useId();
  if (items.length === 0) return null;
  return (
    <>
      <Button
        fullWidth
        size="small"
        color="inherit"
        startIcon={open ? <ExpandMore /> : <ChevronRight />}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
        sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
      >
        {name} ({items.length})
      </Button>
      <Box component="ul" id={list} hidden={!open} sx={{ listStyle: 'none', m: 0, pl: 2 }}>
        {items.map(({ id, name: item, note }) => (
          <li key={id}>
            <ButtonBase
              data-document={id}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                typography: 'body1',
                p: 1,
                borderRadius: 1,
                borderLeft: 4,
                borderColor: id === chosen ? 'primary.main' : 'transparent',
                bgcolor: id === chosen ? 'action.selected' : undefined,
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              {item}{' '}
              {note && (
                <Box
                  component="small"
                  sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}
                >
                  {note}
                </Box>
              )}
            </ButtonBase>
          </li>
        ))}
      </Box>
      {children && (
        <Box hidden={!open} sx={{ pl: 2 }}>
          {children}
        </Box>
      )}
    </>
  );
}
