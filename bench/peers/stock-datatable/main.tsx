import { useState } from 'react';
import { Admin, DataTable, List, Pagination, Resource, SearchInput } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { memoryProvider } from '../memoryProvider';
import { columns } from '../users';

const ROWS = 1000;

const UserList = () => (
  <List
    perPage={ROWS}
    pagination={<Pagination rowsPerPageOptions={[ROWS]} />}
    sort={{ field: 'uid', order: 'ASC' }}
    filters={[<SearchInput key="q" source="q" alwaysOn />]}
  >
    <DataTable bulkActionButtons={<span />}>
      {columns.map((name) => (
        <DataTable.Col key={name} source={name} />
      ))}
    </DataTable>
  </List>
);

function Home() {
  const [open, setOpen] = useState(false);
  return open ? (
    <Admin dataProvider={memoryProvider(ROWS)} disableTelemetry>
      <Resource name="users" list={UserList} />
    </Admin>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Utenti
    </button>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Home />);
