export type PhotoType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/bmp'

/** File extension of each type. */
export const PHOTO_EXTENSION: Readonly<Record<PhotoType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
}

/** Sizes that the header of a BMP may have; its two letters alone say too little. */
const BMP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124])

/**
 * Returns the type of a picture by its first bytes, whatever its name or sender says; undefined when it is none of
 * ours.
 */
export function photoType(bytes: Uint8Array): PhotoType | undefined {
  const starts = (...signs: readonly number[]): boolean => signs.every((sign, at) => bytes[at] === sign)
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0x47, 0x49, 0x46, 0x38, 0x37, 0x61) || starts(0x47, 0x49, 0x46, 0x38, 0x39, 0x61))
    return 'image/gif'
  if (starts(0x42, 0x4d) && BMP_HEADERS.has(bytes[14] ?? 0) && bytes[15] === 0) return 'image/bmp'
  return undefined
}
