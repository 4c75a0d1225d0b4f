import { exifOf, orientationOf } from './exif-orientation.ts'
import { hasText, numbersOf, type PictureParts } from './bytes.ts'

const START = Uint8Array.of(0xff, 0xd8)
const END = Uint8Array.of(0xff, 0xd9)
const MARKER = 0xff
const [SCAN, END_OF_IMAGE, COMMENT] = [0xda, 0xd9, 0xfe]
/** Segments of applications: EXIF, XMP, previews, and few that the picture needs. */
const [FIRST_APPLICATION, LAST_APPLICATION] = [0xe0, 0xef]
/** Length of JFIF's segment when it carries no preview. */
const JFIF_ALONE = 16

/**
 * Returns the segments of a JPEG (ITU T.81, annex B) that show it, and the orientation of its EXIF by itself: without it
 * a phone's portrait would lie on its side. One that ends early is ended, as browsers do.
 */
export function jpegParts(bytes: Uint8Array): PictureParts {
  const segments: Uint8Array[] = []
  let orientation: number | undefined
  let hasScan = false
  for (let at: number | undefined = nextMarker(bytes, START.length); at !== undefined;) {
    const marker = bytes[at + 1] ?? END_OF_IMAGE
    if (marker === END_OF_IMAGE) break
    if (isAlone(marker)) {
      at = nextMarker(bytes, at + 2)
      continue
    }
    const segment: Uint8Array | undefined = segmentAt(bytes, at, marker)
    if (segment === undefined) break
    hasScan ||= marker === SCAN
    orientation ??= orientationOf(segment)
    if (isShown(marker, segment)) segments.push(segment)
    at = nextMarker(bytes, at + segment.length)
  }
  return hasScan ? [START, ...exifOf(orientation), ...segments, END] : undefined
}

/** Place of the next marker; a marker may be preceded by any number of the byte that it begins with. */
function nextMarker(bytes: Uint8Array, from: number): number | undefined {
  let at = bytes.indexOf(MARKER, from)
  while (at !== -1 && bytes[at + 1] === MARKER) at += 1
  return at === -1 ? undefined : at
}

/** Markers without data: the start, restarts, and one that is of no use. */
const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Marker, length and data, for a scan with the pixels that follow; undefined where the file is cut off in it. */
function segmentAt(bytes: Uint8Array, at: number, marker: number): Uint8Array | undefined {
  if (at + 4 > bytes.length) return undefined
  const end = at + 2 + numbersOf(bytes).getUint16(at + 2)
  if (end > bytes.length || end < at + 4) return undefined
  return bytes.subarray(at, marker === SCAN ? pixelsEnd(bytes, end) : end)
}

/** The pixels of a scan end at a marker that is neither a restart nor a byte of theirs. */
function pixelsEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at !== -1; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1] ?? END_OF_IMAGE
    if (next !== 0 && next !== MARKER && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

function isShown(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false
  if (marker < FIRST_APPLICATION || marker > LAST_APPLICATION) return true
  // Colours come from the profile, and from a mark of Adobe's that says how they are kept.
  if (marker === 0xe2) return hasText(segment, 4, 'ICC_PROFILE\0')
  if (marker === 0xee) return hasText(segment, 4, 'Adobe')
  return marker === 0xe0 && hasText(segment, 4, 'JFIF\0') && segment.length === JFIF_ALONE + 2
}
