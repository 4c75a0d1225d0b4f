/**
 * Milliseconds of the beat on which everything live changes the page: each picture that the browser makes costs the
 * same, whatever changed in it. Four a second are as many as can be read; five cost a tenth more of the main thread. A
 * second is a whole number of beats.
 */
export const BEAT_MS = 250

/**
 * Milliseconds of a monotonic clock that a page and its workers have in common: each of them begins to count
 * `performance.now()` by itself, so that their beats would lie apart and end in pictures of their own.
 */
export const beatNow = (): number => performance.timeOrigin + performance.now()
