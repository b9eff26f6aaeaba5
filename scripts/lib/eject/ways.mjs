// The links that lead on from a list, as source: shown to those who may follow them.

/** @param {any} resource @returns {{ to: string, can: readonly [string, string], label: string }[]} */
export function waysOf({ name, path, can, pages = {}, list, ...more }) {
  const all = [
    ...(can.create
      ? [
          {
            to: `${path}/new`,
            can: can.create,
            label: `translate('resources.${name}.create', { _: translate('engine.form.create') })`,
          },
        ]
      : []),
    ...(more.import
      ? [{ to: `${path}/importa`, can: more.import.can, label: "translate('engine.import.open')" }]
      : []),
    ...Object.entries(pages).map(([address, page]) => ({
      to: `${path}/${address}`,
      can: page.can,
      label: `translate('resources.${name}.pages.${address}')`,
    })),
    ...(list.ways ?? [])
      .filter(({ opens, shown }) => 'page' in opens && !shown)
      .map((way) => ({
        to: way.opens.page,
        can: way.can,
        label: `translate('resources.${name}.tools.${way.name}')`,
      })),
  ];
  // A declaration may name among its ways what is there anyway.
  return all.filter((way, place) => all.findIndex(({ to }) => to === way.to) === place);
}

/** The ways that open a dialog, or are there for some schools only: they are not carried over. */
export const waysLeft = ({ list }) =>
  (list.ways ?? []).filter(({ opens, shown }) => !('page' in opens) || shown).map(({ name }) => name);

export const WAY = `
/** A link, shown to those who may follow it. */
function Way({ to, resource, action, text }: Readonly<Record<'to' | 'resource' | 'action' | 'text', string>>) {
  const { canAccess } = useCanAccess({ resource, action });
  return canAccess ? <Link to={to}>{text}</Link> : null;
}
`;

/** @param {ReturnType<typeof waysOf>} ways */
export const waysSource = (ways) =>
  ways
    .map(
      ({ to, can, label }) =>
        `      <Way to="${to}" resource="${can[0]}" action="${can[1]}" text={${label}} />\n`,
    )
    .join('');
