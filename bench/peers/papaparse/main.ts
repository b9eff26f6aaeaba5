const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Shows how many rows the chosen file has, once the worker has cut it into cells. */
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
