const DIGITS = '0123456789abcdef'

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Inverse of `toHex`. */
export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    text.match(/../g) ?? [],
    (pair) => DIGITS.indexOf(pair.charAt(0)) * 16 + DIGITS.indexOf(pair.charAt(1)),
  )
