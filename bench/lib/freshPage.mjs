const DESK = { width: 1440, height: 900 };

/** Runs the work on a page of a separate browser profile, which is discarded afterwards. */
export async function freshPage(browser, work) {
  const context = await browser.newContext({ locale: 'it-IT', viewport: DESK });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
