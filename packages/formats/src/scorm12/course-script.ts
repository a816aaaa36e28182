/**
 * Connects the page with the learning management system that shows it. Source: ADL, SCORM 1.2 Run-Time Environment
 * (2001), 3.3 (finding the API: parents, then the window that opened it; seven levels as in ADL's own example) and 3.4
 * (data model). Texts there have at most 4,096 characters; `score.raw` is 0 to 100.
 *
 * The best round counts. A status never gets worse, and a visit for review changes nothing.
 */
export function courseScript(passScore: number): string {
  return `
(() => {
  const passScore = ${passScore};
  const maxLevels = 7;

  function apiAbove(start) {
    let frame = start;
    for (let level = 0; frame && level <= maxLevels; level++) {
      try {
        if (frame.API) return frame.API;
      } catch {
        // A frame of another site.
      }
      if (frame.parent === frame) return undefined;
      frame = frame.parent;
    }
    return undefined;
  }

  const api = apiAbove(window) ?? apiAbove(window.opener);
  if (api === undefined) return;

  /** The game goes on where the course fails. */
  function call(name, ...parameters) {
    try {
      return String(api[name](...parameters));
    } catch (error) {
      reportError(error);
      return '';
    }
  }

  const begun = Date.now();
  let isOpen = call('LMSInitialize', '') === 'true';
  if (!isOpen) return;
  const get = (name) => call('LMSGetValue', name);
  const set = (name, value) => call('LMSSetValue', name, String(value));

  const isReview = get('cmi.core.lesson_mode') === 'review';
  let status = get('cmi.core.lesson_status');
  let best = Number.parseFloat(get('cmi.core.score.raw')) || 0;
  const isGood = () => status === 'passed' || status === 'completed';
  const setStatus = (next) => {
    status = next;
    set('cmi.core.lesson_status', next);
  };
  if (!isReview && !isGood() && status !== 'failed') setStatus('incomplete');

  globalThis.ludotext.course = {
    saved: get('cmi.suspend_data'),
    tell({ percent, isDone, saved }) {
      if (!isOpen || isReview) return;
      best = Math.max(best, percent);
      set('cmi.core.score.min', 0);
      set('cmi.core.score.max', 100);
      set('cmi.core.score.raw', best);
      set('cmi.suspend_data', saved);
      if (!isDone) return;
      if (passScore > 0) {
        if (best >= passScore) setStatus('passed');
        else if (!isGood()) setStatus('failed');
      } else if (!isGood()) setStatus('completed');
      call('LMSCommit', '');
    },
  };

  /** HHHH:MM:SS, as the data model has it. */
  function sessionTime() {
    const seconds = Math.floor((Date.now() - begun) / 1000);
    const two = (number) => String(number).padStart(2, '0');
    return [two(Math.min(9999, Math.floor(seconds / 3600))), two(Math.floor(seconds / 60) % 60), two(seconds % 60)].join(':');
  }

  document.addEventListener('visibilitychange', () => {
    if (isOpen && document.visibilityState === 'hidden') call('LMSCommit', '');
  });
  addEventListener('pagehide', () => {
    if (!isOpen) return;
    if (!isReview) {
      set('cmi.core.session_time', sessionTime());
      set('cmi.core.exit', status === 'incomplete' ? 'suspend' : '');
    }
    call('LMSCommit', '');
    isOpen = false;
    call('LMSFinish', '');
  });
})();
`;
}
