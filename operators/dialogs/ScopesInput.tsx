import { useWatch } from 'react-hook-form';
import { schoolScopes } from '../../contract/staff/operatorScopes';
import { ChoicesInput } from '../../src/engine/form/inputs/ChoicesInput';
import type { FieldOf, InputProps } from '../../src/engine/form/inputs/InputProps';
import { codesIn } from './codesIn';

/**
 * Choice of the scopes of a program. For a program of single schools, only the scopes that apply to these are offered.
 */
export function ScopesInput(props: InputProps<FieldOf<'list'>>) {
  const schools: string = useWatch({ name: 'schools' });
  const { field } = props;
  const ofSchools = { ...field, of: { ...field.of, kind: 'choice', of: schoolScopes } } as const;
  return <ChoicesInput {...props} field={codesIn(schools).length > 0 ? ofSchools : field} />;
}
