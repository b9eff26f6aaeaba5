import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { Fields } from '../../../../contract/schema/fields';
import type { InputProps } from './InputProps';

interface MembersProps extends Pick<InputProps, 'name' | 'disabledReason' | 'inside'> {
  readonly of: Fields;
}

/** Renders the inputs of a nested record, or of one row. */
export function Members({ name, of, disabledReason, inside }: MembersProps) {
  const asked = Object.entries(of).filter(([, field]) => !field.readOnly);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {asked.map(([member, field]) => (
        <Fragment key={member}>{inside({ name: `${name}.${member}`, field, disabledReason })}</Fragment>
      ))}
    </Box>
  );
}
