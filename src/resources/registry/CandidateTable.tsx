import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { idOfPerson, type RegistryPerson } from '../../../contract/registry/registryPerson';
import { registryImportRules } from '../../../contract/registry/registryRules';
import { matches } from '../../../contract/schema/where';
import { showDay } from '../../../contract/values/dates';
import { fold } from '../../../contract/values/search';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CheckboxTable } from './CheckboxTable';
import { nameOf } from './nameOf';

const PAGE = 10;
const FIELDS = ['cognome', 'nome', 'codiceFiscale', 'email', 'dataNascita', 'rapportoLavoro'] as const;

interface CandidateTableProps {
  readonly candidates: readonly RegistryPerson[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
}

/** Who can be imported, ten at a time; for the others the cell that is missing or wrong says why not. */
export function CandidateTable({ candidates, ticked, setTicked }: CandidateTableProps) {
  const say = useSay();
  const viewer = viewerOf(useSession());
  const [search, setSearch] = useState('');
  const whyNot = (person: RegistryPerson) =>
    registryImportRules.find(({ where }) => !matches(where, person, viewer))?.say;
  const found = useMemo(() => searched(candidates, search), [candidates, search]);

  return (
    <>
      <TextField
        type="search"
        fullWidth
        label={say('registry.import.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ mt: 2 }}
      />
      <CheckboxTable
        // What is searched for begins with its first page.
        key={search}
        caption={say('registry.import.caption')}
        tickAll={say('registry.import.tickAll')}
        heads={FIELDS.map((field) => say(`resources.registryPerson.fields.${field}`))}
        rows={found}
        size={PAGE}
        idOf={idOfPerson}
        plain={found.filter((person) => !whyNot(person)).map(idOfPerson)}
        ticked={ticked}
        setTicked={setTicked}
        draw={(person, isTicked, turn) => (
          <Candidate
            key={idOfPerson(person)}
            person={person}
            why={whyNot(person)}
            ticked={isTicked}
            turn={turn}
          />
        )}
      />
      <div role="status">{found.length === 0 && <p>{say('registry.import.nobody')}</p>}</div>
    </>
  );
}

interface CandidateProps {
  readonly person: RegistryPerson;
  /** Why it cannot be imported. */
  readonly why: string | undefined;
  readonly ticked: boolean;
  readonly turn: () => void;
}

function Candidate({ person, why, ticked, turn }: CandidateProps) {
  const say = useSay();
  const sentence = useSentence();
  const reason = `why-import-${idOfPerson(person)}`;
  const barred = why && say('registry.import.barred', { reason: sentence(why) });
  const label = (field: (typeof FIELDS)[number]) => say(`resources.registryPerson.fields.${field}`);
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <input
          type="checkbox"
          aria-label={say('registry.import.tick', { name: nameOf(person) })}
          checked={ticked}
          {...(barred && { 'aria-disabled': true, 'aria-describedby': reason, 'data-tip': barred })}
          onChange={() => !why && turn()}
        />
        {barred && (
          <span id={reason} hidden>
            {barred}
          </span>
        )}
      </TableCell>
      <TableCell component="th" scope="row">
        {person.cognome}
      </TableCell>
      <TableCell data-label={label('nome')}>{person.nome}</TableCell>
      <TableCell data-label={label('codiceFiscale')}>
        <Checked value={person.codiceFiscale} valid={person.isCodiceFiscaleValid} />
      </TableCell>
      <TableCell data-label={label('email')} sx={{ minWidth: '12rem', overflowWrap: 'anywhere' }}>
        <Checked value={person.email} valid={person.isEmailValid} />
      </TableCell>
      <TableCell data-label={label('dataNascita')}>
        {person.dataNascita && showDay(person.dataNascita)}
      </TableCell>
      <TableCell data-label={label('rapportoLavoro')}>{person.rapportoLavoro}</TableCell>
    </TableRow>
  );
}

/** A value that must be there and right; else its tooltip says what it is not, to the keyboard too. */
function Checked({ value, valid }: { value: string | null | undefined; valid: boolean }) {
  const say = useSay();
  if (value && valid) return value;
  const tip = say(value ? 'registry.import.invalid' : 'registry.import.required');
  return (
    <Box component="span" data-tip={tip} tabIndex={0} sx={{ color: 'error.main' }}>
      {value || tip}
      {value && (
        <Box component="span" sx={visuallyHidden}>
          {' '}
          ({tip})
        </Box>
      )}
    </Box>
  );
}

const searched = (people: readonly RegistryPerson[], search: string): readonly RegistryPerson[] => {
  const words = fold(search).split(' ').filter(Boolean);
  if (words.length === 0) return people;
  return people.filter(({ cognome, nome, codiceFiscale, email }) => {
    const text = fold([cognome, nome, codiceFiscale, email].join(' '));
    return words.every((word) => text.includes(word));
  });
};
