import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { Field, Fields } from '../../../contract/schema/fields';
import { sometimesRead, unreadOf } from '../../../contract/schema/readRule';
import { matches, type Viewer } from '../../../contract/schema/where';
import type { Session } from '../../../contract/session/session';
import { schoolContextOf } from '../../session/schoolContext';
import { viewerOf } from '../../session/viewer';
import type { Resource } from '../declaration/defineResource';
import { type Sending, sentFields } from '../declaration/sending';

/** A form's inputs and the call that submits it. */
export interface FormSpec {
  readonly resource: Resource;
  readonly inputs: readonly string[];
  /** The field of each input, as the call takes it. */
  readonly fields: Fields;
  readonly sending: Sending;
  /** The person filling in the form, and the time they started. */
  readonly viewer: Viewer;
  /** Returns the fields that the person could not read in a record with these values, and therefore cannot write. */
  readonly unread?: (record: AnyRecord) => readonly string[];
  /** Returns errors of the body that the contract does not know, by input. */
  readonly check?: (body: AnyRecord) => Readonly<Record<string, string | undefined>>;
}

/** Returns the form of a record's page. @throws Error for a resource without an update */
export const updateFormSpec = (resource: Resource, session: Session, record: AnyRecord = {}): FormSpec =>
  formSpec(
    resource,
    session,
    // A field missing from the answer is one that this person may not read on this record.
    inputsFor(resource, session, resource.form.inputs, record).filter(
      (name) => !resource.reads?.[name] || name in record,
    ),
    resource.endpoints.update as Sending | undefined,
  );

/** Returns the form of a new record's page. @throws Error for a resource without a creation */
export function createFormSpec(resource: Resource, session: Session): FormSpec {
  const { form, fields, endpoints, reads } = resource;
  const inputs = inputsFor(resource, session, form.create.inputs, form.create.defaults ?? {});
  const spec = formSpec(resource, session, inputs, endpoints.create as Sending | undefined);
  if (sometimesRead(reads, session.roles).length === 0) return spec;
  const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  return { ...spec, unread: (record) => unreadOf(reads, { ...blank, ...record }, spec.viewer) };
}

/** Returns the inputs that this person sees for this record. */
function inputsFor(
  { form: { only = [] } }: Resource,
  session: Session,
  inputs: readonly string[],
  record: AnyRecord,
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

/** Restricts a choice to the given values. */
function offered(field: Field, among: readonly string[]): Field {
  if (field.kind === 'choice') return { ...field, of: field.of.filter((value) => among.includes(value)) };
  return field.kind === 'list' ? { ...field, of: offered(field.of, among) } : field;
}
