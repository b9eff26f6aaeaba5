// docs/operators.it.md and docs/operators.en.md: the features of each declared resource for its users, in the words of
// the screens. They are derived from the declarations, the permissions and the catalogues.

const TEXTS = {
  it: {
    title: 'Che cosa offre ogni elenco',
    intro:
      'Per ogni elenco della console: chi lo vede, che cosa mostra, come si restringe, che cosa si può fare e per chi.',
    note: 'Fatto da npm run generate. Si cambiano le dichiarazioni, non questa pagina.',
    at: 'Indirizzo',
    who: 'Chi lo vede',
    columns: 'Colonne',
    search: 'La ricerca guarda in',
    filters: 'Filtri',
    create: 'Chi può aggiungere',
    update: 'Chi può modificare',
    delete: 'Chi può eliminare',
    import: 'Chi può importare da file',
    private: 'Dati personali',
    reason: 'per esportarli si scrive il motivo, che resta nel registro',
    special: 'Mai esportati',
    action: 'Azione',
    can: 'Chi può',
    stops: 'Perché a volte non si può',
  },
  en: {
    title: 'The lists of the console',
    intro:
      'For each list of the console: its readers, columns, filters and actions, with the people who may use them. Sentences of\nthe provider, such as the reason of a refusal, are in Italian.',
    note: 'Made by npm run generate. Change the declarations, not this page.',
    at: 'Address',
    who: 'Who sees it',
    columns: 'Columns',
    search: 'The search looks in',
    filters: 'Filters',
    create: 'Who may add',
    update: 'Who may change',
    delete: 'Who may remove',
    import: 'Who may import a file',
    private: 'Personal data',
    reason: 'to export them one writes the reason, which stays in the log',
    special: 'Never exported',
    action: 'Action',
    can: 'Who may',
    stops: 'Why sometimes not',
  },
};

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/**
 * Returns the pages, by their path.
 * @param {{ resources: readonly any[], permissions: any, privacyOf: (field: any) => string | undefined }} of
 * @param {Readonly<Record<'it' | 'en', Readonly<Record<string, string>>>>} phrases by language, then by key
 * @returns {Record<string, string>}
 */
export function operatorPages(of, phrases) {
  return Object.fromEntries(
    Object.entries(TEXTS).map(([locale, texts]) => [
      `docs/operators.${locale}.md`,
      page(of, phrases[locale], texts, locale),
    ]),
  );
}

function page({ resources, ...of }, phrases, texts, locale) {
  const parts = resources.map((resource) => section(resource, of, phrases, texts, locale));
  return `# ${texts.title}\n\n<!-- ${texts.note} -->\n\n${texts.intro}\n\n${parts.join('\n')}`;
}

/**
 * Returns the text of a key from the words in a resource's declaration; undefined if they have none. @param {any} words
 * in one language, by their place
 */
function ownWord(words, key) {
  const [part, name, last] = key.split('.');
  if (key === 'title') return words?.name?.split('||||').at(-1).trim();
  const from = part === 'filters' && last === 'label' ? 'fields' : part;
  const found = words?.[from]?.[name];
  return typeof found === 'string' ? found : found?.[last];
}

function section(resource, { permissions, privacyOf }, phrases, texts, locale) {
  const { name, fields, list, actions, can } = resource;
  const say = (key) => phrases[`resources.${name}.${key}`] ?? ownWord(resource.words?.[locale], key) ?? '';
  const label = (field) => say(`fields.${field}`);
  const rolesOf = ([entity, action]) =>
    permissions[entity][action].map((role) => phrases[`shell.role.${role}`] ?? role).join(', ');
  const marked = (mark) =>
    Object.keys(fields)
      .filter((field) => privacyOf(fields[field]) === mark)
      .map(label)
      .filter(Boolean)
      .join(', ');
  const shown = [
    ...(list.filters.chips ? [list.filters.chips] : []),
    ...list.filters.show.map(({ field }) => field),
  ];
  const personal = marked('personal');
  const facts = [
    [texts.at, `\`${resource.path}\``],
    [texts.who, rolesOf(can.list)],
    [texts.columns, list.columns.map(({ field }) => label(field)).join(', ')],
    [texts.search, list.search.map(label).join(', ')],
    [texts.filters, shown.map((filter) => say(`filters.${filter}.label`)).join(', ')],
    ...['create', 'update', 'delete'].map((one) => [texts[one], can[one] ? rolesOf(can[one]) : '']),
    [texts.import, resource.import ? rolesOf(resource.import.can) : ''],
    [texts.private, personal && `${personal} (${texts.reason})`],
    [texts.special, marked('special')],
  ];
  const lines = facts.filter(([, text]) => text).map(([what, text]) => `- ${what}: ${text}`);
  const rows = Object.entries(actions).map(
    ([key, { can: may, rules }]) =>
      `| ${[say(`actions.${key}.label`), rolesOf(may), rules.map((rule) => rule.say).join('; ')].map(cell).join(' | ')} |`,
  );
  const table = [`| ${texts.action} | ${texts.can} | ${texts.stops} |`, '|---|---|---|', ...rows];
  return `## ${say('title')}\n\n${lines.join('\n')}\n${rows.length > 0 ? `\n${table.join('\n')}\n` : ''}`;
}
