import { Buffer } from 'node:buffer'

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** The smallest real picture there is. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of so many bytes: a real one, filled up behind its end. */
export const png = (name: string, size = DOT.length): File => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([DOT, Buffer.alloc(Math.max(0, size - DOT.length))]),
})

/** A page that calls itself a picture. */
export const disguised = (name: string): File => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><p>no picture</p>'),
})
