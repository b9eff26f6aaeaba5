import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { serviceYear } from '../../../contract/orders/serviceYear';
import { idOfPerson, type RegistryPerson } from '../../../contract/registry/registryPerson';
import { showDay } from '../../../contract/values/dates';
import { inputId, noteId, type OwnInputProps } from '../../engine/form/inputs/InputProps';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import { isEnoughTyped, matchesOf } from './matchesOf';
import { nameOf } from './nameOf';
import { useCandidates } from './useCandidates';

/**
 * Suggests people of the registry who match the typed data of a new user. Choosing one copies their data into the form,
 * and the new account will be linked to that person.
 */
export function RegistryMatch({ name }: OwnInputProps) {
  const say = useSay();
  const may = useMay();
  const { now } = viewerOf(useSession());
  const form = useFormContext();
  const { field, fieldState } = useController({ name });
  const [sn, cn, code] = useWatch({ name: ['sn', 'cn', 'codicefiscale'] }) as readonly (string | undefined)[];
  const typed = { sn: sn ?? '', cn: cn ?? '', code: code ?? '' };
  const enough = may(['registryPerson', 'link']) && isEnoughTyped(typed);
  const { candidates } = useCandidates(String(serviceYear(now)), enough || Boolean(field.value));
  const found = enough ? matchesOf(candidates, typed) : [];
  const chosen = candidates.find((person) => idOfPerson(person) === field.value);
  const message = fieldState.error?.message;

  const take = (person: RegistryPerson) => {
    const values = {
      sn: person.cognome,
      cn: person.nome,
      codicefiscale: person.codiceFiscale ?? typed.code,
      ...(person.isEmailValid && { email: person.email }),
      ...(person.dataNascita && { dataNascita: showDay(person.dataNascita) }),
      [name]: idOfPerson(person),
    };
    for (const [input, value] of Object.entries(values))
      form.setValue(input, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    keepFocus();
  };
  const leave = () => {
    field.onChange('');
    keepFocus();
  };
  /** Moves the focus, because the pressed button disappears with the suggestion. */
  const keepFocus = () => focusIfLost(`#${inputId(name)}`, 'main h1');

  return (
    <Box id={inputId(name)} tabIndex={-1} ref={field.ref} role="status" sx={{ display: 'grid', gap: 1 }}>
      {message && (
        <FormHelperText id={noteId(name)} error sx={{ m: 0 }}>
          {message}
        </FormHelperText>
      )}
      {field.value ? (
        <Alert severity="info" role="none">
          {say('registry.match.linked', { name: nameOf(chosen ?? { nome: cn, cognome: sn }) })}
          <Offer onClick={leave}>{say('registry.match.leave')}</Offer>
        </Alert>
      ) : (
        found.map((person) => (
          <Alert key={idOfPerson(person)} severity="info" role="none">
            {say('registry.match.found', { name: nameOf(person) })}{' '}
            {[
              person.dataNascita && say('registry.match.born', { day: showDay(person.dataNascita) }),
              person.codiceFiscale,
              person.rapportoLavoro,
            ]
              .filter(Boolean)
              .join(', ')}
            <Offer onClick={() => take(person)}>{say('registry.match.take')}</Offer>
          </Alert>
        ))
      )}
    </Box>
  );
}

const Offer = (props: { readonly onClick: () => void; readonly children: string }) => (
  <Box sx={{ mt: 1 }}>
    <Button {...props} size="small" variant="outlined" />
  </Box>
);
