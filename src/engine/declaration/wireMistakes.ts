import type { Fields } from '../../../contract/fields';
import type { Resource } from './resource';
import { unknownName } from './unknownName';
import { wireCalls } from './wireCalls';

/** What is wrong in how a resource travels: parameters that nothing fills, names that no field has, bodies. */
export function wireMistakes(resource: Resource): string[] {
  const { wire, key, fields, actions } = resource;
  const names = (wire.update?.names ?? {}) as Readonly<Record<string, string>>;
  const filled = [wire.called ?? key[0], ...Object.keys(wire.scope)];
  const unfilled = wireCalls(resource).flatMap(({ use, endpoint }) =>
    Object.keys(endpoint.params)
      .filter((param) => !filled.includes(param))
      .map(
        (param) =>
          `nothing fills {${param}} of ${endpoint.path} (${use}); name it in wire.scope, like { ${param}: { mine: 'customerCode' } }.`,
      ),
  );
  const sent = bodyOf(wire.update?.endpoint ?? {});
  return [
    ...new Set(unfilled),
    ...Object.entries(names).flatMap(([name, field]) => [
      ...unknownName('wire.update.names', name, Object.keys(sent), 'a field that the update takes'),
      ...unknownName(`wire.update.names.${name}`, field, Object.keys(fields), 'one of its fields'),
    ]),
    ...Object.keys(sent)
      .filter((name) => !(name in fields) && !(name in names))
      .map(
        (name) => `the update takes "${name}", which is no field. Say which one it is in wire.update.names.`,
      ),
    ...Object.entries(actions).flatMap(([action, { many, steps }]) => {
      const body = bodyOf(many?.endpoint ?? {});
      const of = (kind: string) => Object.keys(body).filter((name) => body[name]?.kind === kind);
      const asked = steps.flatMap((step) => ('ask' in step ? [step.ask as string] : []));
      return [
        ...(many
          ? unknownName(`actions.${action}.many.ids`, many.ids, of('list'), 'a list that its call takes')
          : []),
        ...asked.flatMap((name) =>
          unknownName(`actions.${action}.steps`, name, of('flag'), 'a yes or no that its call takes'),
        ),
      ];
    }),
  ];
}

function bodyOf({ body }: { readonly body?: unknown }): Fields {
  const record = body as { kind?: string; of?: Fields } | undefined;
  return record?.kind === 'record' ? (record.of ?? {}) : {};
}
