import { hasText, type PictureParts } from './bytes.ts'

const HEADER = 13
const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b]
const [COMMENT, APPLICATION] = [0xfe, 0xff]
/** Names of the extensions that say how often the pictures are repeated. */
const REPEATS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Returns the blocks of a GIF (GIF89a, appendix B) without comments and the data of other programs, XMP among them. */
export function gifParts(bytes: Uint8Array): PictureParts {
  const start = HEADER + colourTable(bytes[10])
  const parts = [bytes.subarray(0, start)]
  for (let at = start; at < bytes.length;) {
    const kind = bytes[at]
    if (kind === END) return [...parts, bytes.subarray(at, at + 1)]
    const end = kind === EXTENSION || kind === IMAGE ? blockEnd(bytes, at) : undefined
    if (end === undefined) return undefined
    if (kind === IMAGE || isShown(bytes, at)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

/** Bytes of the colour table that the flags of a screen or a picture announce. */
const colourTable = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1))

/** End of an extension or picture: both end in parts that say their length, the last of which is empty. */
function blockEnd(bytes: Uint8Array, start: number): number | undefined {
  let at = bytes[start] === IMAGE ? start + 11 + colourTable(bytes[start + 9]) : start + 2
  for (; at < bytes.length; at += 1 + (bytes[at] ?? 0)) if (bytes[at] === 0) return at + 1
  return undefined
}

function isShown(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1]
  if (label === APPLICATION) return REPEATS.some((name) => hasText(bytes, at + 3, name))
  return label !== COMMENT
}
