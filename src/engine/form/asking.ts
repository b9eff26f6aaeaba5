import type { Fields } from '../../../contract/fields';
import type { Viewer } from '../../../contract/where';
import type { Resource } from '../declaration/defineResource';
import { type Sending, sentFields } from '../declaration/sending';

/** What a form asks for, and the call that takes it. */
export interface Asking {
  readonly resource: Resource;
  readonly inputs: readonly string[];
  /** The field of each input, as the call takes it. */
  readonly fields: Fields;
  readonly sending: Sending;
  /** Who fills it in, and when they began. */
  readonly viewer: Viewer;
}

/** What the page of a record asks for. @throws Error for a resource without an update */
export const askToUpdate = (resource: Resource, viewer: Viewer): Asking =>
  asking(resource, viewer, resource.form.inputs, resource.wire.update as Sending | undefined);

/** What the page of a new record asks for. @throws Error for a resource without a creation */
export const askToCreate = (resource: Resource, viewer: Viewer): Asking =>
  asking(resource, viewer, resource.form.create.inputs, resource.wire.create as Sending | undefined);

function asking(
  resource: Resource,
  viewer: Viewer,
  inputs: readonly string[],
  sending: Sending | undefined,
): Asking {
  if (!sending) throw new Error(`Resource "${resource.name}" has no call for its form`);
  const fields = { ...resource.fields, ...sentFields(sending, resource.fields) };
  return { resource, viewer, inputs, sending, fields };
}
