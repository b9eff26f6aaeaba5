import { attachmentMistakes } from '../../../contract/mistakes/attachmentMistakes';
import { computedMistakes } from '../../../contract/mistakes/computedMistakes';
import { fieldMistakes } from '../../../contract/mistakes/fieldMistakes';
import { readMistakes } from '../../../contract/mistakes/readMistakes';
import { unknownName } from '../../../contract/mistakes/unknownName';
import { whereMistakes } from '../../../contract/mistakes/whereMistakes';
import type { Field } from '../../../contract/schema/fields';
import { SCHOOL_CONTEXT_FIELDS } from '../../session/schoolContext';
import { columnMistakes } from './columnMistakes';
import { conditionMistakes } from './conditionMistakes';
import { endpointMistakes } from './endpointMistakes';
import { formMistakes } from './formMistakes';
import { importMistakes } from './importMistakes';
import { inputsInRow } from './inputsInRow';
import { knownPermissions } from './knownPermissions';
import { meaningMistakes } from './meaningMistakes';
import { partMistakes } from './partMistakes';
import type { Resource } from './resource';
import { searchMistakes } from './searchMistakes';
import { wordMistakes } from './wordMistakes';

/**
 * Returns every error in a declaration: those that the type checker would report, for callers without types, and those
 * that it cannot. One sentence each; empty if the declaration is valid.
 */
