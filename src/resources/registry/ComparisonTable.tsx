import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { comparedParts } from '../../../contract/registry/registrySync';
import { isOmocodia } from '../../../contract/values/taxCodeWarnings';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { CheckboxTable } from './CheckboxTable';
import { type Compared, isPlain } from './compared';
import { nameOf } from './nameOf';

/** As many codes as are looked through at once. */
const PAGE = 25;
const HEADS = ['person', 'ours', 'theirs', 'notes'] as const;

interface ComparisonTableProps {
  readonly compared: readonly Compared[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
}

/** Our code beside the registry's, the difference marked, and a tick for each. */
export function ComparisonTable({ compared, ticked, setTicked }: ComparisonTableProps) {
  const say = useSay();
  return (
    <CheckboxTable
      caption={say('registry.sync.caption')}
      tickAll={say('registry.sync.tickAll')}
      heads={HEADS.map((head) => say(`registry.sync.${head}`))}
      rows={compared}
      size={PAGE}
      idOf={({ id }) => id}
      plain={compared.filter(isPlain).map(({ id }) => id)}
      ticked={ticked}
      setTicked={setTicked}
      draw={(one, isTicked, turn) => <Line key={one.id} one={one} ticked={isTicked} turn={turn} />}
    />
  );
}

function Line({ one, ticked, turn }: { one: Compared; ticked: boolean; turn: () => void }) {
  const say = useSay();
  const sentence = useSentence();
  const { person, refusal, warnings } = one;
  const [ours, theirs] = [person.codiceFiscaleGestione ?? '', person.codiceFiscale ?? ''];
  const notes = [
    ...(refusal ? [refusal] : warnings).map((note) => sentence(note)),
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
