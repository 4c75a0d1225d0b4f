import type { ApiOperation } from '../api/api.ts'
import { parseWire } from '#src/core/contract/json.ts'
import { isJson, show, type Json } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import type { Account } from './account.ts'
import { listsOf, rowNamed, singlesOf } from './collections.ts'
import { dataOf } from './data-of.ts'
import { rowsOf } from './filters.ts'
import { exampleInput, toCall, withField, type Input } from './input.ts'
import { wordsOf } from './names.ts'
import type { Trial } from './trial.ts'

const REMOVES = new Set(['delete', 'remove', 'clear'])
const ENDS = new Set(['cancel', 'revoke', 'close'])
const CHANGES = new Set(['update', 'edit', 'modify', 'change', 'set', 'put', 'patch', 'rename'])

type Effect = 'remove' | 'end' | 'change'
type Look = { readonly rows: readonly Json[]; readonly single: Json | undefined }

/**
 * Checks that an act without `x-changes` does what its name or method says: the row that it names is gone afterwards,
 * or is another; a field that was sent has the value that was sent. The reads are found by path and schema.
 */
export function checkState(trial: Trial, operation: ApiOperation, account: Account) {
  const effect = operation.node['x-changes'] === undefined ? effectOf(operation) : undefined
  const reads =
    effect === undefined
      ? []
      : [
          ...listsOf(trial.api, trial.sources, operation),
          ...(effect === 'change' ? singlesOf(trial.api, trial.sources, operation) : []),
        ].filter((read) => trial.allowed.includes(read))
  const known = new Map<ApiOperation, Look>()

  async function look(read: ApiOperation): Promise<Look | undefined> {
    const reply = await trial.http(toCall(read, trial.server, widest(trial, read), account.own()))
    if (!reply.ok || trial.judge.succeeded(read, reply.answer) !== true) return undefined
    if (trial.judge.answer(read, reply.answer).length > 0) return undefined
    const parsed = parseWire(reply.answer.text ?? '')
    if (!parsed.ok) return undefined
    const data = dataOf(trial.api, parsed.value)
    return {
      rows: read.rows === undefined ? [] : rowsOf(read, parsed.value),
      single: isJson(data) ? data : undefined,
    }
  }

  return {
    async before(): Promise<void> {
      for (const read of reads) {
        const seen = await look(read)
        if (seen !== undefined) known.set(read, seen)
      }
    },
    /** Returns the errors after a success with that input. */
    async after(input: Input): Promise<Violation[]> {
      const sent = { ...input.parameters, ...input.body }
      const untouched: string[] = []
      for (const [read, before] of known) {
        const was = read.rows === undefined ? before.single : rowNamed(before.rows, sent, operation)?.row
        if (was === undefined) continue
        const seen = await look(read)
        const now = read.rows === undefined ? seen?.single : seen && rowNamed(seen.rows, sent, operation)?.row
        if (seen === undefined || now === undefined || show(now) !== show(was)) return []
        if (effect === 'change' && !differs(was, sent)) return []
        untouched.push(read.id)
      }
      if (untouched.length === 0) return []
      const expected =
        effect === 'remove'
          ? `it gone from ${untouched.join(' and ')}`
          : `it changed in ${untouched.join(' and ')}`
      return [{ at: '', rule: 'unchanged-afterwards', expected, got: 'the same as before' }]
    },
  }
}

/** Returns the effect of an act on the thing that it names. */
export function effectOf({ id, method, path }: ApiOperation): Effect | undefined {
  if (method === 'DELETE') return 'remove'
  if (method === 'PUT' || method === 'PATCH') return 'change'
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? ''
  const words = [...wordsOf(id), ...wordsOf(last)]
  if (words.some((word) => REMOVES.has(word))) return 'remove'
  if (words.some((word) => ENDS.has(word))) return 'end'
  return words.some((word) => CHANGES.has(word)) ? 'change' : undefined
}

/** A field was sent with another value than the thing had. */
const differs = (was: Json, sent: Json): boolean =>
  Object.entries(sent).some(
    ([name, value]) => was[name] !== undefined && value !== undefined && show(was[name]) !== show(value),
  )

/** The list with as many rows as one answer may have. */
export function widest({ sources }: Pick<Trial, 'sources'>, read: ApiOperation): Input {
  const input = exampleInput(read)
  const size = read.paging?.size
  if (size === undefined) return input
  const schema =
    read.parameters.find(({ name }) => name === size)?.schema ??
    sources.reader.properties(read.body?.schema)[size]
  const { maximum } = sources.reader.keywords(schema)
  return typeof maximum === 'number' ? withField(read, input, size, Math.min(maximum, 100)) : input
}
