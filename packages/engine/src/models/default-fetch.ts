import { loadOnce } from '../load-once.js';

const patient = loadOnce(() => import('#patient-fetch'));

/**
 * The fetch models are reached by where none is given. In Node it waits as long as it is told to, elsewhere it is the runtime's
 * own: package.json says which module `#patient-fetch` is. It is loaded with the first call.
 */
export const defaultFetch: typeof globalThis.fetch = async (input, init) => {
  const { patientFetch } = await patient();
  return patientFetch(input, init);
};
