import type { Journal } from './kernel/journal.ts'
import { JournalMismatch } from './kernel/replay.ts'
import { VERSION } from './areas/state.ts'

const NAME = 'version'

/** Version of the rules that write a journal, as its facts have it. */
export const versionMeta = { [NAME]: String(VERSION) }

/** @throws JournalMismatch when the journal was written by a newer version than this one */
export function refuseNewer(journal: Journal): void {
  const kept = journal.getMeta(NAME)
  if (kept !== undefined && BigInt(kept) > VERSION)
    throw new JournalMismatch(`a newer version (${kept}) wrote them, and this one is ${VERSION}`)
}

/** Notes that from here on this version writes. */
export function storeVersion(journal: Journal): void {
  if (journal.getMeta(NAME) !== versionMeta[NAME]) journal.setMeta(NAME, String(VERSION))
}
