import Papa from 'papaparse';

/**
 * The minimum work on a file in a worker: splitting its text into cells. Nothing is checked, and only the number of
 * rows is sent back: copying the cells to the page would cost more than parsing them.
 */
globalThis.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const { data } = Papa.parse(await file.text());
  (globalThis as unknown as Worker).postMessage(data.length);
});
