/** A fault or an abuse that the service is tried with. */
export interface CatalogueRow {
  /** A letter for the area and a number: `H03`. */
  readonly id: string;
  readonly tried: string;
  /** Why nothing of it runs, or only a part. */
  readonly open?: string;
}

/** Rows that belong together. */
export interface CatalogueArea {
  readonly name: string;
  readonly rows: readonly CatalogueRow[];
}

/** Everything the service is tried with, in the order of the table in docs/reliability.md. */
export const catalogue: readonly CatalogueArea[] = [
  {
    name: 'HTTP',
    rows: [
      { id: 'H01', tried: 'Bodies with a media type other than JSON, or none, on every route that takes a body' },
      { id: 'H02', tried: 'Bodies that are cut, empty, a bare number, or not UTF-8; a byte-order mark' },
      { id: 'H03', tried: 'Bodies one byte too long, with a length and in chunks, on kept connections' },
      { id: 'H04', tried: 'Compressed bodies: a bomb, a damaged one, and unsupported encodings' },
      { id: 'H05', tried: 'Arrays and objects nested too deep' },
      { id: 'H06', tried: 'Members named like prototypes; objects of ten thousand members' },
      { id: 'H07', tried: 'Callers that send headers or bodies one byte at a time' },
      {
        id: 'H08',
        tried: 'Requests that two parsers read differently; no Host or two; headers and addresses too long',
      },
      { id: 'H09', tried: 'Many requests on one connection without waiting for responses' },
      { id: 'H10', tried: 'Names of games that are paths, control characters, prototypes or very long' },
      { id: 'H11', tried: 'Every route with every method it does not support' },
      { id: 'H12', tried: 'Host headers that address parsers get wrong, and foreign names' },
    ],
  },
  {
    name: 'The API',
    rows: [
      {
        id: 'A01',
        tried: 'Every kind of failure: a problem as described, with a listed code and the request id',
      },
      { id: 'A02', tried: 'Routes against the OpenAPI description, and responses against its schemas' },
      { id: 'A03', tried: 'Requests generated from the schemas, valid and invalid, on every route' },
      {
        id: 'A04',
        tried: 'Random sequences of switching games on and off, generating and reloading, against a model of them',
      },
      { id: 'A05', tried: 'The same Idempotency-Key again, at the same time, with another body, and one too long' },
      {
        id: 'A06',
        tried: 'An Idempotency-Key again after a failure of the service, after one of the caller, and after a day',
      },
      { id: 'A07', tried: 'Asking for the response later (`Prefer: respond-async`)' },
      { id: 'A08', tried: 'More requests in a minute than a caller may send' },
      { id: 'A09', tried: 'Forged X-Forwarded-For, without a proxy and behind one' },
      { id: 'A10', tried: 'Model settings out of range, of another type, too long or unknown' },
      { id: 'A11', tried: 'Switching a game twice, and off during a request for it' },
    ],
  },
  {
    name: 'Keys and access',
    rows: [
      {
        id: 'S01',
        tried: 'Model addresses that lead inside: metadata services, odd spellings of loopback, user names, ports',
      },
      { id: 'S02', tried: 'A model server that redirects elsewhere' },
      { id: 'S03', tried: 'A name that resolves to one address when it is set and to another when it is called' },
      { id: 'S04', tried: 'Switching to another allowed model server: which key it receives' },
      { id: 'S05', tried: 'Distinguishing open ports from closed ones by the response to a refused address' },
      { id: 'S06', tried: 'A planted key, looked for in everything that leaves the process' },
      { id: 'S07', tried: 'What the responses of /llm and /reload and a crash reveal about a key' },
      { id: 'S08', tried: 'No key, wrong keys, the beginning of a key, a very long one, two at once' },
      { id: 'S09', tried: 'Listening on a public address without keys' },
      { id: 'S10', tried: 'What browsers say about the origin of a request, in every combination' },
      { id: 'S11', tried: 'Forms and preflights from foreign pages' },
      { id: 'S12', tried: 'Items with markup and scripts, played in a browser' },
      { id: 'S13', tried: 'Security headers on page, assets, API and errors' },
      { id: 'S14', tried: 'Texts that give the model instructions, with a model that obeys' },
      { id: 'S15', tried: 'Paths that lead out of the folder of the page' },
      { id: 'S16', tried: 'Texts made to stall regular expressions, for everything that reads a text' },
      { id: 'S17', tried: 'games.yaml as a bomb: aliases, cycles, depth, duplicate members, tags, two megabytes' },
      { id: 'S18', tried: 'Package names in games.yaml that are addresses, paths or parts of Node' },
    ],
  },
  {
    name: 'Models that fail',
    rows: [
      { id: 'L01', tried: 'Too many requests, with every way to say how long to wait' },
      { id: 'L02', tried: 'Failures that pass, failures that stay, and refusals' },
      { id: 'L03', tried: 'Refused and reset connections, silence before and after the headers, one byte at a time' },
      { id: 'L04', tried: 'Replies and streams that are cut, or end without an end mark' },
      { id: 'L05', tried: 'Replies that are something else: a page, nothing, garbage, hundreds of megabytes' },
      { id: 'L06', tried: 'Callers that disconnect at every moment: how soon the call to the model ends' },
      { id: 'L07', tried: 'A model that hangs under many callers, and recovers' },
      { id: 'L08', tried: 'A model server that fails one time in five, in every way it can' },
      { id: 'L09', tried: 'Switching the model while calls are under way' },
    ],
  },
  {
    name: 'Games that fail',
    rows: [
      { id: 'P01', tried: 'Packages that throw, hang or loop while they are loaded' },
      { id: 'P02', tried: 'Games that throw, hang, loop, take all memory or end the process during a call' },
      { id: 'P03', tried: 'Rejected promises and throwing timers that nothing waits for' },
      {
        id: 'P04',
        tried: 'Games of another contract, with a taken number or without members; games that change their arguments',
      },
      { id: 'P05', tried: 'A broken game that is repaired, and a changed file that it imports' },
      { id: 'P06', tried: 'Hundreds of reloads, with the same code and with changed code: the memory' },
      { id: 'P07', tried: 'Reloads one after another under load' },
    ],
  },
  {
    name: 'Files',
    rows: [
      { id: 'F01', tried: 'kill -9 at random moments while state is written' },
      { id: 'F02', tried: 'A full, read-only, forbidden or failing disk, at every step of a write' },
      { id: 'F03', tried: 'State that is cut, empty, zeros, of a later version, a folder, a link' },
      { id: 'F04', tried: 'Many changes at once; two processes on one folder' },
      { id: 'F05', tried: 'The order of flushing and renaming, and who may read the file' },
      { id: 'F06', tried: 'Every way editors save a file that is watched' },
      { id: 'F07', tried: 'A watched file that is mounted alone and replaced from outside' },
    ],
  },
  {
    name: 'Lifecycle and load',
    rows: [
      { id: 'R01', tried: 'Stopping during requests, event streams and kept connections' },
      { id: 'R02', tried: 'Stopping while a model hangs, twice, and during a start or a reload' },
      { id: 'R03', tried: 'Restarting replicas one by one under load, and killing one' },
      { id: 'R04', tried: 'Starting with the port taken, wrong settings, an unreadable games.yaml, no games' },
      {
        id: 'R05',
        tried: 'As many callers as the service can serve at once, compared with a bare route of the same capacity',
      },
      { id: 'R06', tried: 'Five times as many callers, which come back after Retry-After' },
      { id: 'R07', tried: 'An event loop that is blocked again and again' },
      { id: 'R08', tried: 'A thousand event streams, some of which nobody reads' },
      { id: 'R09', tried: 'Mixed load with faults and reloads for a long time: memory, files, sockets, timers' },
      { id: 'R10', tried: 'The engine as a library: what it leaves open, listens to, reads and shares' },
      { id: 'R11', tried: 'Every kind of failure: its line in the log and its count' },
      {
        id: 'R12',
        tried: 'Restarting two processes in turn under load, behind nginx and Caddy as operations.md configures them',
      },
    ],
  },
  {
    name: 'Jobs and replicas',
    rows: [
      { id: 'J01', tried: 'A worker that dies in the middle of a job, or stands still and comes back' },
      { id: 'J02', tried: 'A job that kills every worker' },
      { id: 'J03', tried: 'A store that stops, dies, is out of reach or is emptied' },
      { id: 'J04', tried: 'More jobs than may wait, and results too old' },
      { id: 'J05', tried: 'Cancelling a running job; a reader whose service dies' },
      { id: 'J06', tried: 'Games switched on one replica, and several that switch one at once' },
      { id: 'J07', tried: 'A model chosen on one replica and used on another' },
      { id: 'J08', tried: 'A store that is slow' },
      { id: 'J09', tried: 'Workers and replicas replaced one by one under a load of jobs' },
      { id: 'J10', tried: 'A store that is full' },
      { id: 'J11', tried: 'More requests in a minute than a caller may send, spread over replicas' },
    ],
  },
];

/** Every row that is to be tried. */
export const catalogueRows: readonly CatalogueRow[] = catalogue.flatMap(({ rows }) => rows);
