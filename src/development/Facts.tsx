import { styled } from '@mui/material/styles';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  marginBottom: theme.spacing(2),
  '& caption': { textAlign: 'left', fontWeight: 600, padding: theme.spacing(0.5, 0) },
  '& th, & td': {
    border: `1px solid ${theme.palette.divider}`,
    padding: theme.spacing(0.25, 1),
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
}));

interface FactsProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Renders a plain table; the first cell of a row is its header. */
export function Facts({ caption, heads, rows }: FactsProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={[name, ...cells].join()}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={heads[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
