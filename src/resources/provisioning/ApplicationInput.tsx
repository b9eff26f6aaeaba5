import { applicationsOfSchool } from '../../../contract/roles/endpoints';
import { useRead } from '../../api/useRead';
import { ChoiceInput } from '../../engine/form/inputs/ChoiceInput';
import type { OwnInputProps } from '../../engine/form/inputs/InputProps';
import { useSession } from '../../session/SessionContext';

/** Renders an input for one of the applications that the school has a licence for. */
export function ApplicationInput(props: OwnInputProps) {
  const { customerCode } = useSession().school;
  const { data = [] } = useRead(applicationsOfSchool, { params: { customerCode } });
  const nameOf = (code: unknown) => data.find(({ ac }) => ac === code)?.description ?? String(code);
  return (
    <ChoiceInput
      {...props}
      field={{ kind: 'choice', of: data.map(({ ac }) => ac) }}
      words={{ value: (_, code) => nameOf(code) }}
      capitals={false}
    />
  );
}
