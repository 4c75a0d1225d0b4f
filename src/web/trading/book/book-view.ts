import type { Side } from '../live/levels.ts'

/** The visible sides of the book: both, or one in full height. */
export type BookView = 'both' | Side
