import type { PhotoType } from '../../real-names/photo-types.ts'
import type { PictureParts } from './bytes.ts'
import { gifParts } from './gif.ts'
import { jpegParts } from './jpeg.ts'
import { pngParts } from './png.ts'

/** A BMP has no metadata. */
const partsOf: Readonly<Record<PhotoType, (bytes: Uint8Array) => PictureParts>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/gif': gifParts,
  'image/bmp': (bytes) => [bytes],
}

/**
 * Returns a picture without what only tells of its making: place, time, device, author, preview, and whatever follows its
 * end. Its pixels are the same bytes, and which side is up stays. Undefined where it is cut off or damaged.
 */
export function withoutMetadata(bytes: Uint8Array, type: PhotoType): Uint8Array<ArrayBuffer> | undefined {
  const parts = partsOf[type](bytes)
  if (parts === undefined) return undefined
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
