import { freshPage } from './freshPage.mjs';
import { AT_ONCE, sending } from './uploadSides.mjs';

const BARE = '<!doctype html><title>Bare</title><input type="file">';

/**
 * What the browser can do: the parts of a file from a page that does nothing else. Their addresses and SHA-256 are
 * known before and not counted, as for curl.
 * @returns the seconds until the last part was taken
 */
export const byBarePage = (browser, { url }, person, file) =>
  sending(person, file, (address) =>
    freshPage(browser, async (page) => {
      // The page of an error has the origin and the policy of the console, whom alone the stores let send.
      await page.goto(`${url}/error`, { waitUntil: 'networkidle' });
      await page.setContent(BARE);
      await page.locator('input').setInputFiles(file.path);
      const addresses = [];
      for (const [place, { sha256 }] of file.parts.entries())
        addresses.push(await address(place + 1, sha256));
      return page.evaluate(sendParts, { addresses, partSize: file.partSize, atOnce: AT_ONCE });
    }),
  );

/* global document, XMLHttpRequest */
/** Runs in the page. */
async function sendParts({ addresses, partSize, atOnce }) {
  const [file] = document.querySelector('input').files;
  const before = performance.now();
  const put = ({ url, headers }, part) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('PUT', url);
      for (const { name, value } of headers) request.setRequestHeader(name, value);
      request.onload = () => (request.status === 200 ? resolve() : reject(new Error(String(request.status))));
      request.onerror = () => reject(new Error('Nothing answered'));
      request.send(part);
    });
  const waiting = [...addresses.entries()];
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await put(next[1], file.slice(next[0] * partSize, (next[0] + 1) * partSize));
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return (performance.now() - before) / 1000;
}
