const FIRST_MS = 500
const LONGEST_MS = 20_000

/**
 * Milliseconds to wait before the next try: twice as long each time, and never the same for all, so that a server
 * that comes back is not met by everybody at once. Between half and the whole of 0.5, 1, 2 … 20 seconds.
 */
export function backoff(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures)
  return longest / 2 + (longest / 2) * random
}
