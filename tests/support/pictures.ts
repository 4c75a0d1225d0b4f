/** A picture of one pixel, which browsers show. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export type Picture = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A PNG file; behind its pixel it may be filled up to a size that a rule speaks of. */
export const png = (name: string, size: number = PIXEL.length): Picture => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([PIXEL, Buffer.alloc(Math.max(0, size - PIXEL.length))]),
})

/** A page that calls itself a picture. */
export const fake = (name: string): Picture => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<script>alert(1)</script>'),
})
