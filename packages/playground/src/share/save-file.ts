/** How long a browser may take to begin a download: some ask a person first. */
const patienceMs = 60_000;

/** Offers a file to the browser as a download. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), patienceMs);
}
