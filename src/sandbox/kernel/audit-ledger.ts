import { emptyLedger, type Ledger, post, postingsAfter } from './ledger.ts'

/**
 * Returns the errors of the books as sentences; empty when there are none. Rebuilds every balance from the postings.
 */
export function auditLedger(ledger: Ledger): string[] {
  const rebuilt = emptyLedger()
  const faults: string[] = []
  for (const posting of postingsAfter(ledger, 0)) {
    try {
      post(rebuilt, posting)
    } catch (error) {
      faults.push(`posting ${posting.id}: ${String(error)}`)
    }
  }
  for (const key of new Set([...Object.keys(ledger.balances), ...Object.keys(rebuilt.balances)])) {
    if (ledger.balances[key] !== rebuilt.balances[key])
      faults.push(`balance of ${key} does not follow from the postings`)
  }
  return faults
}
