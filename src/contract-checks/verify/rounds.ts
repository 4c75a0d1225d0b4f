import type { ApiOperation } from '../api/api.ts'
import type { Random } from './random.ts'
import { areaOf } from './memory.ts'
import { wordsOf } from './names.ts'

/** Operations that only read are tried so many at a time. */
const LANES = 4
/** Most rounds: an operation that needs something a later one makes is tried again. */
const ROUNDS = 3

type One = (operation: ApiOperation, round: number) => Promise<boolean>

/**
 * Tries operations in the order in which they need each other, and those that never succeeded once more as long as
 * that brings new ones. `one` says whether an operation succeeded.
 */
export async function runInRounds(
  operations: readonly ApiOperation[],
  chance: Random,
  one: One,
): Promise<void> {
  let open: readonly ApiOperation[] = operations
  for (let round = 1; round <= ROUNDS && open.length > 0; round++) {
    const failed = new Set<ApiOperation>()
    const attempt = async (operation: ApiOperation): Promise<boolean> => {
      const reached = await one(operation, round)
      if (reached) failed.delete(operation)
      else failed.add(operation)
      return reached
    }
    for (const wave of waves(chance.shuffled(open)))
      await inLanes(wave, async (operation) => {
        if (!(await attempt(operation)) || operation.effect === 'read') return
        // What was made may be gone again by the next round.
        for (const other of failed)
          if (other.effect === 'read' && areaOf(other) === areaOf(operation)) await attempt(other)
      })
    if (failed.size === open.length) break
    open = operations.filter((operation) => failed.has(operation))
  }
}

/** Words by which acts come later than others, and the later the further down. */
const LATER = [
  'unbind untie unlock unlink',
  'change update reset edit',
  'off disable close',
  'delete remove clear',
  'cancel revoke',
  'out logout',
].map((words) => new Set(words.split(' ')))
const FIRST = new Set('create add save bind set apply register start upload new open'.split(' '))

/** Making before undoing, then changing and removing, one thing before all of them; what ends the session last. */
function rank({ id, path }: ApiOperation): number {
  const words = wordsOf(id)
  const later = LATER.findLastIndex((those) => words.some((word) => those.has(word)))
  const toOne = path.includes('{') ? 0 : 0.5
  return later >= 0 ? later + 2 + toOne : FIRST.has(words[0] ?? '') ? 0 : 1
}

/** Lists before what asks for their ids, reading before changing; what changes data goes one at a time. */
function* waves(operations: readonly ApiOperation[]): Generator<readonly ApiOperation[]> {
  const needs = (operation: ApiOperation): boolean =>
    operation.path.includes('{') || (operation.paging === undefined && operation.body !== undefined)
  const reads = operations.filter(({ effect }) => effect === 'read')
  yield reads.filter((operation) => !needs(operation))
  yield reads.filter(needs)
  const acts = operations.filter(({ effect }) => effect === 'act')
  for (const operation of acts.toSorted((a, b) => rank(a) - rank(b))) yield [operation]
}

async function inLanes<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
