import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type TableFormat, tableFormats } from './saveTable';

interface FormatChoiceProps {
  readonly format: TableFormat;
  readonly choose: (format: TableFormat) => void;
}

/** Renders the choice of the format of a saved table. */
export function FormatChoice({ format, choose }: FormatChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{translate('engine.export.format.title')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={format}
        onChange={(_, chosen) => choose(chosen as TableFormat)}
      >
        {tableFormats.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`engine.export.format.${one}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
