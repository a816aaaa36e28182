import { EngineError } from '../contract/errors.js';
import type { FormatDescriptor, FormatHost } from '../contract/format-host.js';
import { errorSaying } from '../messages/own-messages.js';

/** The formats of one package in an engine's registry. */
export interface RegisteredFormats {
  readonly host: FormatHost;
  /** npm name or path of the package. */
  readonly package?: string | undefined;
  readonly version?: string | undefined;
  /** Changes when the package's code or options change. */
  readonly fingerprint?: string | undefined;
}

/** One format, and where it runs. */
export interface HostedFormat {
  readonly descriptor: FormatDescriptor;
  readonly host: FormatHost;
}

/** The formats of an engine at one moment. Immutable. */
export class FormatRegistry {
  readonly packages: readonly RegisteredFormats[];
  /** By id, in the order they were registered. */
  readonly formats: readonly HostedFormat[];
  readonly #byId: ReadonlyMap<string, HostedFormat>;

  /** @throws EngineError `invalid_request` if two formats share an id */
  constructor(packages: readonly RegisteredFormats[] = []) {
    this.packages = packages;
    this.formats = packages.flatMap(({ host }) => host.descriptors.map((descriptor) => ({ descriptor, host })));
    const byId = new Map<string, HostedFormat>();
    for (const format of this.formats) {
      const { id } = format.descriptor;
      if (byId.has(id)) throw new EngineError('invalid_request', `Two formats have the id ${id}.`);
      byId.set(id, format);
    }
    this.#byId = byId;
  }

  /** @throws EngineError `format_not_found` */
  format(id: string): HostedFormat {
    const format = this.#byId.get(id);
    if (format === undefined) throw errorSaying('format_not_found', { format: id });
    return format;
  }
}
