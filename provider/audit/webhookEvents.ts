import type { WebhookEvent as EventType } from '../../contract/webhooks/webhook';

/** Event for webhooks. It says what changed and never how: values may be personal data, and stay in the API. */
export interface WebhookEvent {
  readonly type: EventType;
  readonly school: string;
  /** Id of the user, application, order or document. */
  readonly id?: string;
  /** Only for events of procedures: the action in the audit log. */
  readonly action?: string;
  /** Only for `user.updated` events: names of the changed fields. */
  readonly changed?: readonly string[];
}

/** A line of the audit log; see AuditedChange. */
interface Line {
  readonly entity: string;
  readonly action: string;
  readonly id?: string | null;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly reason?: string;
}

type Found = Omit<WebhookEvent, 'school'>;
type Values = Readonly<Record<string, unknown>>;

/** Audited entities of procedures, with the event that each of their actions is announced by. */
const procedures: Readonly<Record<string, EventType>> = {
  order: 'order.updated',
  resizing: 'resizing.updated',
  practice: 'transfer.updated',
  preservation: 'preservation.updated',
};

const licences: Readonly<Record<string, EventType>> = {
  give: 'licence.granted',
  end: 'licence.ended',
  restore: 'licence.restored',
};

/** Actions on procedures that only read. */
const reading: readonly string[] = ['open', 'read', 'list'];

/**
 * Returns the events of a line of the audit log; none for refusals and for lines that no integration needs.
 * @param chain the school, or PLATFORM for the provider's staff, whose lines name the school in their id
 */
export function webhookEventsOf(chain: string, change: Line): readonly WebhookEvent[] {
  if (change.reason !== undefined) return [];
  const { entity, action } = change;
  if (entity === 'platformSupervisor' && action === 'create') {
    const id = change.id ?? '';
    return [{ type: 'user.created', school: id.slice(id.lastIndexOf('.') + 1), id }];
  }
  const [school = '', ...rest] = chain === 'PLATFORM' ? (change.id ?? '').split('/') : [chain];
  const id = chain === 'PLATFORM' ? rest.join('/') : (change.id ?? '');
  return eventsOf(id, change).map((event) => ({ school, ...event }));
}

function eventsOf(id: string, { entity, action, before, after }: Line): readonly Found[] {
  const about = id ? { id } : {};
  const procedure = procedures[entity];
  if (procedure) return reading.includes(action) ? [] : [{ type: procedure, ...about, action }];
  const licence = entity === 'platformLicence' ? licences[action] : undefined;
  if (licence) return [{ type: licence, ...about }];
  if (entity === 'user' && action !== 'planSpid') return userEvents(id, action, before, after);
  if (entity === 'registryPerson') return registryEvents(before, after);
  if (entity !== 'signedFile') return [];
  if (action === 'counterSign') return [{ type: 'document.countersigned', ...about }];
  // Accepting the clauses of a contract is audited with the action `sign` too; only a signature has `documentSha256`.
  return action === 'sign' && after && 'documentSha256' in after
    ? [{ type: 'document.signed', ...about }]
    : [];
}

function userEvents(
  id: string,
  action: string,
  before: Line['before'],
  after: Line['after'],
): readonly Found[] {
  if (action === 'create') return [{ type: 'user.created', id }];
  if (action === 'delete') return [{ type: 'user.deleted', id }];
  // Sending credentials and resetting codes change no record of the user.
  if (!after || (!before && action !== 'update')) return [];
  const [from, to] = [before ?? {}, after] as readonly [Values, Values];
  if (before && Object.keys(from).length === 0) return [{ type: 'user.created', id }];
  if (Object.keys(to).length === 0) return [{ type: 'user.deleted', id }];
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => JSON.stringify(from[field] ?? null) !== JSON.stringify(to[field] ?? null))
    .sort();
  const others = changed.filter((field) => field !== 'status' && field !== 'groups');
  const active: EventType = to.status ? 'user.activated' : 'user.deactivated';
  return [
    ...(changed.includes('status') ? [{ type: active, id }] : []),
    ...(changed.includes('groups') ? [{ type: 'user.roles_updated', id } as const] : []),
    ...(others.length > 0 ? [{ type: 'user.updated', id, changed: others } as const] : []),
  ];
}

/** Returns the events of users who are created from the registry, linked to it or given its tax code. */
function registryEvents(before: Line['before'], after: Line['after']): readonly Found[] {
  const { uidPortale: from, ...had } = (before ?? {}) as Values;
  const { uidPortale: to, ...has } = (after ?? {}) as Values;
  const changed = Object.keys({ ...had, ...has }).sort();
  if (typeof to === 'string' && from === to) return [{ type: 'user.updated', id: to, changed }];
  // Only a new user has data of its own; linking an existing one to a person changes no user.
  if (typeof to === 'string' && changed.length > 0) return [{ type: 'user.created', id: to }];
  if (typeof from === 'string' && changed.length > 0) return [{ type: 'user.deleted', id: from }];
  return [];
}
