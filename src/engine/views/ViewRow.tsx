import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListView } from '../../../contract/views/listView';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ViewForm } from './ViewForm';

interface ViewRowProps {
  readonly view: ListView;
  readonly current: boolean;
  readonly manageable: boolean;
  readonly taken: readonly string[];
  readonly onOpen: () => void;
  readonly onDefault: () => Promise<boolean>;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onRemove: () => Promise<boolean>;
}

/** Renders a saved view: its name opens it; beside it are the commands to manage it. */
export function ViewRow({ view, current, manageable, taken, onOpen, ...does }: ViewRowProps) {
  const translate = useTranslate();
  const [mode, setMode] = useState<'untouched' | 'shown' | 'rename' | 'remove'>('untouched');
  const [removing, setRemoving] = useState(false);
  const { name } = view;
  const say = (key: string) => translate(`engine.views.${key}`, { name });

  async function remove(): Promise<void> {
    setRemoving(true);
    await does.onRemove();
    setRemoving(false);
  }

  if (mode === 'rename') {
    return (
      <li>
        <ViewForm
          label={say('newName')}
          submit={say('rename')}
          name={name}
          taken={taken}
          onCancel={() => setMode('shown')}
          onSubmit={async (written) => {
            if (await does.onRename(written)) setMode('shown');
          }}
        />
      </li>
    );
  }
  if (mode === 'remove') {
    return (
      <li>
        <p>{say(view.shared ? 'removeShared' : 'removeOwn')}</p>
        <Button autoFocus busy={removing} onClick={() => setMode('shown')}>
          {translate('engine.action.cancel')}
        </Button>
        <Button color="error" variant="contained" busy={removing} onClick={() => void remove()}>
          {say('remove')}
        </Button>
      </li>
    );
  }
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Button
        onClick={onOpen}
        // After renaming or cancelling a deletion, the focus returns here.
        autoFocus={mode === 'shown'}
        aria-current={current ? 'true' : undefined}
        sx={{ flexGrow: 1, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
        {view.shared && (
          <Box component="span" sx={{ ml: 1, fontWeight: 400, color: 'text.secondary' }}>
            {say('shared')}
          </Box>
        )}
      </Button>
      <IconButton
        aria-label={say('byDefault')}
        title={say('byDefault')}
        aria-pressed={view.byDefault}
        onClick={() => void does.onDefault()}
      >
        <Icon name={view.byDefault ? 'star' : 'starEmpty'} />
      </IconButton>
      {manageable && (
        <>
          <IconButton aria-label={say('renameOf')} title={say('renameOf')} onClick={() => setMode('rename')}>
            <Icon name="rename" />
          </IconButton>
          <IconButton aria-label={say('removeOf')} title={say('removeOf')} onClick={() => setMode('remove')}>
            <Icon name="remove" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
