import type { Mutation } from './mutation';

const table = 'src/engine/table';
const list = 'src/engine/list';
const form = 'src/engine/form';
const actions = 'src/engine/actions';

/** Defects that make the engine worse for people who use a screen reader or only a keyboard. */
export const accessibilityDefects: readonly Mutation[] = [
  {
    says: 'a row with the role of a button',
    file: `${table}/TableRow.tsx`,
    find: '<tr className=',
    replace: '<tr role="button" className=',
  },
  {
    says: 'a first cell that is no row header',
    file: `${table}/TableRow.tsx`,
    find: '<th scope="row"',
    replace: '<th scope="col"',
  },
  {
    says: 'a first cell without its link',
    file: `${table}/TableRow.tsx`,
    find: 'rowLink(screen, row, renderCell(screen, first, row), nameBeyond(screen, first, row))',
    replace: 'renderCell(screen, first, row)',
  },
  {
    says: 'a link that works with a mouse only',
    file: `${table}/rowLink.tsx`,
    find: '<a href={path} aria-label={name} onClick={linkClickHandler(path, go)}>',
    replace: '<a aria-label={name} onClick={linkClickHandler(path, go)}>',
  },
  {
    says: 'a table without a caption',
    file: `${table}/ResourceTable.tsx`,
    find: "<caption>{screen.words.say('caption')}</caption>",
    replace: '',
  },
  {
    says: 'a table without a loading state',
    file: `${table}/ResourceTable.tsx`,
    find: "aria-busy={phase === 'loading' || awaited}",
    replace: '',
  },
  {
    says: 'a header without its sort order',
    file: `${table}/HeadCell.tsx`,
    find: "{ 'aria-sort': direction }",
    replace: '{}',
  },
  {
    says: 'a checkbox without the name of its row',
    file: 'src/engine/table/rowCheckbox.tsx',
    find: 'aria-label={words.select(row)}',
    replace: 'aria-label="Seleziona"',
  },
  {
    says: 'a disabled checkbox without a reason',
    file: 'src/engine/table/rowCheckbox.tsx',
    find: "'aria-describedby': why, ",
    replace: '',
  },
  {
    says: 'a checkbox for all rows without a name',
    file: 'src/engine/table/SelectAllCheckbox.tsx',
    find: "aria-label={translate('engine.list.selectShown')}",
    replace: '',
  },
  {
    says: 'cards without headings',
    file: `${table}/RowCard.tsx`,
    find: '<h2>',
    replace: '<h2 role="presentation">',
  },
  {
    says: 'a list of cards without a name',
    file: `${table}/ResourceCards.tsx`,
    find: "<ul aria-label={words.say('caption')}>",
    replace: '<ul>',
  },
  {
    says: 'an icon without words',
    file: 'src/ui/Icon.tsx',
    find: 'aria-label={words} title={words}',
    replace: '',
  },
  {
    says: 'a value distinguished by its colour alone',
    file: 'src/engine/table/renderCell.tsx',
    find: '{tone.say && <span className="hidden">',
    replace: '{false && <span className="hidden">',
  },
  {
    says: 'a row button without the name of its row',
    file: `${table}/rowCommands.ts`,
    find: 'name: words.say(`actions.${key}.row`, { name: words.title(row) }),',
    replace: 'name: words.say(`actions.${key}.confirm`),',
  },
  {
    says: 'a disabled button without a reason',
    file: `${table}/rowButtons.tsx`,
    find: ", 'aria-describedby': reason })}",
    replace: ' })}',
  },
  {
    says: 'a search without a name',
    file: `${list}/SearchBox.tsx`,
    find: `        aria-label={what}
        title={what}
        placeholder={what}
`,
    replace: '',
  },
  {
    says: 'a button that clears the search without a name',
    file: `${list}/SearchBox.tsx`,
    find: "aria-label={translate('engine.list.clearSearch')}",
    replace: '',
  },
  {
    says: 'filters without their open state',
    file: 'src/ui/menu/useChoices.tsx',
    find: "'aria-expanded': anchor !== null,",
    replace: '',
  },
  {
    says: 'a filter without a label',
    file: 'src/engine/filters/SelectFilter.tsx',
    find: '<label htmlFor={id}>{label}</label>',
    replace: '',
  },
  {
    says: 'a chip that loses the focus when it is removed',
    file: 'src/ui/focusIfLost.ts',
    find: 'if (found) return found.focus();',
    replace: '',
  },
  {
    says: 'a number of results that is not announced',
    file: `${list}/ListStatus.tsx`,
    find: 'role="status"',
    replace: '',
  },
  {
    says: 'a number of selected rows that is not announced',
    file: `${actions}/BulkMenu.tsx`,
    find: '<span role="status">',
    replace: '<span>',
  },
  {
    says: 'a failure that is not announced',
    file: 'src/ui/NotLoaded.tsx',
    find: 'role={role}',
    replace: 'role="none"',
  },
  {
    says: 'an outcome that is not announced',
    file: `${actions}/OutcomeDetails.tsx`,
    find: "role={harmless ? 'group' : 'alert'}",
    replace: 'role="group"',
  },
  {
    says: 'a dialog without a name',
    file: 'src/ui/Dialog.tsx',
    find: 'aria-labelledby={name}',
    replace: '',
  },
  {
    says: 'a page without a heading',
    file: 'src/ui/Page.tsx',
    find: 'component="h1"',
    replace: 'component="div"',
  },
  {
    says: 'a page that does not take the focus',
    file: 'src/ui/Page.tsx',
    find: 'heading.current?.focus({ preventScroll: true })',
    replace: 'heading.current?.blur()',
  },
  {
    says: "a page that does not set the window's title",
    file: 'src/ui/Page.tsx',
    find: 'document.title = acting ? `${name} · ${acting}` : name;',
    replace: '',
  },
  {
    says: 'an input without a label',
    file: `${form}/inputs/TextInput.tsx`,
    find: '      label={label}\n',
    replace: '',
  },
  {
    says: 'an invalid input that is not marked',
    file: `${form}/inputs/TextInput.tsx`,
    find: 'error={Boolean(fieldState.error)}',
    replace: '',
  },
  {
    says: 'an error that is not at its input',
    file: `${form}/inputs/TextInput.tsx`,
    find: 'fieldState.error?.message ?? about,',
    replace: 'about,',
  },
  {
    says: 'an error summary that does not take the focus',
    file: `${form}/FormProblems.tsx`,
    find: 'top.current?.focus();',
    replace: 'top.current?.blur();',
  },
  {
    says: 'an error summary without working links',
    file: `${form}/useFocusOnTab.ts`,
    find: 'document.getElementById(inputId(wanted))?.focus();',
    replace: 'document.getElementById(inputId(wanted))?.blur();',
  },
];
