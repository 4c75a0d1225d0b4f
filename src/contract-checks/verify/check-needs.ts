import type { ApiOperation } from '../api/api.ts'
import { type NeedEntry, needsOf } from '../api/needs-of.ts'
import { isJson, show } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import { createCaller, type CallResult } from './caller.ts'
import type { Input } from './input.ts'
import type { Trial } from './trial.ts'

/**
 * Calls an operation as each account that lacks a prerequisite of it: it has to be refused with the code that the
 * contract names for that prerequisite, or for another one that the account lacks.
 */
export async function checkNeeds(trial: Trial, operation: ApiOperation, input: Input): Promise<void> {
  const byAccount = Map.groupBy(needsOf(operation), ({ need }) => trial.lacking.get(need))
  for (const [account, entries] of byAccount) {
    if (account === undefined) continue
    const extra = (seen: CallResult): Violation[] => wrongRefusal(trial, entries, seen)
    await createCaller(trial, operation, account).ask(input, `${operation.id} unmet`, {
      refusable: true,
      extra,
    })
  }
}

function wrongRefusal(
  { api: { envelope } }: Trial,
  entries: readonly NeedEntry[],
  { succeeded, body }: CallResult,
): Violation[] {
  if (succeeded === undefined || envelope === undefined) return []
  const code = isJson(body) ? show(body[envelope.code]) : ''
  if (!succeeded && entries.some((entry) => show(entry['code']) === code)) return []
  const expected = entries
    .map((entry) => `a refusal with ${show(entry['code'])} (${entry.need})`)
    .join(' or ')
  const got = succeeded ? 'success' : `a refusal with ${code}`
  return [{ at: '', rule: 'prerequisite-unchecked', expected, got }]
}
