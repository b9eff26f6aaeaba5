import type { ReactNode } from 'react';
import type { Field } from '../../../../contract/schema/fields';
import type { Words } from '../../record/words';

/** What every kind of input is given; `F` is the field that it asks for. */
export interface InputProps<F extends Field = Field> {
  /** Its path in the form: `email`, `righe.2.nome`. */
  readonly name: string;
  readonly label: string;
  readonly field: F;
  readonly words: Words;
  /** Why it cannot be changed; empty where that is said once for all. */
  readonly why: string | undefined;
  /** Begins to take the lock off; undefined where that cannot be done. */
  readonly unlock?: (() => void) | undefined;
  /** What does not fit, though it is not refused; empty where all is well, undefined where nobody looks. */
  readonly warning?: string | undefined;
  /** What helps to fill it in; empty where nothing has to be said. */
  readonly help: string;
  readonly required: boolean;
  readonly capitals: boolean;
  /** Draws an input inside this one. */
  readonly inside: (props: InsideProps) => ReactNode;
}

/** What an input needs that says nothing of the resource's own and has none inside it: it can stand in any form. */
export type PlainInputProps = Omit<InputProps, 'words' | 'inside'>;

/** What an input of a resource's own can count on, also in a form that was ejected. */
export type OwnInputProps = Pick<InputProps, 'name' | 'label' | 'field' | 'why' | 'help' | 'required'>;

/** An input inside another: its path, its field, and why it cannot be changed. */
export interface InsideProps {
  readonly name: string;
  readonly field: Field;
  readonly why: string | undefined;
}

/** A field of one kind. */
export type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** Where links and messages find an input. */
export const inputId = (name: string): string => `input-${name}`;
export const noteId = (name: string): string => `note-${name}`;
