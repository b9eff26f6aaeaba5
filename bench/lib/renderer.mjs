/* CPU time of the renderer processes, as reported by the browser itself. */

/**
 * Returns the CPU time of the renderers in milliseconds: page, workers, compilation and garbage collection; in steps of
 * 10.
 */
export async function rendererWorked(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/**
 * Measures the longest task on the main thread of a page while `work` runs.
 * @returns {Promise<{ lasted: number, worked: number }>} milliseconds: elapsed, and of CPU time, which other load on
 * the machine hardly affects; the maximum of each
 */
export async function longestTask(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('::RunTask') && pages.has(`${pid} ${tid}`),
  );
  const longest = (of) => tasks.reduce((most, task) => Math.max(most, (task[of] ?? 0) / 1000), 0);
  return { lasted: longest('dur'), worked: longest('tdur') };
}
