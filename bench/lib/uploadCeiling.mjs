import { freshPage } from './freshPage.mjs';
import { AT_ONCE, sending } from './uploadSides.mjs';

const BARE = '<!doctype html><title>Bare</title><input type="file">';

/**
 * Measures the upper bound of the browser: the parts of a file from a page that shows nothing. Their addresses are
 * requested beforehand and not counted, as for curl.
 * @param hashes whether the page computes the SHA-256 of each part before it sends it, as a console must
 * @returns the seconds until the last part was accepted
 */
export const byBarePage = (browser, { url }, person, file, hashes) =>
  sending(person, file, (address) =>
    freshPage(browser, async (page) => {
      // The error page has the origin and the policy of the console, the only origin that the stores accept.
      await page.goto(`${url}/error`, { waitUntil: 'networkidle' });
      await page.setContent(BARE);
      await page.locator('input').setInputFiles(file.path);
      const addresses = [];
      for (const [place, { sha256 }] of file.parts.entries())
        addresses.push(await address(place + 1, sha256));
      return page.evaluate(sendParts, { addresses, partSize: file.partSize, atOnce: AT_ONCE, hashes });
    }),
  );

/* global document, XMLHttpRequest, crypto */
/** Runs in the page. */
async function sendParts({ addresses, partSize, atOnce, hashes }) {
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
  const under = new Set();
  for (const [place, address] of addresses.entries()) {
    const part = file.slice(place * partSize, (place + 1) * partSize);
    if (hashes) await crypto.subtle.digest('SHA-256', await part.arrayBuffer());
    if (under.size >= atOnce) await Promise.race(under);
    const one = put(address, part).finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
  return (performance.now() - before) / 1000;
}
