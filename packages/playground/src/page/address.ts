/** What the page shows at an address. */
export type Address =
  | { readonly view: 'create' }
  /** The sets of this browser. */
  | { readonly view: 'sets' }
  | { readonly view: 'review'; readonly set: string }
  /** A set of this browser, played; for a class in large type. */
  | { readonly view: 'play'; readonly set: string; readonly isClass: boolean }
  /** A set that the address itself holds, behind `#`. */
  | { readonly view: 'shared'; readonly packed: string; readonly isClass: boolean }
  | { readonly view: 'nothing' };

/** Reads an address of this page. */
export function readAddress({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Address {
  const [, view = '', set = '', ...more] = pathname.split('/');
  const isClass = new URLSearchParams(search).get('view') === 'class';
  const isSet = /^[0-9a-z]{12}$/.test(set) && more.length === 0;
  if (pathname === '/') return { view: 'create' };
  if (pathname === '/set/' || pathname === '/set') return { view: 'sets' };
  if (view === 'set' && isSet) return { view: 'review', set };
  if (view === 'play' && isSet) return { view: 'play', set, isClass };
  if (view === 'play' && set === '' && more.length === 0) return { view: 'shared', packed: hash.slice(1), isClass };
  return { view: 'nothing' };
}

/** The address as a link on this page. */
export function linkTo(address: Exclude<Address, { view: 'nothing' }>): string {
  switch (address.view) {
    case 'create':
      return '/';
    case 'sets':
      return '/set/';
    case 'review':
      return `/set/${address.set}`;
    case 'play':
      return `/play/${address.set}${address.isClass ? '?view=class' : ''}`;
    case 'shared':
      return `/play${address.isClass ? '?view=class' : ''}#${address.packed}`;
  }
}
