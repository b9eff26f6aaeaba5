import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, fetchUsers, hasWords, type User } from '../users';

/** The free edition shows at most 100 rows a page; all users are loaded, sorted and selected. */
function List() {
  const [users, setUsers] = useState<User[]>([]);
  const [words, setWords] = useState('');
  const [selected, setSelected] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  useEffect(() => {
    fetchUsers().then(setUsers);
  }, []);
  const shown = useMemo(
    () => (words === '' ? users : users.filter((user) => hasWords(user, words))),
    [users, words],
  );
  return (
    <>
      <input aria-label="Cerca" value={words} onChange={(event) => setWords(event.target.value)} />
      <div style={{ height: 700 }}>
        <DataGrid
          rows={shown}
          getRowId={(user) => user.uid}
          columns={columns.map((field) => ({ field, width: 150 }))}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          initialState={{ pagination: { paginationModel: { page: 0, pageSize: 100 } } }}
          pageSizeOptions={[25, 100]}
        />
      </div>
    </>
  );
}

function Home() {
  const [open, setOpen] = useState(false);
  return open ? (
    <List />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Utenti
    </button>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Home />);
