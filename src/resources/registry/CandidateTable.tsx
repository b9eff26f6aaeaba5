import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { idOfPerson, type RegistryPerson } from '../../../contract/registry/registryPerson';
import { registryImportRules } from '../../../contract/registry/registryRules';
import { matches } from '../../../contract/schema/where';
import { showDay } from '../../../contract/values/dates';
import { isFoundIn, searchAlternatives, searchable } from '../../../contract/values/search';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Breakable } from '../../ui/Breakable';
import { RecordTable } from '../../ui/tables/RecordTable';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { nameOf } from './nameOf';

const FIELDS = ['cognome', 'nome', 'codiceFiscale', 'email', 'dataNascita', 'rapportoLavoro'] as const;

interface CandidateTableProps {
  readonly candidates: readonly RegistryPerson[];
  readonly ticked: ReadonlySet<string>;
  readonly setTicked: (ticked: ReadonlySet<string>) => void;
}

/** Lists people to import; if a person cannot be imported, the missing or invalid value is marked. */
export function CandidateTable({ candidates, ticked, setTicked }: CandidateTableProps) {
  const say = useSay();
  const sentence = useSentence();
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
      <RecordTable
        // A new search starts at the first page.
        key={search}
        caption={say('registry.import.caption')}
        columns={FIELDS.map((field) => ({
          name: field,
          label: say(`resources.registryPerson.fields.${field}`),
          cell: (person: RegistryPerson) => <Candidate person={person} field={field} />,
        }))}
        rows={found}
        rowKey={idOfPerson}
        empty={say('registry.import.nobody')}
        pageSize={10}
        selection={{
          selected: ticked,
          onChange: setTicked,
          allLabel: say('registry.import.tickAll'),
          rowLabel: (person) => say('registry.import.tick', { name: nameOf(person) }),
          disabledReason: (person) => {
            const reason = whyNot(person);
            return reason && say('registry.import.barred', { reason: sentence(reason) });
          },
        }}
      />
    </>
  );
}

interface CandidateProps {
  readonly person: RegistryPerson;
  readonly field: (typeof FIELDS)[number];
}

/** Shows a value of a person; if the import requires it, with its error. */
function Candidate({ person, field }: CandidateProps) {
  if (field === 'codiceFiscale') return <Checked value={person[field]} valid={person.isCodiceFiscaleValid} />;
  if (field === 'email') return <Checked value={person[field]} valid={person.isEmailValid} />;
  return field === 'dataNascita' ? person[field] && showDay(person[field]) : person[field];
}

/** Shows a required value; if it is missing or invalid, with a tooltip that is also reachable by keyboard. */
function Checked({ value, valid }: { value: string | null | undefined; valid: boolean }) {
  const say = useSay();
  if (value && valid) return <Breakable text={value} />;
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
  const values = searchAlternatives(search);
  if (values.length === 0) return people;
  return people.filter(({ cognome, nome, codiceFiscale, email }) =>
    isFoundIn(searchable([cognome, nome, codiceFiscale, email].join(' ')), values),
  );
};
