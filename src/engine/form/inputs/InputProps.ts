import { createContext, type ReactNode, use } from 'react';
import type { Field } from '../../../../contract/schema/fields';
import type { Typing } from '../../declaration/form';
import type { Words } from '../../record/words';

/** The props common to every kind of input; `F` is the field it edits. */
export interface InputProps<F extends Field = Field> {
  /** Its path in the form: `email`, `righe.2.nome`. */
  readonly name: string;
  readonly label: string;
  readonly field: F;
  readonly words: Words;
  /** The reason it is read-only; empty if the reason is given once for all inputs. */
  readonly disabledReason: string | undefined;
  /** Starts to remove the lock; undefined if that is not possible. */
  readonly unlock?: (() => void) | undefined;
  /** A warning that does not block saving; empty if all is well, undefined if the input has no check. */
  readonly warning?: string | undefined;
  /** Help text; empty if there is none. */
  readonly help: string;
  readonly required: boolean;
  readonly capitals: boolean;
  readonly typing?: Typing | undefined;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** Renders an input inside this one. */
  readonly inside: (props: InsideProps) => ReactNode;
}

/** The props of an input that uses no words of the resource and has no nested input: it can stand in any form. */
export type PlainInputProps = Omit<InputProps, 'words' | 'inside'>;

/** The props that a resource's own input can rely on, also in an ejected form. */
export type OwnInputProps = Pick<
  InputProps,
  'name' | 'label' | 'field' | 'disabledReason' | 'help' | 'required'
>;

/** The props of a nested input: its path, its field, and why it is read-only. */
export interface InsideProps {
  readonly name: string;
  readonly field: Field;
  readonly disabledReason: string | undefined;
}

/** A field of one kind. */
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** Returns the element id that links and messages use to find an input. */
export const inputId = (name: string): string => `input-${name}`;
export const noteId = (name: string): string => `note-${name}`;

/** A prefix for the ids of inputs, where several forms of a page have inputs of the same name. */
export const InputIdPrefix = createContext('');

/** Returns the element ids of an input and its note in the surrounding form. */
export function useInputIds(name: string): { readonly input: string; readonly note: string } {
  const prefix = use(InputIdPrefix);
  return { input: inputId(prefix + name), note: noteId(prefix + name) };
}
