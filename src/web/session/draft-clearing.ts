import { writeText } from './browser-storage.ts'

/** Key of the stored drafts. */
export const DRAFTS_KEY = 'openbourse.drafts'

/** Until the drafts' code is loaded, no form is open: whatever this tab stores is forgotten. */
let clear = (): void => writeText('session', DRAFTS_KEY, null)

/** Forgets the drafts of the current member. Apart from drafts.ts, which the start page does not need. */
export const clearDrafts = (): void => clear()

/** Lets the drafts' own code, once it is loaded, do the clearing: it knows whose each draft is, and the open forms. */
export function setDraftClearer(own: () => void): void {
  clear = own
}
