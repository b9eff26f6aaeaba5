// The tabs of an ejected form, as source.
import { source } from '../source.mjs';

/** The tabs that have inputs, with these. @returns {[tab: string, names: string[]][]} */
export const tabsOf = (form, inputs) =>
  Object.entries(form.tabs ?? {})
    .map(([tab, names]) => [tab, names.filter((input) => inputs.includes(input))])
    .filter(([, names]) => names.length > 0);

/** What stands beside the component. */
export const tabData = (tabs, loose) => `/** Which inputs stand on which tab. */
const tabs: Readonly<Record<string, readonly string[]>> = ${source(Object.fromEntries(tabs))};
const tabOf = (name: string) => Object.keys(tabs).find((tab) => tabs[tab]?.includes(name));
const sections = [
  ${loose.length > 0 ? `{ tab: undefined, inputs: ${source(loose)}, facts: [] },\n  ` : ''}...Object.entries(tabs).map(([tab, on]) => ({ tab, inputs: on, facts: [] })),
];
`;

/** What leads to an input on whichever tab. */
export const TAB_EFFECTS = `
  // Its tab has to be there before it can have the focus.
  const there = (tabOf(wanted) ?? tab) === tab;
  useEffect(() => {
    if (!wanted || !there) return;
    document.getElementById(\`input-\${wanted}\`)?.focus();
    setWanted('');
  }, [wanted, there]);
  /** A link to an input gives it the focus, and leaves the address as it is. */
  const goTo = (event: { preventDefault(): void }, name: string) => {
    event.preventDefault();
    const on = tabOf(name);
    if (on && on !== tab) open(on);
    setWanted(name);
  };
`;

/**
 * Inputs tab by tab, or step by step; what was typed on one that is left stays.
 * @param {(names: readonly string[]) => string} drawnOf
 */
export function tabsSource(tabs, drawnOf, { name, stepwise }) {
  const parts = tabs.map(
    ([tab, names]) => `            {
              tab: '${tab}',
              label: translate('resources.${name}.tabs.${tab}'),
              ${stepwise ? '' : `errors: refused.filter((one) => tabOf(one) === '${tab}').length,`}
              content: (
                <>
${drawnOf(names)}
                </>
              ),
            },`,
  );
  const given = `{[
${parts.join('\n')}
          ]}`;
  return stepwise
    ? `\n        <Steps current={steps.current} open={steps.go} steps=${given} />`
    : `\n        <Tabs current={tab} open={open} tabs=${given} />`;
}
