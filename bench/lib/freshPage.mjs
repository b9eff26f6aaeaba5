const DESK = { width: 1440, height: 900 };

/** Works on a page of a browser profile of its own, which is gone afterwards. */
export async function freshPage(browser, work) {
  const context = await browser.newContext({ locale: 'it-IT', viewport: DESK });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
