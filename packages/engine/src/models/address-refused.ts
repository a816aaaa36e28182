/** How a refused address is told from other failures, wherever the error was made. */
export const addressRefused = 'ADDRESS_REFUSED';

/** A connection that was not made, since nothing may be sent to its address. The message is for whoever chose the address. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code = addressRefused;
}
