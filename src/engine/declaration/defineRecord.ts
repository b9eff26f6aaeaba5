import type { Permission } from '../../../contract/permissions/permissions';
import type { Fields } from '../../../contract/schema/fields';
import type { FormInput } from './declarationInput';
import type { Answering, Taking, Whole } from './endpoints';
import type { Name } from './name';
import type { Resource } from './resource';
import { type AnyDeclarationInput, withDefaults } from './withDefaults';

interface RecordInput<F extends Fields, B extends Fields> {
  readonly fields: F;
  /** The field that identifies the record; drafts are stored under it. */
  readonly key: Name<F>;
  readonly title: Name<F>;
  readonly can: { readonly read: Permission; readonly update: Permission };
  readonly read: Answering<Whole<F>>;
  readonly update: {
    readonly endpoint: Taking<Fields, Whole<F>>;
    /**
     * The fields that the form edits and validates, under the names of the call. The call itself may take only some of
     * them.
     */
    readonly fields: B;
    /** Fields whose name in the call differs from the record: `{ cognome: 'sn' }`. */
    readonly names?: Readonly<Record<string, Name<F>>>;
  };
  readonly form: FormInput<F>;
}

/**
 * Declares a resource with a single record per school or person, such as its own profile: it is read and changed, and
 * has no list. {@link useSingleRecord} loads and saves it, FactPanels shows it, EditDialog changes it. Its words are
 * `resources.{name}`; its sections are `form.tabs`.
 *
 * @example export const school = defineRecord('schoolProfile', { fields, key: 'o', title: 'name', can, read, update,
 * form });
 */
export function defineRecord<const F extends Fields, const B extends Fields>(
  name: string,
  { read, update, can, ...input }: RecordInput<F, B>,
): Resource<F> {
  const { endpoint, fields, names = {} } = update;
  return withDefaults(name, {
    ...input,
    can: { list: can.read, ...can },
    endpoints: {
      list: { endpoint: read, answers: 'whole' },
      read: { endpoint: read },
      update: { endpoint: { ...endpoint, body: { kind: 'record', required: true, of: fields } }, names },
    },
    list: { columns: [] },
  } as unknown as AnyDeclarationInput) as unknown as Resource<F>;
}
