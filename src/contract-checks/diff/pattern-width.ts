import { wholeNumber } from '#src/core/money/whole.ts'

/** Characters of one kind and how often they stand: `^[A-Z]{3,5}$`. */
const ONE_RUN =
  /^\^(?<kind>\[[^\]\\]+\]|\\[dw])(?:(?<often>[?*+])|\{(?<least>\d+)(?<open>,(?<most>\d*))?\})?\$$/u
const OFTEN = { '?': [0, 1], '*': [0, Infinity], '+': [1, Infinity] } as const

type Run = { readonly kind: string; readonly least: number; readonly most: number }

/** Reads a pattern of one run of characters; undefined for any other. */
function runOf(pattern: unknown): Run | undefined {
  const found = typeof pattern === 'string' ? ONE_RUN.exec(pattern)?.groups : undefined
  if (found === undefined) return undefined
  const { kind = '', often, least, open, most } = found
  if (often !== undefined) {
    const [low, high] = OFTEN[often as keyof typeof OFTEN]
    return { kind, least: low, most: high }
  }
  const low = wholeNumber(least ?? '1') ?? 0
  return { kind, least: low, most: open === undefined ? low : (wholeNumber(most ?? '') ?? Infinity) }
}

/** True if the first pattern surely takes every text that the second takes; false also where that is not decided. */
export function takesAllOf(wide: unknown, tight: unknown): boolean {
  const [outer, inner] = [runOf(wide), runOf(tight)]
  if (outer === undefined || inner === undefined || outer.kind !== inner.kind) return false
  return outer.least <= inner.least && inner.most <= outer.most
}
