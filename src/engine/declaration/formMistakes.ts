import { unknownName } from '../../../contract/mistakes/unknownName';
import { whereMistakes } from '../../../contract/mistakes/whereMistakes';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { Field, Fields } from '../../../contract/schema/fields';
import { warnings } from '../../../contract/schema/warnings';
import { proposals } from '../../../contract/users/proposals';
import { SCHOOL_CONTEXT_FIELDS } from '../../session/schoolContext';
import { hasInput } from './hasInput';
import { hasKit } from './kit';
import type { Resource } from './resource';
import { type Sending, sentFields } from './sending';

/** Returns the errors in a form's declaration: inputs, tabs, locks, and the rules of its endpoints. */
export function formMistakes(resource: Resource): readonly string[] {
  const { fields, form, endpoints } = resource;
  const asked = [...form.inputs, ...form.create.inputs];
  const input = (place: string, name: unknown) => unknownName(place, name, asked, 'one of form.inputs');
  const shown = form.locked.flatMap(({ fields: names, when }) =>
    Object.keys(when).length === 0 ? names : [],
  );
  const locked = form.locked.flatMap(({ fields: names, when, say }, i) => [
    ...(typeof say === 'string'
      ? []
      : [`form.locked[${i}] says nothing. Name the words that tell why: say.`]),
    ...names.flatMap((name) => input(`form.locked[${i}]`, name)),
    ...whereMistakes(`form.locked[${i}].when`, when, Object.keys(fields)),
  ]);
  return [
    ...inputMistakes('form.inputs', form.inputs, fields, endpoints.update as Sending, 'update', shown),
    ...inputMistakes(
      'form.create.inputs',
      form.create.inputs,
      fields,
      endpoints.create as Sending,
      'create',
      shown,
    ),
    ...(['defaults', 'starts'] as const).flatMap((part) =>
      Object.keys(form.create[part] ?? {}).flatMap((name) =>
        unknownName(`form.create.${part}`, name, Object.keys(fields), 'one of its fields'),
      ),
    ),
    ...(form.capitals ?? []).flatMap((name, i) => input(`form.capitals[${i}]`, name)),
    ...(form.only ?? []).flatMap(({ fields: names, to, of }, i) => [
      ...names.flatMap((name) => input(`form.only[${i}]`, name)),
      ...whereMistakes(`form.only[${i}].to`, to, SCHOOL_CONTEXT_FIELDS),
      ...whereMistakes(`form.only[${i}].of`, of, Object.keys(fields)),
    ]),
    ...Object.keys(form.own ?? {}).flatMap((name) => input('form.own', name)),
    ...(form.notices ?? []).flatMap(({ when }, i) =>
      whereMistakes(`form.notices[${i}].when`, when, Object.keys(fields)),
    ),
    ...Object.entries(form.proposals ?? {}).flatMap(([name, proposal]) => [
      ...input('form.proposals', name),
      ...unknownName(
        `form.proposals.${name}`,
        proposal,
        Object.keys(proposals),
        'in contract/users/proposals.ts',
      ),
    ]),
    ...Object.entries(form.warnings ?? {}).flatMap(([name, warning]) => [
      ...input('form.warnings', name),
      ...unknownName(
        `form.warnings.${name}`,
        warning,
        Object.keys(warnings),
        'in contract/schema/warnings.ts',
      ),
    ]),
    ...(['unique', 'taken'] as const).flatMap((part) =>
      (form[part] ?? []).flatMap((name, i) => [
        ...input(`form.${part}[${i}]`, name),
        ...unknownName(
          `form.${part}[${i}]`,
          name,
          Object.keys(resource.list.filters?.of ?? {}),
          'a filter of its list',
        ),
      ]),
    ),
    ...Object.entries(form.groups ?? {}).flatMap(([group, names]) =>
      names.flatMap((name, i) =>
        unknownName(
          `form.groups.${group}[${i}]`,
          name,
          [...Object.keys(resource.actions), ...Object.keys(resource.procedures), 'remove'],
          'one of its actions or procedures, or remove',
        ),
      ),
    ),
    ...sectionMistakes(resource),
    ...Object.entries<string | undefined>(form.widths ?? {}).flatMap(([name, width]) => [
      ...input('form.widths', name),
      ...unknownName(`form.widths.${name}`, width, ['third', 'half', 'whole'], 'a width'),
    ]),
    ...(form.licensed ?? []).flatMap((name, i) => input(`form.licensed[${i}]`, name)),
    ...tabMistakes(resource),
    ...locked,
    ...(resource.removal?.rules ?? []).flatMap(({ where }, i) =>
      whereMistakes(`removal.rules[${i}]`, where, Object.keys(fields)),
    ),
    ...(resource.removal && !endpoints.remove
      ? ['removal is there without endpoints.remove. Say which call.']
      : []),
    ...ruleMistakes('endpoints.update', endpoints.update as Sending),
    ...ruleMistakes('endpoints.create', endpoints.create as Sending),
  ];
}

