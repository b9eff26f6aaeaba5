import * as viewsMessages from '../messages/it/views';
import { message } from '../messages/message';
import { fields, type RecordOf } from '../schema/fields';

/** Saved view of a list: its filters, order, page size and columns, under a name. */
export const listViewFields = fields({
  id: { kind: 'text', required: true, readOnly: true, max: 36 },
  name: {
    kind: 'text',
    required: true,
    max: 60,
    say: {
      required: viewsMessages.enterNameOfView,
      max: message(viewsMessages.nameOfView, { count: 60 }),
    },
  },
  query: {
    kind: 'text',
    required: true,
    max: 2000,
    pattern: /^\?/,
    about: 'query string of the list’s address, without the page',
  },
  shared: {
    kind: 'flag',
    required: true,
    about: 'true: visible to the whole school; false: only to its owner',
  },
  mine: { kind: 'flag', required: true, readOnly: true },
  byDefault: {
    kind: 'flag',
    required: true,
    readOnly: true,
    about: 'whether the list opens with it for the caller',
  },
  version: {
    kind: 'number',
    required: true,
    readOnly: true,
    integer: true,
    about: 'for If-Match, in quotes',
  },
});

export type ListView = RecordOf<typeof listViewFields>;

/** Maximum number of saved views of a list per person. */
export const MAX_VIEWS = 50;
