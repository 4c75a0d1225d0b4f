import type { ApiOperation } from '../api/api.ts'
import { effectByName } from '../api/words.ts'
import { isJson } from '../document/place.ts'
import type { Account } from './account.ts'
import { createCaller } from './caller.ts'
import { differing, leavesOf } from './check-changes.ts'
import { dataOf } from './data-of.ts'
import type { Input } from './input.ts'
import type { Trial } from './trial.ts'

/**
 * Returns true for an operation that behaves as one that only reads: neither document, method nor name tell the effect,
 * and the same request brings the same data twice.
 */
export async function isReadAfterAll(
  trial: Trial,
  operation: ApiOperation,
  account: Account,
  input: Input | undefined,
): Promise<boolean> {
  const isUntold =
    operation.effect === 'act' &&
    !operation.isEffectSaid &&
    effectByName(operation.id, operation.path) === undefined
  if (!isUntold || input === undefined) return false
  const caller = createCaller(trial, operation, account)
  const datas: unknown[] = []
  for (let turn = 0; turn < 2; turn++) {
    const seen = await caller.ask(input, `${operation.id} example`)
    if (seen?.succeeded !== true) return false
    datas.push(dataOf(trial.api, seen.body))
  }
  const [one, other] = datas
  const isTelling = isJson(one) ? Object.keys(one).length > 1 : Array.isArray(one)
  return isTelling && differing(leavesOf(one), leavesOf(other)).size === 0
}
