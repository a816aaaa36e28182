import { providers as modelProviders } from '@ludotext/engine/host';
import { providers } from '@ludotext/wire';
import { expect, it } from 'vitest';

it('the interface offers every provider of the engine, and the offline writer', () => {
  expect(providers).toEqual([...modelProviders, 'offline']);
});
