import Papa from 'papaparse';

/**
 * The least that can be done with a file, beside the page as ours is: its text, cut into cells. Nothing is checked, and
 * only how many rows there are goes back: copying the cells to the page would cost more than cutting them.
 */
globalThis.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const { data } = Papa.parse(await file.text());
  (globalThis as unknown as Worker).postMessage(data.length);
});
