/** The parts of a picture that show it, in order; undefined where it is cut off or damaged. */
export type PictureParts = readonly Uint8Array[] | undefined

/** Returns true when `text` stands at `at`, letter by letter. */
export const hasText = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, index) => bytes[at + index] === code)

/** A view of the same bytes that reads numbers of two and four bytes. */
export const numbersOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
