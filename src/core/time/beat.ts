/**
 * Milliseconds of the beat on which everything live changes the page: each picture that the browser makes costs the
 * same, whatever changed in it. Five a second are as many as can be read; ten cost a quarter more of the main thread.
 */
export const BEAT_MS = 200
