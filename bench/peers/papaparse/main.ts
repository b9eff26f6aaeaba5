const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Shows the number of rows of the chosen file, once the worker has split it into cells. */
document.querySelector('input')?.addEventListener('change', ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (file) worker.postMessage(file);
});

worker.addEventListener('message', ({ data: rows }: MessageEvent<number>) => {
  const done = document.createElement('p');
  done.id = 'done';
  done.textContent = String(rows);
  document.body.append(done);
});
