import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that vouches for itself, as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes a certificate of a host name for a day (RFC 5280). */
export function makeCertificate(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const commonName = sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from(host)));
  const name = sequence(der(0x31, commonName));
  const day = 86_400_000;
  const alternativeName = sequence(der(0x82, Buffer.from(host)));
  const extension = sequence(objectId(0x55, 0x1d, 0x11), der(0x04, alternativeName));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]));
  const base64 = sequence(content, ecdsaWithSha256, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g)?.join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** A value of ASN.1 in DER, shorter than 64 KiB. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, Buffer.concat(parts));
const objectId = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));

function time(ms: number): Buffer {
  return der(0x17, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
}