export function declarationMistakes(resource: Resource): readonly string[] {
  const { fields, key, title, path, list, actions, can } = resource;
  const names = Object.keys(fields);
  const field = (place: string, name: unknown) => unknownName(place, name, names, 'one of its fields');
  const where = (place: string, value: unknown, known: readonly string[] = names) =>
    whereMistakes(place, value, known, known === names ? fields : {});
  const permitted = (place: string, permission: unknown): string[] => {
    const [entity, action] = Array.isArray(permission) ? permission : [permission];
    const known = knownPermissions();
    const actionsOf = known[String(entity)];
    if (!actionsOf) return unknownName(place, entity, Object.keys(known), 'in the table of permissions');
    return unknownName(
      place,
      action,
      Object.keys(actionsOf),
      `an action of "${String(entity)}" in the table of permissions`,
    );
  };
  const repeated = list.columns
    .map((column) => column.field)
    .filter((name, i, all) => all.indexOf(name) !== i);

  return [
    ...partMistakes(resource),
    ...wordMistakes(resource),
    ...fieldMistakes(fields),
    ...attachmentMistakes(fields, resource.endpoints.file !== undefined),
    ...computedMistakes({ fields, reads: resource.reads, locked: resource.form.locked }),
    ...(resource.endpoints.outside
      ? names
          .filter((name) => 'computed' in (fields[name] ?? {}))
          .map(
            (name) =>
              `fields.${name} is computed, which only our own provider does. Mark it readOnly: the other answers it.`,
          )
      : []),
    ...[key].flat().flatMap((name) => field('key', name)),
    ...field('title', title),
    ...(resource.recordRepresentation ?? []).flatMap((name) => field('recordRepresentation', name)),
    ...(/^\/[^/]/.test(path) ? [] : [`path is "${path}". Write it from the root, like "/${resource.name}".`]),
    ...permitted('can.list', can.list),
    ...(can.read ? permitted('can.read', can.read) : []),
    ...(['create', 'update', 'delete'] as const).flatMap((action) =>
      can[action] ? permitted(`can.${action}`, can[action]) : [],
    ),
    ...Object.entries(resource.recorded ?? {}).flatMap(([name, of]) => [
      ...unknownName(
        'recorded',
        name,
        names.filter((one) => fields[one]?.kind === 'json'),
        'a field of kind "json"',
      ),
      ...field(`recorded.${name}`, of),
    ]),
    ...Object.entries(resource.links ?? {}).flatMap(([name, lead]) => [
      ...field('leads', name),
      ...(lead && 'to' in lead ? field(`leads.${name}.to`, lead.to) : []),
      ...field(`leads.${name}.key`, lead?.key ?? ''),
    ]),
    ...readMistakes(resource.reads, title, fields),
    ...(resource.keyed ?? []).flatMap((name) => field('keyed', name)),
    ...Object.keys(resource.worded ?? {}).flatMap((name) => field('worded', name)),
    ...(list.columns.length > 0
      ? []
      : ['list.columns is empty. Name at least the field that links to the record.']),
    ...repeated.map((name) => `list.columns names "${name}" twice. Leave one out.`),
    ...list.columns.flatMap((column, i) => [
      ...field(`list.columns[${i}]`, column.field),
      ...columnMistakes(`list.columns[${i}]`, column),
      ...where(`list.columns[${i}].shown`, column.shown, SCHOOL_CONTEXT_FIELDS),
      ...(column.tone ?? []).flatMap(({ when }) => where(`list.columns[${i}].tone`, when)),
    ]),
    ...(list.editable && !(can.update && resource.endpoints.update && inputsInRow(resource).length > 0)
      ? [
          'list.editable is set, but no column can be edited in a row. Add a column with an input, or leave it out.',
        ]
      : []),
    ...field('list.sort', list.sort.replace(/^-/, '')),
    ...list.search.flatMap((name, i) => field(`list.search[${i}]`, name)),
    ...searchMistakes(resource),
    ...list.filters.show.flatMap(({ field: name, shown, offers }, i) => [
      ...unknownName(`list.filters.show[${i}]`, name, Object.keys(list.filters.of), 'one of its filters'),
      ...filterKind(`list.filters.show[${i}]`, list.filters.of[name]?.kind),
      ...where(`list.filters.show[${i}].shown`, shown, SCHOOL_CONTEXT_FIELDS),
      ...(offers
        ? Object.entries(offers.values).flatMap(([part, of]) =>
            answered(`list.filters.show[${i}].offers.values.${part}`, of, offers.endpoint),
          )
        : []),
    ]),
    ...chipsMistakes(resource),
    ...(resource.open ? where('open.where', resource.open.where, SCHOOL_CONTEXT_FIELDS) : []),
    ...(list.listActions ?? []).flatMap(({ can: who, shown }, i) => [
      ...permitted(`list.ways[${i}].can`, who),
      ...where(`list.ways[${i}].shown`, shown, SCHOOL_CONTEXT_FIELDS),
    ]),
    ...(list.filters.on ?? []).flatMap(({ field: name, shown }, i) => [
      ...field(`list.filters.on[${i}]`, name),
      ...where(`list.filters.on[${i}].shown`, shown, SCHOOL_CONTEXT_FIELDS),
    ]),
    ...conditionMistakes(resource),
    ...(list.pageSizes.includes(list.pageSize)
      ? []
      : [
          `list.pageSize is ${list.pageSize}. Write one of list.pageSizes: ${list.pageSizes.map(String).join(', ')}.`,
        ]),
    ...where('list.selectable', list.selectable?.where),
    ...(list.badges ?? []).flatMap(({ at, key: marked, endpoint }, i) => [
      ...field(`list.badges[${i}].at`, at),
      ...answered(`list.badges[${i}].key`, marked, endpoint),
    ]),
    ...formMistakes(resource),
    ...Object.entries(actions).flatMap(([action, { can: who, offered, rules, set }]) => [
      ...permitted(`actions.${action}.can`, who),
      ...where(`actions.${action}.offered`, offered),
      ...rules.flatMap((rule, i) => where(`actions.${action}.rules[${i}]`, rule.where)),
      ...Object.keys(set).flatMap((name) => field(`actions.${action}.set`, name)),
      ...Object.keys(set)
        .filter((name) => 'computed' in (fields[name] ?? {}))
        .map(
          (name) => `actions.${action}.set names "${name}", which is computed. Set what it is computed of.`,
        ),
    ]),
    ...importMistakes(resource),
    ...meaningMistakes(resource),
    ...endpointMistakes(resource),
  ];
}

/** Checks that a name is a field of the record, or of each record, that an endpoint answers. */
function answered(place: string, name: unknown, { path, response }: { path: string; response?: Field }) {
  const record = response?.kind === 'list' ? response.of : response;
  const known = record?.kind === 'record' ? Object.keys(record.of) : [];
  return unknownName(place, name, known, `in what ${path} answers`);
}

const FILTER_KINDS = ['choice', 'flag', 'text', 'day'];

const filterKind = (place: string, kind: string | undefined): string[] =>
  kind === undefined || FILTER_KINDS.includes(kind)
    ? []
    : [`${place} is of kind "${kind}". Give it a field of one of these kinds: ${FILTER_KINDS.join(', ')}.`];

/** Checks that the row of chips belongs to a choice filter. */
function chipsMistakes({ list: { filters } }: Resource): string[] {
  const { chips, of } = filters;
  if (chips === undefined) return [];
  if (of[chips]?.kind === 'choice') return [];
  return [`list.filters.chips names "${chips}". Name one of its filters that is a choice.`];
}
