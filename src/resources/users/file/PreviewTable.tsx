import Chip from '@mui/material/Chip';
import { useId } from 'react';
import type { BookRow, Proposal } from '../../../engine/import/book/ImportBook';
import { GridCell } from '../../../engine/import/GridCell';
import { SheetBox } from '../../../engine/import/importStyles';
import { Proposals } from '../../../engine/import/Proposals';
import { useImportSay } from '../../../engine/import/useImportSay';
import { useSay } from '../../../i18n/useSay';
import { useSentence } from '../../../i18n/useSentence';
import { useWidth } from '../../../ui/useWidth';

/** The columns of the file, by the fields of a user. */
export const previewColumns = [
  ['cn', 'name'],
  ['sn', 'surname'],
  ['codicefiscale', 'taxCode'],
  ['email', 'email'],
] as const;

/** Five columns find room beside the menu of a small screen. */
const narrow = { '& td.cell': { minWidth: '7.5rem' }, '& td.outcome': { minWidth: '10rem' } } as const;

interface PreviewTableProps {
  readonly rows: readonly BookRow[];
  /** Some row has something wrong, or to be looked at: there is a column for it. */
  readonly detailed: boolean;
  /** What the provider said of single rows when it refused them all, by their place. */
  readonly byRow: ReadonlyMap<number, string>;
  /** Rows that were written into: they stay open. */
  readonly corrected: ReadonlySet<number>;
  /** They are sent: what was corrected now would not go with them. */
  readonly held: boolean;
  readonly write: (row: BookRow, field: string, text: string) => void;
  readonly take: (row: BookRow, proposal: Proposal) => void;
}

/** Users of the file; those with something wrong say what, in red, and can be put right where they stand. */
export function PreviewTable({ rows, detailed, byRow, corrected, held, write, take }: PreviewTableProps) {
  const say = useSay();
  const importSay = useImportSay();
  const id = useId();
  const sentence = useSentence();
  // The last of five columns is out of sight there.
  const first = useWidth().width === 'phone';
  const labelOf = (field: string) => {
    const label = previewColumns.find(([name]) => name === field)?.[1];
    return label ? say(`userFile.${label}`) : field;
  };
  const head = detailed && <th scope="col">{say('userFile.details')}</th>;
  /** What is empty and may not be is required; the rest is as the provider says it. */
  const details = (row: BookRow): readonly string[] => [
    ...Object.entries(row.problems).map(([field, message]) => {
      const column = previewColumns.find(([name]) => name === (field === 'uid' ? 'codicefiscale' : field));
      const isEmpty = column && !row.cells[column[0]];
      return isEmpty ? `${say(`userFile.${column[1]}`)}: ${say('userFile.required')}` : sentence(message);
    }),
    ...(byRow.has(row.index) ? [sentence(byRow.get(row.index) ?? '')] : []),
  ];
  return (
    <SheetBox tabIndex={0} role="group" aria-label={say('userFile.table')} sx={narrow}>
      <table>
        <caption>{say('userFile.table')}</caption>
        <thead>
          <tr>
            {first && head}
            {previewColumns.map(([field, label]) => (
              <th key={field} scope="col">
                {say(`userFile.${label}`)}
              </th>
            ))}
            {!first && head}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const found = details(row);
            const why = `${id}-${row.index}`;
            const open =
              !held && (found.length + row.warnings.length > 0 || row.isDoubtful || corrected.has(row.index));
            const outcome = detailed && (
              <td className="outcome">
                {found.length > 0 && (
                  <>
                    <Chip size="small" color="error" label={say('userFile.detail')} />{' '}
                    <span id={why}>{found.join('. ')}</span>
                  </>
                )}
                {row.warnings.map((warning) => (
                  <div key={warning} className="warning">
                    {sentence(warning)}
                  </div>
                ))}
                {row.isDoubtful && <div className="warning">{importSay('rows.doubtful')}</div>}
                {open && <Proposals row={row} label={labelOf} onTake={take} />}
              </td>
            );
            return (
              <tr key={row.index}>
                {first && outcome}
                {previewColumns.map(([field, label]) => (
                  <td key={field} className="cell">
                    {open ? (
                      <GridCell
                        name={say('userFile.cell', {
                          field: say(`userFile.${label}`),
                          row: String(row.position),
                        })}
                        value={row.cells[field] ?? ''}
                        day={false}
                        invalid={
                          field in row.problems || (field === 'codicefiscale' && 'uid' in row.problems)
                        }
                        why={why}
                        onWrite={(text) => write(row, field, text)}
                      />
                    ) : (
                      (row.cells[field] ?? '')
                    )}
                  </td>
                ))}
                {!first && outcome}
              </tr>
            );
          })}
        </tbody>
      </table>
    </SheetBox>
  );
}
