const atMost = (what, of, limit) => ({ what, of, limit, atMost: true, absolute: true });
const besideCurl = (what, of) => ({ what, of, limit: 0.8, atMost: false });

/** The targets of uploads into a store, by the samples of a round. */
export const uploadFigures = (store) =>
  [
    besideCurl('from Node, times as fast as curl -T', ({ curl, node }) => curl / node),
    besideCurl('from Chromium, times as fast as curl -T', ({ curl, chromium }) => curl / chromium.seconds),
    {
      what: 'from Chromium, times as fast as from a bare page that hashes',
      ...{ of: ({ hashing, chromium }) => hashing / chromium.seconds, limit: 0.9, atMost: false },
    },
    atMost('longest task of the page, worked, ms', ({ page }) => page.worked, 50),
    atMost('the provider grows by, MB', ({ beside }) => beside.grown, 64),
    atMost('p95 of another school’s list, times before', ({ beside }) => beside.meanwhile / beside.idle, 2),
  ].map((figure) => ({ ...figure, what: `${store}: ${figure.what}` }));
