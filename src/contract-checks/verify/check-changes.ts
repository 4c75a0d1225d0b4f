import type { ApiOperation } from '../api/api.ts'
import { isJson, show } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import type { Account } from './account.ts'
import { createCaller } from './caller.ts'
import { isRequired, requestSchemas, withoutOptional } from './candidates.ts'
import { exampleInput } from './input.ts'
import type { Trial } from './trial.ts'

/** The values of an answer, by their pointers. */
export type Leaves = ReadonlyMap<string, string>

/** An answer before an act, and the pointers whose values change by themselves: a price, a countdown. */
export type Still = { readonly leaves: Leaves; readonly moving: ReadonlySet<string> }

/**
 * Checks that an act has an effect: of the reads that its `x-changes` names, at least one has to answer otherwise after
 * it. All of them are asked with their required fields only, so that no filter hides what has changed. Reads about one
 * thing may be asked about another than the act: they prove an effect, but not that there was none.
 */
export function checkChanges(trial: Trial, operation: ApiOperation, account: Account) {
  const reads = trial.allowed.filter(
    ({ id, effect, path }) => effect === 'read' && operation.changes.includes(id) && !path.includes('{'),
  )
  const before = new Map<ApiOperation, Still>()
  let isSeen = reads.length === 0
  let asked = false

  /** True for a read that needs no field but those of its page. */
  function isAboutAll(read: ApiOperation): boolean {
    const { page, size } = read.paging ?? {}
    const required = Object.keys(requestSchemas(trial.sources, read)).filter((name) =>
      isRequired(trial.sources, read, name),
    )
    return required.every((name) => name === page || name === size)
  }

  async function answerTo(read: ApiOperation): Promise<Leaves | undefined> {
    const input = withoutOptional(trial.sources, read, exampleInput(read))
    const seen = await createCaller(trial, read, account).ask(input, `${read.id} beside ${operation.id}`)
    return seen?.succeeded === true ? leavesOf(seen.body) : undefined
  }

  return {
    /** Asks the reads: twice, so that values that change by themselves are known. */
    async before(): Promise<void> {
      for (const read of reads) {
        const [first, second] = [await answerTo(read), await answerTo(read)]
        if (first !== undefined && second !== undefined)
          before.set(read, { leaves: second, moving: differing(first, second) })
      }
    },
    /** Asks them after a success of the act; does nothing once an effect was seen. */
    async after(): Promise<void> {
      if (isSeen) return
      asked = true
      for (const [read, still] of before) {
        const now = await answerTo(read)
        // Nothing is known of a read that is refused now.
        isSeen = now === undefined || hasChanged(still, now)
        if (isSeen) return
      }
    },
    /** Returns the error of an act that succeeded and was never seen to change anything. */
    violations(): Violation[] {
      if (isSeen || !asked) return []
      if (![...before.keys()].some(isAboutAll)) return []
      const names = [...before.keys()].map(({ id }) => id).join(' or ')
      return [
        {
          at: '',
          rule: 'unchanged-afterwards',
          expected: `another answer of ${names}`,
          got: 'the same as before',
        },
      ]
    },
  }
}

/** Returns true when an answer differs in more than the values that change by themselves. */
export function hasChanged({ leaves, moving }: Still, now: Leaves): boolean {
  return [...differing(leaves, now)].some((pointer) => !moving.has(pointer))
}

/** Returns the pointers at which two answers differ. */
export function differing(one: Leaves, other: Leaves): Set<string> {
  const pointers = new Set([...one.keys(), ...other.keys()])
  return new Set([...pointers].filter((pointer) => one.get(pointer) !== other.get(pointer)))
}

/** Returns the values of an answer by their pointers; an empty list or object is a value. */
export function leavesOf(node: unknown, at = ''): Map<string, string> {
  const parts: [string | number, unknown][] = Array.isArray(node)
    ? [...(node as unknown[]).entries()]
    : isJson(node)
      ? Object.entries(node)
      : []
  if (parts.length === 0) return new Map([[at, show(node)]])
  return new Map(parts.flatMap(([key, part]) => [...leavesOf(part, `${at}/${key}`)]))
}
