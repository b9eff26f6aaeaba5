import { MOST_ATTACHED, MOST_FILES } from '../schema/attachment';
import { attachmentField } from '../schema/attachmentField';
import type { Field, Fields } from '../schema/fields';

const TOP = 'Declare it as a field of the record itself, or as a list of attachments.';

/** Returns the errors in the declaration of attached files, one sentence each. */
export function attachmentMistakes(fields: Fields, stored: boolean): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const file = attachmentField(field);
    if (!file) return holdsFile(field) ? [`fields.${name} has an attachment inside. ${TOP}`] : [];
    return [
      ...(stored
        ? []
        : [`fields.${name} is an attachment, which only a stored resource has. Make it a file.`]),
      ...(file.max > MOST_ATTACHED
        ? [
            `fields.${name} has max ${file.max}: one that is sent in one piece has at most ${MOST_ATTACHED} bytes.`,
          ]
        : []),
      ...(field.kind === 'list' ? listMistakes(name, field) : []),
    ];
  });
}

/** A list of files has a declared length, and refers to files that exist. */
const listMistakes = (name: string, { max, of }: Extract<Field, { kind: 'list' }>): readonly string[] => [
  ...(max !== undefined && max >= 1 && max <= MOST_FILES
    ? []
    : [
        `fields.${name} is a list of attachments with max ${max}. Write how many files it has at most, from 1 to ${MOST_FILES}.`,
      ]),
  ...(of.required
    ? []
    : [`fields.${name}.of is not required: a list has no empty file. Write required: true.`]),
];

const insideOf = (field: Field): readonly Field[] =>
  field.kind === 'list' ? [field.of] : field.kind === 'record' ? Object.values(field.of) : [];

const holdsFile = (field: Field): boolean => field.kind === 'attachment' || insideOf(field).some(holdsFile);
