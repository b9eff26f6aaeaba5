import type { Permission } from '../../../contract/permissions/permissions';
import type { Fields } from '../../../contract/schema/fields';
import type { FormInput } from './declarationInput';
import type { Name } from './name';
import type { Resource } from './resource';
import type { Answering, Taking, Whole } from './wire';
import { type AnyDeclarationInput, withDefaults } from './withDefaults';

interface RecordInput<F extends Fields, B extends Fields> {
  readonly fields: F;
  /** What identifies the record; drafts are kept by it. */
  readonly key: Name<F>;
  readonly title: Name<F>;
  readonly can: { readonly read: Permission; readonly update: Permission };
  readonly read: Answering<Whole<F>>;
  readonly update: {
    readonly endpoint: Taking<Fields, Whole<F>>;
    /** What the form asks for and checks, as the call names it. The call itself may take only a part of it. */
    readonly fields: B;
    /** The fields that the call names otherwise than the record: `{ cognome: 'sn' }`. */
    readonly names?: Readonly<Record<string, Name<F>>>;
  };
  readonly form: FormInput<F>;
}

/**
 * Declares a resource of which there is one record for a school or a person, as its own profile: it is read and changed, and
 * has no list. {@link useSingleRecord} loads and saves it, FactPanels shows it, EditDialog changes it. Its words are
 * `resources.{name}`; its sections are `form.tabs`.
 *
 * @example export const school = defineRecord('schoolProfile', { fields, key: 'o', title: 'name', can, read, update, form });
 */
export function defineRecord<const F extends Fields, const B extends Fields>(
  name: string,
  { read, update, can, ...input }: RecordInput<F, B>,
): Resource<F> {
  const { endpoint, fields, names = {} } = update;
  return withDefaults(name, {
    ...input,
    can: { list: can.read, ...can },
    wire: {
      list: { endpoint: read, answers: 'whole' },
      read: { endpoint: read },
      update: { endpoint: { ...endpoint, body: { kind: 'record', required: true, of: fields } }, names },
    },
    list: { columns: [] },
  } as unknown as AnyDeclarationInput) as unknown as Resource<F>;
}
