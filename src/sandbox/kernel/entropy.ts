import { randomOf } from './random.ts'

/** Source of random bytes for salts, tokens, codes and keys. */
export type Entropy = { bytes(length: number): Uint8Array<ArrayBuffer> }

/** The system's own randomness. */
export const systemEntropy: Entropy = { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) }

/** The same bytes on every run: for tests only, never for a sandbox that people register at. */
export function seededEntropy(seed: string): Entropy {
  const random = randomOf(seed)
  return { bytes: (length) => Uint8Array.from({ length }, () => random.below(256)) }
}

/** A code of `digits` decimal digits (at most 9), each value equally likely. */
export function randomDigits(entropy: Entropy, digits: number): string {
  const bound = 10 ** digits
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound)
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = entropy.bytes(4)
    const word = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
    if (word < limit) return String(word % bound).padStart(digits, '0')
  }
}

/** Text of `length` characters out of `alphabet`, whose length must divide 256. */
export const randomText = (entropy: Entropy, length: number, alphabet: string): string =>
  Array.from(entropy.bytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
