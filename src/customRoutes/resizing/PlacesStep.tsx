import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import { applicationsToPlace, NO_OPTION, placesOf } from '../../../contract/resizing/procedure';
import {
  isSingle,
  type Placement,
  type ResizingApplication,
  resizingNames,
} from '../../../contract/resizing/resizing';
import { inputId } from '../../engine/form/inputs/InputProps';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { type Merger, useMerger } from './useResizing';

/** Asks for the school, or schools, that receive the data of each application. */
export function PlacesStep() {
  const say = useSay();
  const sentence = useSentence();
  const { data } = useMerger(true);
  const { licenses } = useSession().profile;
  if (!data) return null;
  if (data.options.length === 0) return <Alert severity="warning">{sentence(NO_OPTION)}</Alert>;
  const codes = applicationsToPlace(licenses, data.cessata);
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{say('resizing.places.about')}</Typography>
      {codes.length > 1 && data.options.length > 1 && <AllTo codes={codes} options={data.options} />}
      {codes.map((code) => (
        <Application key={code} code={code} options={data.options} />
      ))}
    </>
  );
}

interface AllToProps {
  readonly codes: readonly ResizingApplication[];
  readonly options: Merger['options'];
}

/** Asks for one school that receives all applications. The choice for each application can still be changed. */
function AllTo({ codes, options }: AllToProps) {
  const say = useSay();
  const { setValue } = useFormContext();
  const choose = (school: string) => {
    for (const code of codes)
      setValue(code, isSingle(code) ? school : [school], { shouldTouch: true, shouldValidate: true });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {options.map(({ customerCode, name }) => (
        <Button key={customerCode} variant="outlined" onClick={() => choose(customerCode)}>
          {say('resizing.places.all', { school: name })}
        </Button>
      ))}
    </Box>
  );
}

interface ApplicationProps {
  readonly code: ResizingApplication;
  readonly options: Merger['options'];
}

function Application({ code, options }: ApplicationProps) {
  const say = useSay();
  const { setValue } = useFormContext();
  const { field, fieldState } = useController<Record<string, Placement[ResizingApplication]>>({ name: code });
  const problem = fieldState.error?.message;
  const one = isSingle(code);
  const chosen = placesOf({ [code]: field.value }, code);
  const choose = (schools: readonly string[]) =>
    setValue(code, one ? schools[0] : schools, { shouldTouch: true, shouldValidate: true });
  const id = inputId(code);
  return (
    <Box
      component="fieldset"
      id={id}
      ref={field.ref}
      tabIndex={-1}
      aria-describedby={problem && `${id}-problem`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) field.onBlur();
      }}
      sx={{
        border: 1,
        borderColor: problem ? 'error.main' : 'divider',
        borderRadius: 1,
        p: 1.5,
        mb: 2,
        minWidth: 0,
      }}
    >
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {resizingNames[code]}{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {say(one ? 'resizing.places.one' : 'resizing.places.several')}
        </Box>
      </Box>
      {options.map(({ customerCode, name, codMin, description, applicationData }) => {
        const checked = chosen.includes(customerCode);
        const has = applicationData?.includes(code) === true;
        const others = chosen.filter((other) => other !== customerCode);
        return (
          <FormControlLabel
            key={customerCode}
            sx={{ display: 'flex', alignItems: 'flex-start', mr: 0 }}
            control={
              one ? (
                <Radio name={id} checked={checked} sx={{ mt: -1 }} onChange={() => choose([customerCode])} />
              ) : (
                <Checkbox
                  checked={checked}
                  sx={{ mt: -1 }}
                  onChange={() => choose(checked ? others : [...others, customerCode])}
                />
              )
            }
            label={
              <>
                {name} ({codMin}), {description}
                <Box
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
                >
                  {say(has ? 'resizing.places.has' : 'resizing.places.hasNot', { name: resizingNames[code] })}
                </Box>
              </>
            }
          />
        );
      })}
      {problem && (
        <FormHelperText id={`${id}-problem`} error>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
