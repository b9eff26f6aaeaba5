import type { Resource } from '../../engine/declaration/defineResource';
import { ChoicesInput } from '../../engine/form/inputs/ChoicesInput';
import type { FieldOf, OwnInputProps } from '../../engine/form/inputs/InputProps';
import { useRelated } from '../../engine/record/related';
import { useWords } from '../../engine/record/words';
import { ExportScope } from './ExportScope';

/** Renders the choice of the applications whose data are requested, and the content of the file for this choice. */
export function ApplicationsInput({ field, ...props }: OwnInputProps) {
  const words = useWords(useRelated('exportRequest') as Resource);
  return (
    <>
      <ChoicesInput
        {...props}
        field={field as FieldOf<'list'>}
        words={words}
        capitals={false}
        inside={() => null}
      />
      <ExportScope name={props.name} words={words} />
    </>
  );
}
