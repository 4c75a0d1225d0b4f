import { generateKeyPairSync, sign } from 'node:crypto'

/** A certificate for a host name and 127.0.0.1 that vouches for itself, and its key; both PEM. */
export function selfSigned(host = 'localhost'): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(host)))))
  const names = sequence(der(0x82, Buffer.from(host)), der(0x87, Buffer.from([127, 0, 0, 1])))
  // X.509 (RFC 5280, 4.1): version 3, serial number, algorithm, issuer, validity, subject, key, extensions.
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA,
    name,
    sequence(time('20200101000000Z'), time('29990101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const lines = sequence(body, ECDSA, signature).toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.trim()}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

/** One value of ASN.1 as DER writes it: tag, length, contents. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const contents = Buffer.concat(parts)
  const { length } = contents
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), contents])
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)
const set = (...parts: readonly Buffer[]): Buffer => der(0x31, ...parts)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const time = (text: string): Buffer => der(0x18, Buffer.from(text))

/** ecdsa-with-SHA256. */
const ECDSA = sequence(oid('2a8648ce3d040302'))
