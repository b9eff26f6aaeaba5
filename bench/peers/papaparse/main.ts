import Papa from 'papaparse';

/** The least that can be done with a file: its text, cut into cells. Nothing is checked, nothing is shown but how many. */
document.querySelector('input')?.addEventListener('change', async ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (!file) return;
  const { data } = Papa.parse(await file.text());
  const done = document.createElement('p');
  done.id = 'done';
  done.textContent = String(data.length);
  document.body.append(done);
});
