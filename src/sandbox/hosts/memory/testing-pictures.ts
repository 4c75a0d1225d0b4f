const bytesOf = (start: readonly number[], size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.max(size, start.length))
  bytes.set(start)
  return bytes
}

const BMP = [0x42, 0x4d, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0]

/** Pictures of `size` bytes with the right first bytes, which are all that is checked. */
export const picture = {
  png: (size = 64) => bytesOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], size),
  jpeg: (size = 64) => bytesOf([0xff, 0xd8, 0xff, 0xe0], size),
  gif: (size = 64) => bytesOf([0x47, 0x49, 0x46, 0x38, 0x39, 0x61], size),
  bmp: (size = 64) => bytesOf(BMP, size),
  /** A page that calls itself a picture. */
  html: () => new TextEncoder().encode('<script>alert(1)</script>'),
}
