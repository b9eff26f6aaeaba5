// The tabs of an ejected form, as source.
import { source } from './source.mjs';

/** The tabs that have inputs, with these. @returns {[tab: string, names: string[]][]} */
export const tabsOf = (form, inputs) =>
  Object.entries(form.tabs ?? {})
    .map(([tab, names]) => [tab, names.filter((input) => inputs.includes(input))])
    .filter(([, names]) => names.length > 0);

/** What stands beside the component. */
export const tabData = (tabs) => `/** Which inputs stand on which tab. */
const tabs: Readonly<Record<string, readonly string[]>> = ${source(Object.fromEntries(tabs))};
const tabOf = (name: string) => Object.keys(tabs).find((tab) => tabs[tab]?.includes(name));
const sections = Object.entries(tabs).map(([tab, on]) => ({ tab, inputs: on, facts: [] }));
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
 * Inputs tab by tab; one that is left keeps what was typed.
 * @param {(names: readonly string[]) => string} drawnOf
 */
export const tabsSource = (tabs, drawnOf, name) => `
        <Tabs
          current={tab}
          open={open}
          tabs={[
${tabs
  .map(
    ([tab, names]) => `            {
              tab: '${tab}',
              label: translate('resources.${name}.tabs.${tab}'),
              errors: refused.filter((one) => tabOf(one) === '${tab}').length,
              content: (
                <>
${drawnOf(names)}
                </>
              ),
            },`,
  )
  .join('\n')}
          ]}
        />`;
