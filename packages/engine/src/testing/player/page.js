// Runs in the page that holds the player, before everything else. It is sent there as text, so it refers to nothing outside.

/* global ludotextImport */
export function preparePage() {
  const events = [];
  let player;

  // What a player does behind a closed shadow root can be looked at all the same.
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    return attachShadow.call(this, { ...options, mode: 'open' });
  };

  // Events are seen where they are dispatched, so that one that does not leave its shadow root is seen as well.
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('ludotext-')) {
      const { type, bubbles, composed, detail } = event;
      events.push({ type, bubbles, composed, detail: asJson(detail) });
    }
    return dispatchEvent.call(this, event);
  };

  function asJson(value) {
    try {
      return JSON.parse(JSON.stringify(value ?? null));
    } catch {
      return null;
    }
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  async function settle() {
    await frame();
    await frame();
  }

  /** An element's children as they are shown: those of its shadow root, and what fills a slot. */
  function shownChildren(node) {
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) return node.assignedNodes();
    return [...(node.shadowRoot ?? node).childNodes];
  }

  function* shown(node) {
    if (node instanceof Element && !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    yield node;
    for (const child of shownChildren(node)) yield* shown(child);
  }

  function textOf(node) {
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return '';
    if (node instanceof Text) return node.data;
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return ` ${node.value} `;
    if (node instanceof Element && !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return getComputedStyle(node).display === 'contents' ? shownChildren(node).map(textOf).join('') : '';
    const isInline = node instanceof Element && getComputedStyle(node).display.startsWith('inline');
    const text = shownChildren(node).map(textOf).join('');
    return isInline ? text : `\n${text}\n`;
  }

  const tidy = (text) =>
    text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\s*\n\s*/g, '\n')
      .trim();

  function nameOf(element) {
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
    const root = element.getRootNode();
    const labelled = ids.map((id) => root.getElementById?.(id)?.textContent ?? '').join(' ');
    const given = [labelled, element.getAttribute('aria-label'), ...labels, element.textContent, element.title];
    return (
      given
        .find((name) => name?.trim())
        ?.replace(/\s+/g, ' ')
        .trim() ?? ''
    );
  }

  function deepFocus() {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  }

  function isInPlayer(element) {
    for (let node = element; node; node = node.parentNode ?? node.host) if (node === player) return true;
    return false;
  }

  globalThis.ludotextKit = {
    async tryModule() {
      const { default: Player } = await ludotextImport('/player.js?copy=1');
      if (typeof Player !== 'function' || !(Player.prototype instanceof HTMLElement))
        return 'its default export is no class that extends HTMLElement';
      new Player();
      await ludotextImport('/player.js?copy=2');
      return undefined;
    },

    async mount(settings, order) {
      const { default: Player } = await ludotextImport('/player.js');
      player = new Player();
      const place = document.querySelector('main') ?? document.body;
      if (order !== 'connect first') Object.assign(player, settings);
      place.insertBefore(player, document.querySelector('#after'));
      if (order === 'connect first') {
        await settle();
        Object.assign(player, settings);
      }
      await settle();
      // What shows nothing so far is told of where the order is looked at.
      if (order === undefined && tidy(textOf(player)) === '') Object.assign(player, settings);
      await settle();
    },

    async set(settings) {
      Object.assign(player, settings);
      await settle();
    },

    events: () => events,

    async waitFor(type, count, ms) {
      const end = performance.now() + ms;
      const isThere = () => events.filter((event) => event.type === type).length >= count;
      while (!isThere() && performance.now() < end) await frame();
      await settle();
      return isThere();
    },

    settle,

    focusOn: (place) => document.getElementById(place).focus(),

    focusPlayer: () => player.focus(),

    focus() {
      const element = deepFocus();
      if (element === null || element === document.body) return { in: 'nothing', on: 'the page', name: '' };
      const name = nameOf(element);
      const on = `${element.localName} "${name.slice(0, 40)}"`;
      if (element.id === 'before' || element.id === 'after') return { in: element.id, on, name };
      return { in: isInPlayer(element) ? 'player' : 'nothing', on, name };
    },

    text: () => tidy(textOf(player)),

    reveal() {
      if (typeof player.reveal !== 'function') return false;
      player.reveal();
      return true;
    },

    async axe(rules) {
      const options = rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } };
      const { violations } = await globalThis.axe.run(player, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, target }) => ({
          rule: id,
          help,
          html: html.slice(0, 160),
          target: target.flat().join(' '),
        })),
      );
    },

    tooWide() {
      const width = document.documentElement.clientWidth;
      const doesScroll = document.documentElement.scrollWidth > width;
      const wide = [...shown(player)].filter((node) => {
        if (!(node instanceof Element)) return false;
        const { left, right } = node.getBoundingClientRect();
        // What stands wholly beside the page is for screen readers.
        return (
          (doesScroll && right > width + 1 && left < width) ||
          (left < -1 && right > 0 && node.textContent.trim() !== '')
        );
      });
      const [first] = wide.filter((node) => !wide.some((other) => other !== node && node.contains(other)));
      if (first !== undefined) return `${first.localName} "${first.textContent.trim().slice(0, 40)}"`;
      return doesScroll ? 'something in the player' : undefined;
    },

    leftToRight() {
      const found = new Set();
      for (const node of shown(player)) {
        if (!(node instanceof Text) || !/\p{Script=Arabic}/u.test(node.data)) continue;
        let block = node.parentElement;
        while (block?.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
        // A sentence of another language may hold Arabic words.
        const [first] = block?.textContent.match(/\p{L}/u) ?? [];
        if (first === undefined || !/\p{Script=Arabic}/u.test(first)) continue;
        if (getComputedStyle(block).direction === 'ltr')
          found.add(`${block.localName} "${block.textContent.trim().slice(0, 40)}"`);
      }
      return [...found];
    },

    controls() {
      const buttons = [...shown(player)].filter(
        (node) => node instanceof Element && node.matches('button:enabled, a[href], [role=button], [role=link]'),
      );
      return buttons.map(nameOf);
    },

    hasProgress: () =>
      [...shown(player)].some(
        (node) => node instanceof Element && node.matches('progress, meter, [role=progressbar], [role=meter]'),
      ),

    click(name) {
      const controls = 'button, a, input, label, summary, [role], [tabindex]';
      for (const node of shown(player)) {
        if (!(node instanceof HTMLElement) || !node.matches(controls) || nameOf(node) !== name) continue;
        node.click();
        return true;
      }
      return false;
    },
  };
}
