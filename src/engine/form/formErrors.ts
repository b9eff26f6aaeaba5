import type { FieldErrors } from 'react-hook-form';

export interface InputError {
  /** The path of the input: `email`, `righe.2.nome`. */
  readonly name: string;
  readonly message: string;
}

/** Returns all errors of a form, including those of nested inputs, in the order of the inputs. */
export function formErrors(errors: FieldErrors, inputs: readonly string[]): readonly InputError[] {
  return inputs.flatMap((name) => within(name, errors[name]));
}

function within(name: string, error: unknown): readonly InputError[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, root } = error as { message?: unknown; root?: { message?: unknown } };
  const own = message ?? root?.message;
  if (typeof own === 'string') return [{ name, message: own }];
  return Object.entries(error).flatMap(([member, inside]) =>
    member === 'ref' ? [] : within(`${name}.${member}`, inside),
  );
}
