import type { Bilingual } from '../schema/bilingual';
import type { Fields } from '../schema/fields';
import type { Viewer } from '../schema/where';

/**
 * The fields with the author and the times of a stored record. Only the provider writes them. They are absent from
 * records that are older than these columns.
 */
export const authorship = {
  created: { kind: 'instant', readOnly: true, about: 'when it was created' },
  createdBy: { kind: 'ref', to: 'user', readOnly: true, about: 'who created it' },
  updated: { kind: 'instant', readOnly: true, about: 'when it was last changed' },
  updatedBy: { kind: 'ref', to: 'user', readOnly: true, about: 'who last changed it' },
} as const satisfies Fields;

/** The name of an authorship field. */
export type AuthorshipName = keyof typeof authorship;

export const isAuthorship = (name: string): name is AuthorshipName => Object.hasOwn(authorship, name);

/** Returns the authorship of a record that this person creates now. */
export const createdBy = ({ now, uid }: Viewer) => ({
  created: now.toISOString(),
  createdBy: uid ?? null,
  ...updatedBy({ now, uid }),
});

/** Returns the part of the authorship that changes when this person changes a record now. */
export const updatedBy = ({ now, uid }: Pick<Viewer, 'now' | 'uid'>) => ({
  updated: now.toISOString(),
  updatedBy: uid ?? null,
});

/** Returns a record without the author and time of its last change, which the line of the audit log has itself. */
export function loggedOf<R extends Readonly<Record<string, unknown>>>(record: R) {
  const { updated: _updated, updatedBy: _updatedBy, ...logged } = record;
  return logged;
}

/** Default labels of the authorship fields; a screen can replace them. */
export const authorshipTexts = {
  'fields.created': ['Creato il', 'Created on'],
  'fields.createdBy': ['Creato da', 'Created by'],
  'fields.updated': ['Modificato il', 'Changed on'],
  'fields.updatedBy': ['Modificato da', 'Changed by'],
} as const satisfies Readonly<Record<`fields.${AuthorshipName}`, Bilingual>>;
