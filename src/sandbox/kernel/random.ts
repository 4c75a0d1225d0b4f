/**
 * Randomness that replays bit for bit: 32-bit integer hashing and a small generator, split by label
 * so that one consumer's draws never shift another's. Nothing here is a secret; secrets come from `entropy.ts`.
 */

/** One source of draws. All results depend on nothing but its seed and the number of draws before. */
export type Random = {
  /** A whole number, 0 <= n < 2^32. */
  next(): number
  /** A whole number, 0 <= n < bound, without bias. `bound` is 1 … 2^32. */
  below(bound: number): number
  /** A number in [0, 1) with 32 significant bits: exact in IEEE arithmetic. */
  unit(): number
  /** An independent source; the draws of this one do not move. */
  split(label: string): Random
}

/** Finaliser of MurmurHash3: every input bit reaches every output bit. */
function mix(value: number): number {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Folds one more 32-bit word into a hash. */
export const fold = (hash: number, word: number): number =>
  mix(Math.imul(hash, 0x9e3779b1) ^ mix(word + 0x7f4a7c15))

/** Four independent 32-bit hashes of a text, as numbers. */
export function hashWords(text: string): readonly [number, number, number, number] {
  let a = 0x243f6a88
  let b = 0x85a308d3
  let c = 0x13198a2e
  let d = 0x03707344
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x9e3779b1) ^ (b >>> 15)
    b = Math.imul(b ^ unit, 0x85ebca77) ^ (c >>> 13)
    c = Math.imul(c ^ unit, 0xc2b2ae3d) ^ (d >>> 16)
    d = Math.imul(d ^ unit, 0x27d4eb2f) ^ (a >>> 14)
  }
  // Each word ends up depending on all four lanes and the length.
  a = fold(a, text.length)
  b = fold(b, a)
  c = fold(c, b)
  d = fold(d, c)
  return [fold(a, d), fold(b, d), fold(c, d), d]
}

/** 128-bit hash of a text as 32 hex digits: to compare states, not to keep secrets. */
export const hashText = (text: string): string =>
  hashWords(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')

/** Starts a source from three words (sfc32). */
export function randomFrom(w0: number, w1: number, w2: number): Random {
  let a = w0 | 0
  let b = w1 | 0
  let c = w2 | 0
  let counter = 1
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  function below(bound: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound)
    let n = next()
    while (n >= limit) n = next()
    return n % bound
  }
  return {
    next,
    below,
    unit: () => next() / 0x1_0000_0000,
    split(label) {
      const [x, y, z] = hashWords(label)
      return randomFrom(fold(w0, x), fold(w1, y), fold(w2, z))
    },
  }
}

/** Starts a source from a text seed. */
export function randomOf(seed: string): Random {
  const [a, b, c] = hashWords(seed)
  return randomFrom(a, b, c)
}
