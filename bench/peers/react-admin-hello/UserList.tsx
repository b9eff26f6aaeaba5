import { DataTable, List } from 'react-admin';

export const UserList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="uid" />
      <DataTable.Col source="sn" />
      <DataTable.Col source="email" />
    </DataTable>
  </List>
);
