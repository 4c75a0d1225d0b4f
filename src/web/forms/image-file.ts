import { listText } from '#src/core/text/list-text.ts'
import type { WidgetError } from './form-state.ts'

/** The contract's limits of a picked picture (`x-upload`). */
export type UploadRule = {
  readonly operation: string
  readonly types: readonly string[]
  readonly maxBytes: number
}

/** The rule of a field's schema. @throws when it takes no picture */
export function uploadRule(property: Readonly<Record<string, unknown>>): UploadRule {
  const rule = property['x-upload']
  if (typeof rule !== 'object' || rule === null) throw new Error('the contract allows no picture here')
  return rule as UploadRule
}

const starts = (bytes: Uint8Array, ...magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte)

/** Sizes of the headers that bitmap files have: two letters alone would also begin a text. */
const BITMAP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124])

/** The media type that the first bytes of a file say, whatever its name claims; null for anything else. */
export function typeOfBytes(bytes: Uint8Array): string | null {
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(bytes, 0x47, 0x49, 0x46, 0x38)) return 'image/gif'
  if (starts(bytes, 0x42, 0x4d) && BITMAP_HEADERS.has(bytes[14] ?? 0)) return 'image/bmp'
  return null
}

/** Enough to know every type above. */
const HEAD_BYTES = 16

/** Why a picked file may not be sent (VAL-30, VAL-31); null when it may. Reads its first bytes only. */
export async function fileError(
  file: Blob,
  { types, maxBytes }: UploadRule,
  locale: string,
): Promise<WidgetError | null> {
  const type = typeOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (type === null || !types.includes(type))
    return { rule: 'image-type', values: { types: typeNames(types, locale) } }
  if (file.size > maxBytes)
    return { rule: 'image-size', values: { most: megabytes(maxBytes), size: megabytes(file.size) } }
  return null
}

/** As people know them: JPG, PNG, or BMP. */
export const typeNames = (types: readonly string[], locale: string): string =>
  listText(
    types.map((type) => type.replace('image/', '').replace('jpeg', 'jpg').toUpperCase()),
    locale,
    'disjunction',
  )

const MEGABYTE = 1_048_576

/** Megabytes, rounded up so that a file just above a limit never reads as if it kept it. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / MEGABYTE) * 100) / 100
