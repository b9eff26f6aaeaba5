import type { Field, Fields } from '../../../contract/schema/fields';
import { matches, type Viewer } from '../../../contract/schema/where';
import type { Session } from '../../../contract/session/session';
import { schoolContextOf } from '../../session/schoolContext';
import { viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { type Sending, sentFields } from '../declaration/sending';

/** What a form asks for, and the call that takes it. */
export interface FormSpec {
  readonly resource: Resource;
  readonly inputs: readonly string[];
  /** The field of each input, as the call takes it. */
  readonly fields: Fields;
  readonly sending: Sending;
  /** Who fills it in, and when they began. */
  readonly viewer: Viewer;
}

type Known = Readonly<Record<string, unknown>>;

/** What the page of a record asks for. @throws Error for a resource without an update */
export const updateFormSpec = (resource: Resource, session: Session, record: Known = {}): FormSpec =>
  formSpec(
    resource,
    session,
    // What the provider did not answer with this person does not read of this record.
    inputsFor(resource, session, resource.form.inputs, record).filter(
      (name) => !resource.reads?.[name] || name in record,
    ),
    resource.wire.update as Sending | undefined,
  );

/** What the page of a new record asks for. @throws Error for a resource without a creation */
export const createFormSpec = (resource: Resource, session: Session): FormSpec =>
  formSpec(
    resource,
    session,
    inputsFor(resource, session, resource.form.create.inputs, resource.form.create.defaults ?? {}),
    resource.wire.create as Sending | undefined,
  );

/** The inputs that this person is asked for on this record. */
function inputsFor(
  { form: { only = [] } }: Resource,
  session: Session,
  inputs: readonly string[],
  record: Known,
): readonly string[] {
  const viewer = viewerOf(session);
  const left = only
    .filter(
      ({ to = {}, of = {} }) =>
        !matches(to, schoolContextOf(session), viewer) || !matches(of as object, record, viewer),
    )
    .flatMap(({ fields }) => fields as readonly string[]);
  return inputs.filter((name) => !left.includes(name));
}

function formSpec(
  resource: Resource,
  session: Session,
  inputs: readonly string[],
  sending: Sending | undefined,
): FormSpec {
  if (!sending) throw new Error(`Resource "${resource.name}" has no call for its form`);
  const fields: Fields = { ...resource.fields, ...sentFields(sending, resource.fields) };
  const { licenses } = session.profile;
  const licensed = (resource.form.licensed ?? []).flatMap((name) => {
    const field = fields[name];
    return field ? [[name, offered(field, licenses)] as const] : [];
  });
  const viewer = viewerOf(session);
  return { resource, viewer, inputs, sending, fields: { ...fields, ...Object.fromEntries(licensed) } };
}

/** A choice without the values that are not among those given. */
function offered(field: Field, among: readonly string[]): Field {
  if (field.kind === 'choice') return { ...field, of: field.of.filter((value) => among.includes(value)) };
  return field.kind === 'list' ? { ...field, of: offered(field.of, among) } : field;
}
