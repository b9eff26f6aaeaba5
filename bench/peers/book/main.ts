import { openBook } from '../../../src/engine/import/book/bookClient';

/** Runs the worker part of our import on a page that shows only the number of valid rows, like the one of papaparse. */
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
