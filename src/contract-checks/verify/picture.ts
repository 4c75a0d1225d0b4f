import { crc32, deflateSync } from 'node:zlib'

/** A file as a form sends it. */
export class SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer

  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/**
 * A true picture, a row of grey pixels. `note`, of at most 255 bytes, is in them, so that no two pictures need be the same
 * file: a server may drop what does not show.
 */
export function picture(note: string): SentFile {
  const pixels = Buffer.from(note)
  const header = Buffer.from([0, 0, 0, pixels.length, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const bytes = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat([Buffer.alloc(1), pixels]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return new SentFile('picture.png', 'image/png', bytes)
}

/** A file that is no picture, whatever it says. */
export const noPicture = (): SentFile =>
  new SentFile('picture.png', 'image/png', Buffer.from('This is no picture.\n'.repeat(20)))

function chunk(kind: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
