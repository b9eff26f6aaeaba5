import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import {
  applicationsToPlace,
  NO_OPTION,
  placementProblems,
  placesOf,
} from '../../../contract/resizing/procedure';
import {
  isSingle,
  type Placement,
  type ResizingApplication,
  resizingNames,
} from '../../../contract/resizing/resizing';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useSession } from '../../session/SessionContext';
import type { StepProps } from '../../steps/stepScreen';
import { type Merger, useMerger } from './useResizing';

/** Asks for the school, or schools, that receive the data of each application. */
export function PlacesStep({ answers, change, problems }: StepProps) {
  const sentence = useSentence();
  const { data } = useMerger(true);
  const { licenses } = useSession().profile;
  const [left, setLeft] = useState<readonly string[]>([]);
  if (!data) return null;
  if (data.options.length === 0) return <Alert severity="warning">{sentence(NO_OPTION)}</Alert>;
  const needed = applicationsToPlace(licenses, data.cessata);
  const placement = answers as Placement;
  const own = placementProblems(placement, needed).filter(({ field }) => left.includes(field));
  return needed.map((code) => (
    <Application
      key={code}
      code={code}
      options={data.options}
      chosen={placesOf(placement, code)}
      problem={[...problems, ...own].find(({ field }) => field.startsWith(code))?.message}
      leave={() => setLeft((now) => [...now, code])}
      choose={(schools) => {
        setLeft((now) => [...now, code]);
        change({ ...answers, [code]: isSingle(code) ? schools[0] : schools });
      }}
    />
  ));
}

interface ApplicationProps {
  readonly code: ResizingApplication;
  readonly options: Merger['options'];
  readonly chosen: readonly string[];
  readonly problem: string | undefined;
  readonly choose: (schools: readonly string[]) => void;
  readonly leave: () => void;
}

function Application({ code, options, chosen, problem, choose, leave }: ApplicationProps) {
  const say = useSay();
  const sentence = useSentence();
  const one = isSingle(code);
  const id = `resizing-${code}`;
  return (
    <Box
      component="fieldset"
      aria-describedby={problem && `${id}-problem`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) leave();
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
          {sentence(problem)}
        </FormHelperText>
      )}
    </Box>
  );
}
