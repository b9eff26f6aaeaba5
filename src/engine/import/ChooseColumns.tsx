import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import { ColumnChoice } from './ColumnChoice';
import { wholesOf } from './importNames';
import { SheetBox } from './importStyles';
import { ReadingNote } from './ReadingNote';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

interface ChooseColumnsProps {
  readonly resource: Resource;
  readonly importing: Importing;
}

/** Asks which field each column is, with a guess and an example for each. */
export function ChooseColumns({ resource, importing }: ChooseColumnsProps) {
  const say = useImportSay();
  const words = useWords(resource);
  const { columns, chosen: guessed } = importing.state;
  const [chosen, setChosen] = useState(guessed);
  const rows = resource.import?.rows;
  const fields = Object.keys(rows?.fields ?? {});
  const identify = rows?.identify ?? [];
  const wholes = wholesOf(rows?.person);
  const options = [
    ...fields.map((field) => ({ field, label: words.label(field) })),
    ...Object.entries(wholes).map(([field, [first, second]]) => ({
      field,
      label: say('columns.whole', { first: words.label(first), second: words.label(second) }),
    })),
  ];
  const said = chosen.flatMap((field) => (field && wholes[field]) ?? field ?? []);
  const twice = fields.find((field) => said.filter((one) => one === field).length > 1);
  const disabledReason = twice
    ? say('columns.twice', { field: words.label(twice) })
    : identify.some((field) => chosen.includes(field))
      ? undefined
      : say('columns.who', { fields: identify.map(words.label).join(', ') });

  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mt: 0 }}>
        {say('columns.title')}
      </Typography>
      <ReadingNote importing={importing} />
      <p>{say('columns.about')}</p>
      <SheetBox sx={{ maxWidth: 880 }}>
        <table>
          <caption>{say('columns.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('columns.column')}</th>
              <th scope="col">{say('columns.sample')}</th>
              <th scope="col">{say('columns.field')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ header, sample }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name; their position identifies them
              <tr key={at}>
                <th scope="row">{header || `(${at + 1})`}</th>
                <td>{sample}</td>
                <td>
                  <ColumnChoice
                    name={say('columns.choice', { column: header || String(at + 1) })}
                    none={say('columns.none')}
                    options={options}
                    value={chosen[at]}
                    onChange={(field) => setChosen(chosen.with(at, field))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetBox>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button
          variant="contained"
          disabledReason={disabledReason}
          onClick={() => void importing.choose(chosen)}
        >
          {say('columns.go')}
        </Button>
        <Button onClick={importing.reset}>{say('other')}</Button>
      </Box>
      {disabledReason && <p role="status">{disabledReason}</p>}
    </>
  );
}
