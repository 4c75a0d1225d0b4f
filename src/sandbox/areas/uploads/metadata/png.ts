import { numbersOf, type PictureParts } from './bytes.ts'

const SIGNATURE = 8
/** Bytes of a chunk beside its data: length, name and checksum. */
const FRAME = 12

/**
 * Chunks that a picture looks different without. Times, texts (XMP among them), EXIF and what no standard names are left
 * out.
 */
const SHOWN = /^(IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|bKGD|pHYs|acTL|fcTL|fdAT)$/

/** Returns the chunks of a PNG (W3C PNG, third edition, section 5) that show it. */
export function pngParts(bytes: Uint8Array): PictureParts {
  const numbers = numbersOf(bytes)
  const parts = [bytes.subarray(0, SIGNATURE)]
  for (let at = SIGNATURE; at + FRAME <= bytes.length;) {
    const end = at + FRAME + numbers.getUint32(at)
    if (end > bytes.length) return undefined
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at === SIGNATURE && name !== 'IHDR') return undefined
    if (SHOWN.test(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return parts
    at = end
  }
  return undefined
}
