/** Draws that are the same for the same seed, so that a run can be made again. */
export type Random = {
  /** A whole number from 0 up to, not including, `below`. */
  readonly below: (below: number) => number
  /** So many digits, the first of them no zero. */
  readonly digits: (count: number) => string
  readonly shuffled: <T>(items: readonly T[]) => T[]
}

/** Mulberry32: small, and quite good enough for choosing what to try. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
  return {
    below,
    digits: (count) => Array.from({ length: count }, (_, at) => below(9) + (at === 0 ? 1 : 0)).join(''),
    shuffled(items) {
      const all = [...items]
      for (let at = all.length - 1; at > 0; at--) {
        const other = below(at + 1)
        const [one, two] = [all[at], all[other]]
        if (one !== undefined && two !== undefined) [all[at], all[other]] = [two, one]
      }
      return all
    },
  }
}
