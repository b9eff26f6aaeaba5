import { openBook } from '../../../src/engine/import/book/bookClient';

/** What our import does beside the page, on a page that shows no more of it than the one of papaparse: how many rows are right. */
const book = openBook();
const names = {
  fields: {
    sn: ['cognome'],
    cn: ['nome'],
    codicefiscale: ['codice fiscale'],
    email: ['e-mail'],
    dataNascita: ['data di nascita'],
  },
  others: [],
  remembered: {},
};

document.querySelector('input')?.addEventListener('change', async ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (!file) return;
  const words = { today: '2026-11-28', repeated: '', reason: '' };
  const opened = await book.ask('open', 'user', file, names, words);
  const done = document.createElement('p');
  done.id = 'done';
  done.textContent = 'mapped' in opened ? String(opened.mapped?.tally.unchecked) : '';
  document.body.append(done);
});
