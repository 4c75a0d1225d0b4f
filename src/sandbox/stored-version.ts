import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Journal } from './kernel/journal.ts'
import { JournalMismatch } from './kernel/replay.ts'
import { VERSION } from './areas/state.ts'

const NAME = 'version'
/** Fact: number of the last record that was accepted at the prices of an older market; 0 for none. */
const OLDER_MARKET = 'older-market'

/** Version of the rules that write a journal, as its facts have it; `older` as `olderMarket` gives it. */
export const versionMeta = (older: number) => ({ [NAME]: String(VERSION), [OLDER_MARKET]: String(older) })

/**
 * Returns the number of the last record that was accepted at other prices than those of today; infinite where all were.
 * What such a record asks for may be refused today, for want of money or because an order is filled already.
 */
export function olderMarket(journal: Journal): number {
  const kept = journal.getMeta(OLDER_MARKET)
  return kept === undefined ? Infinity : toSafeInteger(BigInt(kept))
}

/** @throws JournalMismatch when the journal was written by a newer version than this one */
export function refuseNewer(journal: Journal): void {
  const kept = journal.getMeta(NAME)
  if (kept !== undefined && BigInt(kept) > VERSION)
    throw new JournalMismatch(`a newer version (${kept}) wrote them, and this one is ${VERSION}`)
}

/** Notes that this version writes what comes after the record of number `last`. */
export function storeVersion(journal: Journal, last: number): void {
  const meta = versionMeta(Math.min(last, olderMarket(journal)))
  for (const [name, value] of Object.entries(meta))
    if (journal.getMeta(name) !== value) journal.setMeta(name, value)
}