function inputMistakes(
  place: string,
  inputs: readonly string[],
  fields: Fields,
  sending: Sending | undefined,
  call: string,
  shown: readonly string[],
): string[] {
  const sent = sending && sentFields(sending, fields);
  return inputs.flatMap((name, i) => {
    const unknown = unknownName(`${place}[${i}]`, name, Object.keys(fields), 'one of its fields');
    if (unknown.length > 0) return unknown;
    const field = sent?.[name] ?? fields[name];
    if (!hasInput(field)) {
      return [
        `${place}[${i}] names "${name}", of kind "${field?.kind}", which no form can ask for. Leave it out.`,
      ];
    }
    if (isOfKit(field) && !hasKit()) {
      return [
        `${place}[${i}] names "${name}", whose input is in src/kit. Declare the resource with storedResource, foreignResource or rest.`,
      ];
    }
    if (sent && !sent[name] && !shown.includes(name)) {
      return [`${place}[${i}] names "${name}", which the ${call} does not take. Leave it out.`];
    }
    return [];
  });
}

/** Tells whether the input of a field is a part of the kit. */
const isOfKit = (field: Field | undefined): boolean =>
  field?.kind === 'markup' || attachmentField(field) !== undefined;

function tabMistakes({ fields, form: { tabs, steps, inputs, create } }: Resource): string[] {
  if (!tabs) return steps ? ['form.steps goes through tabs, and there are none. Write form.tabs.'] : [];
  const named = Object.entries(tabs).flatMap(([tab, names]) => names.map((name) => ({ tab, name })));
  const all = named.map(({ name }) => name);
  const loose = steps ? create.inputs.filter((name) => !all.includes(name)) : [];
  return [
    ...named.flatMap(({ tab, name }) =>
      unknownName(`form.tabs.${tab}`, name, Object.keys(fields), 'one of its fields'),
    ),
    ...Object.entries(tabs)
      .filter(([, names]) => names.length === 0)
      .map(([tab]) => `form.tabs.${tab} is empty. Name what is on it, or leave it out.`),
    ...[...new Set(all.filter((name, i) => all.indexOf(name) !== i))].map(
      (name) => `form.tabs names "${name}" twice. Leave one out.`,
    ),
    ...loose.map((name) => `form.steps leaves out "${name}", which is on no tab. Put it on one.`),
    ...(inputs.length + create.inputs.length === 0 && steps
      ? ['form.steps has nothing to ask for. Leave it out.']
      : []),
  ];
}

/** Returns the errors in groups of inputs: an input stands in one group, and a group on one tab. */
function sectionMistakes({ form: { sections = {}, tabs = {}, inputs, create } }: Resource): string[] {
  const asked = [...inputs, ...create.inputs];
  const named = Object.values<readonly string[]>(sections).flat();
  const tabOf = (name: string) =>
    Object.keys(tabs).find((tab) => (tabs[tab] as readonly string[]).includes(name));
  return [
    ...Object.entries<readonly string[]>(sections).flatMap(([section, names]) => [
      ...names.flatMap((name, i) =>
        unknownName(`form.sections.${section}[${i}]`, name, asked, 'one of form.inputs'),
      ),
      ...(new Set(names.map(tabOf)).size > 1
        ? [`form.sections.${section} has inputs of several tabs. Keep it on one.`]
        : []),
    ]),
    ...[...new Set(named.filter((name, i) => named.indexOf(name) !== i))].map(
      (name) => `form.sections names "${name}" twice. Leave one out.`,
    ),
  ];
}

/** Finds rules that name fields which the call does not take; possible only without type checking. */
function ruleMistakes(place: string, sending: Sending | undefined): string[] {
  const body = sending?.endpoint.body;
  if (body?.kind !== 'record' || !body.rules) return [];
  const names = Object.keys(body.of);
  const { asked = {}, required = {}, checks = [] } = body.rules;
  return [
    ...Object.entries({ asked, required }).flatMap(([rule, of]) =>
      Object.entries(of).flatMap(([name, where]) => [
        ...unknownName(`the rules of ${place}, ${rule}`, name, names, 'a field that it takes'),
        ...whereMistakes(`the rules of ${place}, ${rule}.${name}`, where, names),
      ]),
    ),
    ...checks.flatMap(({ on, when, where }, i) => [
      ...unknownName(`the rules of ${place}, checks[${i}].on`, on, names, 'a field that it takes'),
      ...whereMistakes(`the rules of ${place}, checks[${i}].when`, when, names),
      ...whereMistakes(`the rules of ${place}, checks[${i}].where`, where, names),
    ]),
  ];
}
