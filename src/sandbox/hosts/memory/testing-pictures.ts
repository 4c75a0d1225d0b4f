/** Joins numbers and texts, of one byte a letter, and fills up with zeros to `size` bytes, before `end`. */
function bytesOf(
  start: readonly (number | string)[],
  size: number,
  end: readonly (number | string)[] = [],
): Uint8Array<ArrayBuffer> {
  const flat = (parts: readonly (number | string)[]): number[] =>
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    )
  const [first, last] = [flat(start), flat(end)]
  const bytes = new Uint8Array(Math.max(size, first.length + last.length))
  bytes.set(first)
  bytes.set(last, bytes.length - last.length)
  return bytes
}

/** Four bytes, the largest first. */
const uint32 = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

const PNG_START = ['\x89PNG\r\n\x1A\n', ...uint32(13), 'IHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0', ...uint32(0)]
const PNG_END = [...uint32(0), 'IEND', ...uint32(0)]
/** Bytes of a PNG beside its pixels. */
const PNG_FRAME = 57
/** Bytes of a GIF beside its pixels. */
const GIF_FRAME = 27

/** Pictures of `size` bytes: whole files of their format, whose pixels nobody would want to see. */
export const picture = {
  png: (size = 64) =>
    bytesOf([...PNG_START, ...uint32(Math.max(0, size - PNG_FRAME)), 'IDAT'], size, PNG_END),
  jpeg: (size = 64) => bytesOf([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0], size, [0xff, 0xd9]),
  /** Of at most 282 bytes. */
  gif: (size = 64) =>
    bytesOf(['GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02', size - GIF_FRAME], size, [0, ';']),
  bmp: (size = 64) => bytesOf(['BM', ...uint32(0), ...uint32(0), ...uint32(0), 40, 0], size),
  /** A page that calls itself a picture. */
  html: () => new TextEncoder().encode('<script>alert(1)</script>'),
}
