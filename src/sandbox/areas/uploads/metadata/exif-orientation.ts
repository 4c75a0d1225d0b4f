import { hasText, numbersOf } from './bytes.ts'

/** Number of the field in EXIF's first directory (CIPA DC-008, 4.6.4), and of its type, two bytes. */
const [ORIENTATION, SHORT] = [0x0112, 3]
/** Start of EXIF's own addresses: after marker, length and name. */
const TIFF = 10
const ENTRY = 12
/** The eight ways a picture can lie; the first is upright. */
const [UPRIGHT, LAST] = [1, 8]

/** Returns how the picture lies, by a segment of a JPEG; undefined where the segment does not say. */
export function orientationOf(segment: Uint8Array): number | undefined {
  if (segment[1] !== 0xe1 || !hasText(segment, 4, 'Exif\0\0') || segment.length < TIFF + 8) return undefined
  const numbers = numbersOf(segment.subarray(TIFF))
  const isLittle = hasText(segment, TIFF, 'II')
  const directory = numbers.getUint32(4, isLittle)
  if (directory + 2 > numbers.byteLength) return undefined
  const count = numbers.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY
    if (at + ENTRY > numbers.byteLength) return undefined
    const isIt =
      numbers.getUint16(at, isLittle) === ORIENTATION && numbers.getUint16(at + 2, isLittle) === SHORT
    if (isIt) return numbers.getUint16(at + 8, isLittle)
  }
  return undefined
}

/** An EXIF segment that says how the picture lies and nothing else; none for one that lies upright. */
export function exifOf(orientation = UPRIGHT): Uint8Array[] {
  if (orientation <= UPRIGHT || orientation > LAST) return []
  const segment = new Uint8Array(TIFF + 26)
  const numbers = numbersOf(segment)
  numbers.setUint16(0, 0xff_e1)
  numbers.setUint16(2, segment.length - 2)
  segment.set(new TextEncoder().encode('Exif\0\0MM\0*'), 4)
  numbers.setUint32(TIFF + 4, 8)
  numbers.setUint16(TIFF + 8, 1)
  numbers.setUint16(TIFF + 10, ORIENTATION)
  numbers.setUint16(TIFF + 12, SHORT)
  numbers.setUint32(TIFF + 14, 1)
  numbers.setUint16(TIFF + 18, orientation)
  return [segment]
}
