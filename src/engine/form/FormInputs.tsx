import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Field } from '../../../contract/schema/fields';
import { Group } from '../../ui/Group';
import type { InputWidth } from '../declaration/form';
import { useFormScope } from './FormScope';
import { HeldValue } from './HeldValue';
import { FieldInput } from './inputs/FieldInput';

interface FormInputsProps {
  readonly inputs: readonly string[];
  /** The locked inputs, each with the key of the words that say why. */
  readonly locked: ReadonlyMap<string, string>;
}

const WHOLE = '1 / -1';
const COLUMNS: { readonly [K in InputWidth]: string } = { third: 'span 2', half: 'span 3', whole: WHOLE };

/** No column may exceed its part of the form, however wide its content: the content wraps or scrolls. */
const inputsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/**
 * Renders inputs of a form, side by side where there is room, and in frames with a heading where the form declares
 * them.
 */
export function FormInputs({ inputs, locked }: FormInputsProps) {
  const { spec, words } = useFormScope();
  const { fields } = spec;
  const { sections = {}, widths = {}, own = {} } = spec.resource.form;
  if (inputs.length === 0) return null;

  const draw = (name: string): ReactNode => {
    const width = widths[name] ?? (own[name] || isWide(fields[name]) ? 'whole' : 'half');
    return (
      <Box key={name} sx={{ gridColumn: { sm: COLUMNS[width] } }}>
        <FormInput name={name} locked={locked} />
      </Box>
    );
  };

  const blocks = inputs.flatMap((name) => {
    const [section, names = []] = Object.entries(sections).find(([, all]) => all.includes(name)) ?? [];
    if (section === undefined) return draw(name);
    const together = names.filter((one) => inputs.includes(one));
    if (name !== inputs.find((one) => together.includes(one))) return [];
    return (
      <Box key={`section ${section}`} sx={{ gridColumn: WHOLE }}>
        <Group label={words.say(`sections.${section}`)}>
          <Box sx={inputsStyle}>{together.map(draw)}</Box>
        </Group>
      </Box>
    );
  });
  return <Box sx={inputsStyle}>{blocks}</Box>;
}

/** Returns true for an editor with a toolbar and for a list of files, beside which another input would leave a gap. */
const isWide = (field: Field | undefined): boolean =>
  field?.kind === 'markup' || (field?.kind === 'list' && field.of.kind === 'attachment');

interface FormInputProps extends Pick<FormInputsProps, 'locked'> {
  readonly name: string;
}

/** Renders one input of a form, with its lock, its warning, and the records that have its value. */
export function FormInput({ name, locked }: FormInputProps) {
  const { spec, words, required, unlock, warnings, holders } = useFormScope();
  const { capitals, typing, unique = [], taken = [], own = {} } = spec.resource.form;
  const field = spec.fields[name];
  // A lock without words is still a lock.
  const lock = locked.has(name) ? (locked.get(name) ?? '') : undefined;
  if (!field) return null;
  return (
    <>
      <FieldInput
        name={name}
        field={field}
        words={words}
        disabledReason={lock === undefined ? undefined : words.lock(lock)}
        unlock={lock ? unlock?.(name) : undefined}
        warning={warnings[name]}
        required={required.has(name) || field.required === true}
        capitals={capitals?.includes(name) ?? false}
        typing={typing?.[name]}
        own={own[name]}
      />
      {[...unique, ...taken].includes(name) && (
        <div role="status">
          <HeldValue resource={spec.resource} name={name} holders={holders[name] ?? []} words={words} />
        </div>
      )}
    </>
  );
}
