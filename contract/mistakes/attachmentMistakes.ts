import { MOST_ATTACHED } from '../schema/attachment';
import type { Field, Fields } from '../schema/fields';

const TOP = 'Declare it as a field of the record itself.';

/** Returns the errors in the declaration of attached files, one sentence each. */
export function attachmentMistakes(fields: Fields, stored: boolean): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (insideOf(field).some(holdsFile)) return [`fields.${name} has an attachment inside. ${TOP}`];
    if (field.kind !== 'attachment') return [];
    return [
      ...(stored
        ? []
        : [`fields.${name} is an attachment, which only a stored resource has. Make it a file.`]),
      ...(field.max > MOST_ATTACHED
        ? [
            `fields.${name} has max ${field.max}: one that is sent in one piece has at most ${MOST_ATTACHED} bytes.`,
          ]
        : []),
    ];
  });
}

const insideOf = (field: Field): readonly Field[] =>
  field.kind === 'list' ? [field.of] : field.kind === 'record' ? Object.values(field.of) : [];

const holdsFile = (field: Field): boolean => field.kind === 'attachment' || insideOf(field).some(holdsFile);
