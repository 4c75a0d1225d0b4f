import type { Side } from '../live/levels.ts'

/** What of the book is seen: both of its sides, or one with all the room. */
export type BookView = 'both' | Side
