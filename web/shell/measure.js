// Measures one in oneIn views: load times, and where scripts fail. No address, no error message and nothing typed is sent.
(() => {
  const { page, oneIn } = document.currentScript.dataset;
  if (Math.random() * oneIn >= 1) return;
  let lcp;
  let isTold = false;
  let left = 5;
  const send = (measures) =>
    navigator.sendBeacon('/measures', JSON.stringify({ page, errors: [], ...measures }));
  const tellError = (thrown, told) => {
    const at = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/.exec(`${thrown?.stack} ${told}`) ?? [];
    const [, file = null, line = 0, column = 0] = at;
    const kind = /^[A-Za-z]{1,40}$/.test(thrown?.name) ? thrown.name : 'Error';
    if (left-- > 0) send({ errors: [{ kind, file, line: +line, column: +column }] });
  };
  const tellTimes = () => {
    if (isTold) return;
    isTold = true;
    const [load] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const ms = (time) => time && Math.round(time);
    send({ ttfb: ms(load?.responseStart), fcp: ms(paint?.startTime), lcp: ms(lcp) });
  };
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    tellError(error, `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  new PerformanceObserver((list) => {
    lcp = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // Behind a service worker a browser may drop what is sent as a page is left, so most is sent earlier. A page that was
  // opened in the background has not been painted yet, and reports only its time to first byte.
  setTimeout(tellTimes, 10_000);
  addEventListener('visibilitychange', tellTimes);
})();
