import { type Inside, optionMistakes, options } from '../../../contract/mistakes/optionMistakes';
import { readOptions } from '../../../contract/mistakes/readMistakes';
import type { ActionRule } from '../../../contract/schema/actionRule';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { Fields } from '../../../contract/schema/fields';
import type { DeclaredWords } from '../../i18n/declaredWords';
import type { MenuPlace } from '../../ui/menuPlace';
import type { Action } from './action';
import type {
  Above,
  Badge,
  Column,
  Declaration,
  Filters,
  GroupedPart,
  List,
  ListAction,
  Offers,
  Tone,
} from './declaration';
import type { Creating, Form } from './form';
import type { Importing } from './importing';
import type { OwnPage, RecordDialog } from './recordDialog';
import type { Removal } from './removal';
import type { Resource } from './resource';

type One<T> = NonNullable<T> extends readonly (infer I)[] ? I : never;

const rule = options<ActionRule<AnyRecord>>({
  where: true,
  say: true,
  brief: true,
  unless: true,
  only: true,
});

const column = options<Column<Fields>>({
  field: true,
  priority: true,
  width: true,
  icons: options<{ on: unknown; off: unknown }>({ on: true, off: true }),
  tone: [options<Tone<AnyRecord>>({ when: true, as: true, say: true, tip: true })],
  cell: true,
  shown: true,
  optional: true,
});

const filters = options<Filters<Fields, Fields>>({
  of: true,
  means: true,
  show: [
    options<One<Filters<Fields, Fields>['show']>>({
      field: true,
      shown: true,
      offers: options<Offers>({ endpoint: true, values: true, after: true, most: true }),
      input: true,
    }),
  ],
  chips: true,
  on: [options<One<Filters<Fields, Fields>['on']>>({ field: true, shown: true, days: true, asks: true })],
});

const list = options<List<Fields, Fields>>({
  columns: [column],
  sort: true,
  search: true,
  filters,
  pageSizes: true,
  pageSize: true,
  detail: true,
  editable: true,
  selectable: options<NonNullable<List<Fields, Fields>['selectable']>>({ where: true, say: true }),
  badges: [options<Badge<Fields>>({ at: true, text: true, endpoint: true, key: true })],
  back: true,
  tabs: [options<{ value: 0; name: 0; page: 0; can: 0 }>({ value: true, name: true, page: true, can: true })],
  listActions: [options<ListAction>({ name: true, can: true, shown: true, opens: true })],
  above: options<Above>({ load: true, height: true }),
});

const form = options<Form<Fields>>({
  inputs: true,
  create: options<Creating<Fields>>({
    inputs: true,
    defaults: true,
    starts: true,
    updates: true,
    says: true,
  }),
  only: [options<One<Form<Fields>['only']>>({ fields: true, to: true, of: true })],
  warnings: true,
  proposals: true,
  unique: true,
  taken: true,
  own: true,
  tabs: true,
  sections: true,
  widths: true,
  steps: true,
  licensed: true,
  notices: [options<One<Form<Fields>['notices']>>({ when: true, say: true })],
  around: options<NonNullable<Form<Fields>['around']>>({ above: true, below: true }),
  ownTabs: true,
  groups: true,
  typing: true,
  capitals: true,
  locked: [
    options<One<Form<Fields>['locked']>>({
      fields: true,
      when: true,
      unless: true,
      only: true,
      say: true,
      unlock: true,
    }),
  ],
});

const action = options<Action<AnyRecord, Fields>>({
  on: true,
  can: true,
  icon: true,
  tone: true,
  shown: true,
  excludes: true,
  offered: true,
  rules: [rule],
  set: true,
  many: true,
  each: true,
  patch: true,
  one: true,
  steps: [options<{ ask: 0; write: 0; confirm: 0 }>({ ask: true, write: true, confirm: true })],
  dialog: true,
  effects: true,
  says: true,
});

const words = options<DeclaredWords>({
  name: true,
  title: true,
  caption: true,
  search: true,
  one: true,
  empty: true,
  back: true,
  ways: true,
  create: true,
  created: true,
  fresh: true,
  reading: true,
  updated: true,
  remove: true,
  removed: true,
  taken: options<NonNullable<DeclaredWords['taken']>>({ title: true, text: true, yes: true }),
  fields: true,
  help: true,
  values: true,
  parts: true,
  tabs: true,
  sections: true,
  locked: true,
  tones: true,
  notices: true,
  groups: true,
  pages: true,
  tools: true,
  filters: true,
  unlock: true,
  unique: true,
  actions: true,
  procedures: true,
  sentences: true,
});

const can = options<Declaration<Fields, Fields, Fields, never, Fields>['can']>({
  list: true,
  read: true,
  create: true,
  update: true,
  delete: true,
});

type Whole = Resource & { readonly words: unknown; readonly orderedByHand: unknown };

/** Every option of a declaration, part by part; the endpoints are checked in endpointMistakes.ts. */
const parts: Inside = options<Whole>({
  name: true,
  fields: true,
  key: true,
  title: true,
  recordRepresentation: true,
  path: true,
  menu: options<MenuPlace>({ group: true, before: true }),
  show: true,
  worded: true,
  recorded: true,
  links: true,
  keyed: true,
  related: { each: options<{ by: string }>({ by: true }) },
  orderedBy: true,
  parts: { each: options<GroupedPart>({ part: true, by: true, endpoint: true, values: true }) },
  recordedBy: true,
  timed: true,
  reads: readOptions,
  can,
  open: options<NonNullable<Resource['open']>>({ where: true, otherwise: true }),
  endpoints: true,
  list,
  form,
  removal: options<Removal<AnyRecord>>({ rules: [rule], effects: true, twice: true }),
  actions: { each: action },
  import: options<Importing>({ can: true, rows: true, aliases: true }),
  procedures: {
    each: options<RecordDialog<AnyRecord>>({
      can: true,
      icon: true,
      address: true,
      offered: true,
      one: true,
      many: true,
    }),
  },
  pages: { each: options<OwnPage>({ can: true, load: true }) },
  views: options<NonNullable<Resource['views']>>({ list: true, form: true, create: true }),
  page: true,
  words: { each: words },
  // Has an error message of its own in endpointMistakes.ts.
  orderedByHand: true,
});

/** Returns the unknown options of a declaration, which the type checker rejects too. */
export const partMistakes = (resource: Resource): readonly string[] => optionMistakes('', resource, parts);
