import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { comparedParts } from '../../../contract/entities/registrySync';
import { isOmocodia } from '../../../contract/taxCodeDoubts';
import { TurnPages } from '../../engine/operations/TurnPages';
import { useSay } from '../../i18n/useSay';
import { type Compared, isPlain } from './compared';
import { nameOf } from './nameOf';
import { tableStyle } from './tableStyle';

/** As many codes as are looked through at once. */
const PAGE = 25;

interface ComparisonTableProps {
  readonly compared: readonly Compared[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
}

/** Our code beside the registry's, the difference marked, and a tick for each. */
export function ComparisonTable({ compared, ticked, setTicked }: ComparisonTableProps) {
  const say = useSay();
  const [page, setPage] = useState(1);
  const plain = compared.filter(isPlain).map(({ id }) => id);
  const all = plain.length > 0 && plain.every((id) => ticked.has(id));
  const turn = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };

  return (
    <>
      {/* It scrolls when wide, so the keyboard must reach it. */}
      <Box role="region" aria-label={say('registry.sync.caption')} tabIndex={0} sx={tableStyle}>
        <Table size="small" aria-label={say('registry.sync.caption')}>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <input
                  type="checkbox"
                  aria-label={say('registry.sync.tickAll')}
                  checked={all}
                  onChange={() => setTicked(new Set(all ? [] : plain))}
                />
              </TableCell>
              <TableCell>{say('registry.sync.person')}</TableCell>
              <TableCell>{say('registry.sync.ours')}</TableCell>
              <TableCell>{say('registry.sync.theirs')}</TableCell>
              <TableCell>{say('registry.sync.notes')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {compared.slice((page - 1) * PAGE, page * PAGE).map((one) => (
              <Line key={one.id} one={one} ticked={ticked.has(one.id)} turn={() => turn(one.id)} />
            ))}
          </TableBody>
        </Table>
      </Box>
      <TurnPages page={page} pages={Math.ceil(compared.length / PAGE)} turn={setPage} />
    </>
  );
}

function Line({ one, ticked, turn }: { one: Compared; ticked: boolean; turn: () => void }) {
  const say = useSay();
  const { person, refusal, doubts } = one;
  const [ours, theirs] = [person.codiceFiscaleGestione ?? '', person.codiceFiscale ?? ''];
  const notes = [
    ...(refusal ? [refusal] : doubts),
    ...(!refusal && isOmocodia(theirs) ? [say('registry.sync.omocodia')] : []),
  ];
  const described = `notes-${one.id}`;
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <input
          type="checkbox"
          aria-label={say('registry.sync.tick', { name: nameOf(person) })}
          aria-describedby={notes.length > 0 ? described : undefined}
          checked={ticked}
          onChange={turn}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        {nameOf(person)}
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {person.uidPortale}
        </Box>
      </TableCell>
      <TableCell data-label={say('registry.sync.ours')}>
        {ours ? <Code code={ours} other={theirs} /> : say('registry.sync.missing')}
      </TableCell>
      <TableCell data-label={say('registry.sync.theirs')}>
        {theirs ? <Code code={theirs} other={ours} /> : say('registry.sync.missing')}
      </TableCell>
      <TableCell id={described} sx={{ color: refusal ? 'error.main' : 'text.primary' }}>
        {notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      </TableCell>
    </TableRow>
  );
}

/** A code in which what the other one has otherwise is marked; read aloud it is one word. */
function Code({ code, other }: { code: string; other: string }) {
  let place = 0;
  return (
    <Box component="span" sx={{ fontFamily: 'monospace', fontSize: '1rem', whiteSpace: 'nowrap' }}>
      {comparedParts(code, other).map(({ text, differs }) => {
        place += text.length;
        return differs ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>;
      })}
    </Box>
  );
}
