/**
 * Milliseconds of the beat on which everything live changes the page: each picture that the browser makes costs the
 * same, whatever changed in it. Five a second are as many as can be read; ten cost a quarter more of the main thread.
 */
export const BEAT_MS = 200

/**
 * Milliseconds of a monotonic clock that a page and its workers have in common: each of them begins to count
 * `performance.now()` by itself, so that their beats would lie apart and end in pictures of their own.
 */
export const beatNow = (): number => performance.timeOrigin + performance.now()
