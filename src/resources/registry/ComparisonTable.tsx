import Box from '@mui/material/Box';
import { comparedParts } from '../../../contract/registry/registrySync';
import { isOmocodia } from '../../../contract/values/taxCodeWarnings';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { RecordTable } from '../../ui/tables/RecordTable';
import { type Compared, isPlain } from './compared';
import { nameOf } from './nameOf';

const notesId = ({ id }: Compared) => `notes-${id}`;

interface ComparisonTableProps {
  readonly compared: readonly Compared[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
}

/**
 * Lists the tax codes of accounts beside those of the registry, with the differences marked; each row can be selected.
 */
export function ComparisonTable({ compared, ticked, setTicked }: ComparisonTableProps) {
  const say = useSay();
  const sentence = useSentence();
  const notesOf = ({ person, refusal, warnings }: Compared) => {
    if (refusal) return [sentence(refusal)];
    const isDuplicate = isOmocodia(person.codiceFiscale ?? '');
    return [
      ...warnings.map((note) => sentence(note)),
      ...(isDuplicate ? [say('registry.sync.omocodia')] : []),
    ];
  };
  const code = (value: string | null | undefined, other: string | null | undefined) =>
    value ? <Code code={value} other={other ?? ''} /> : say('registry.sync.missing');
  return (
    <RecordTable
      caption={say('registry.sync.caption')}
      columns={[
        {
          name: 'person',
          label: say('registry.sync.person'),
          cell: ({ person }) => (
            <>
              {nameOf(person)}
              <Box component="small" sx={{ display: 'block' }}>
                {person.uidPortale}
              </Box>
            </>
          ),
        },
        {
          name: 'ours',
          label: say('registry.sync.ours'),
          cell: ({ person }) => code(person.codiceFiscaleGestione, person.codiceFiscale),
        },
        {
          name: 'theirs',
          label: say('registry.sync.theirs'),
          cell: ({ person }) => code(person.codiceFiscale, person.codiceFiscaleGestione),
        },
        {
          name: 'notes',
          label: say('registry.sync.notes'),
          cell: (one) => (
            <Box id={notesId(one)} sx={{ color: one.refusal ? 'error.main' : 'text.primary' }}>
              {notesOf(one).map((note) => (
                <div key={note}>{note}</div>
              ))}
            </Box>
          ),
        },
      ]}
      rows={compared}
      rowKey={({ id }) => id}
      pageSize={25}
      selection={{
        selected: ticked,
        onChange: setTicked,
        allLabel: say('registry.sync.tickAll'),
        rowLabel: ({ person }) => say('registry.sync.tick', { name: nameOf(person) }),
        describedBy: (one) => (notesOf(one).length > 0 ? notesId(one) : undefined),
        isSelectedAlone: (one) => !isPlain(one),
      }}
    />
  );
}

/** Shows a tax code and marks the characters that differ from `other`; screen readers hear one word. */
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
