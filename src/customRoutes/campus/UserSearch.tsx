import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../contract/values/search';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';

interface UserSearchProps {
  readonly q: string;
  readonly search: (text: string) => void;
}

/** Renders the search for people. The provider searches all people, not only those on the page. */
export function UserSearch({ q, search }: UserSearchProps) {
  const say = useSay();
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  if (sent !== q) {
    setSent(q);
    setText(q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text.trim());
  };
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ display: 'flex', gap: 1, maxWidth: '100%' }}>
      <TextField
        id="campus-user-search"
        type="search"
        size="small"
        label={say('campus.users.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_SEARCH_LENGTH }, inputLabel: { shrink: true } }}
        sx={{ width: '18rem', minWidth: 0, flexShrink: 1 }}
      />
      <Button type="submit" variant="outlined">
        {say('campus.users.find')}
      </Button>
    </Box>
  );
}
