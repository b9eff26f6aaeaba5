import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useId } from 'react';
import type { BookRow, Proposal } from '../../../engine/import/book/ImportBook';
import { GridCell } from '../../../engine/import/GridCell';
import { gridInputs } from '../../../engine/import/importStyles';
import { Proposals } from '../../../engine/import/Proposals';
import { useImportSay } from '../../../engine/import/useImportSay';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import { type RecordColumn, RecordTable } from '../../../ui/tables/RecordTable';

/** Columns of the file, by field of a user. */
export const previewColumns = [
  ['cn', 'name'],
  ['sn', 'surname'],
  ['codicefiscale', 'taxCode'],
  ['email', 'email'],
] as const;

interface PreviewTableProps {
  /** Undefined until the file is read. */
  readonly rows: readonly BookRow[] | undefined;
  /** True if a row has an error or a warning; only then there is a column for these. */
  readonly detailed: boolean;
  /** Messages of the provider for individual rows when it refused all of them, by row index. */
  readonly byRow: ReadonlyMap<number, string>;
  /** Edited rows, which stay editable. */
  readonly corrected: ReadonlySet<number>;
  /** True while the rows are being sent, because a correction now would not be included. */
  readonly held: boolean;
  readonly write: (row: BookRow, field: string, text: string) => void;
  readonly take: (row: BookRow, proposal: Proposal) => void;
}

/** Lists the users of the file; errors are shown in red and can be corrected in place. */
export function PreviewTable({ rows, detailed, byRow, corrected, held, write, take }: PreviewTableProps) {
  const say = useSay();
  const id = useId();
  const sayImport = useImportSay();
  const sentence = useSentence();
  const labelOf = (field: string) => {
    const label = previewColumns.find(([name]) => name === field)?.[1];
    return label ? say(`userFile.${label}`) : field;
  };
  /** Returns the messages of a row. Required cells that are empty have their own message. */
  const details = (row: BookRow): readonly string[] => [
    ...Object.entries(row.problems).map(([field, message]) => {
      const column = previewColumns.find(([name]) => name === (field === 'uid' ? 'codicefiscale' : field));
      const isEmpty = column && !row.cells[column[0]];
      return isEmpty ? `${say(`userFile.${column[1]}`)}: ${say('userFile.required')}` : sentence(message);
    }),
    ...(byRow.has(row.index) ? [sentence(byRow.get(row.index) ?? '')] : []),
  ];
  const isOpen = (row: BookRow) =>
    !held && (details(row).length + row.warnings.length > 0 || row.isDoubtful || corrected.has(row.index));
  const cellOf = (row: BookRow, field: string, label: string) => {
    if (!isOpen(row)) return row.cells[field] ?? '';
    return (
      <GridCell
        name={say('userFile.cell', { field: label, row: String(row.position) })}
        value={row.cells[field] ?? ''}
        day={false}
        invalid={field in row.problems || (field === 'codicefiscale' && 'uid' in row.problems)}
        why={`${id}-${row.index}`}
        onWrite={(text) => write(row, field, text)}
      />
    );
  };
  const columns: RecordColumn<BookRow>[] = [
    {
      name: 'row',
      label: sayImport('rows.row'),
      cell: ({ position }) => `${sayImport('rows.row')} ${position}`,
    },
    ...previewColumns.map(([field, name]) => {
      const label = say(`userFile.${name}`);
      return { name: field, label, cell: (row: BookRow) => cellOf(row, field, label) };
    }),
  ];
  // The details come after the row number, like in other imports; on a phone they are the first line of the card.
  if (detailed)
    columns.splice(1, 0, {
      name: 'details',
      label: say('userFile.details'),
      cell: (row) => {
        const found = details(row);
        if (found.length + row.warnings.length === 0 && !row.isDoubtful && !isOpen(row)) return null;
        return (
          <>
            {found.length > 0 && (
              <>
                <Chip size="small" color="error" label={say('userFile.detail')} />{' '}
                <span id={`${id}-${row.index}`}>{found.join('. ')}</span>
              </>
            )}
            {row.warnings.map((warning) => (
              <Box key={warning} sx={{ color: 'warning.main' }}>
                {sentence(warning)}
              </Box>
            ))}
            {row.isDoubtful && <Box sx={{ color: 'warning.main' }}>{sayImport('rows.doubtful')}</Box>}
            {isOpen(row) && <Proposals row={row} label={labelOf} onTake={take} />}
          </>
        );
      },
    });
  return (
    <Box sx={gridInputs}>
      <RecordTable
        caption={say('userFile.table')}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => String(index)}
      />
    </Box>
  );
}
