import type { ApiOperation } from '../api/api.ts'
import { parseWire } from '#src/core/contract/json.ts'
import { valueAt } from '../api/pointer.ts'
import { isJson, show } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import type { Account } from './account.ts'
import { widest } from './check-state.ts'
import { listsOf } from './collections.ts'
import { rowsOf } from './filters.ts'
import { toCall } from './input.ts'
import { areaOf } from './memory.ts'
import { wordsOf } from './names.ts'
import type { Trial } from './trial.ts'

const MAKES = new Set(['create', 'add', 'save', 'new', 'make', 'insert', 'post', 'register', 'open', 'issue'])
const LISTS = new Set(['list', 'find', 'search', 'query', 'all', 'get', 'my', 'own', 'of', 'by', 'page'])

/**
 * Checks that the thing an operation creates is found afterwards: one of the lists of the same things has to change.
 * They are found by names (`createApiKey`, `listApiKeys`), or by path and schema (`/book/create`, `/book/list`).
 */
export function checkCreation(trial: Trial, operation: ApiOperation, account: Account) {
  const lists = listsFor(trial, operation)
  let known: readonly (string | undefined)[] = []

  /** Returns the answer of a list; undefined where it is refused, or where a new row may stand on a later page. */
  async function look(list: ApiOperation): Promise<string | undefined> {
    const input = widest(trial, list)
    const reply = await trial.http(toCall(list, trial.server, input, account.own()))
    if (!reply.ok || trial.judge.succeeded(list, reply.answer) !== true) return undefined
    const parsed = parseWire(reply.answer.text ?? '')
    if (!parsed.ok) return undefined
    const { size = '', total } = list.paging ?? {}
    const most = input.body[size] ?? input.parameters[size]
    const isFull = most !== undefined && show(rowsOf(list, parsed.value).length) === show(most)
    const isCounted =
      total !== undefined && isJson(parsed.value) && valueAt(parsed.value, total) !== undefined
    return isFull && !isCounted ? undefined : JSON.stringify(parsed.value)
  }

  async function lookAll(): Promise<(string | undefined)[]> {
    const all: (string | undefined)[] = []
    for (const list of lists) all.push(await look(list))
    return all
  }

  return {
    async before(): Promise<void> {
      known = await lookAll()
    },
    /** Returns the errors after the operation has succeeded since `before`. */
    async after(): Promise<Violation[]> {
      if (known.length === 0 || known.includes(undefined)) return []
      const now = await lookAll()
      if (now.includes(undefined) || now.some((text, at) => text !== known[at])) return []
      const expected = `it in ${lists.map(({ id }) => id).join(' or ')}`
      return [{ at: '', rule: 'not-found-afterwards', expected, got: 'the same list as before' }]
    },
  }
}

/** Lists of the same area whose things have the name of what is made; else those of the same path and schema. */
function listsFor({ api, sources, allowed }: Trial, operation: ApiOperation): ApiOperation[] {
  if (operation.effect !== 'act') return []
  const [verb = '', ...thing] = wordsOf(operation.id)
  const named = api.operations.filter((list) => {
    const about = wordsOf(list.id).filter((word) => !LISTS.has(word))
    return (
      list.effect === 'read' &&
      areaOf(list) === areaOf(operation) &&
      /^(list|find|search|query)/i.test(list.id) &&
      about.join() === thing.join()
    )
  })
  if (MAKES.has(verb) && thing.length > 0 && named.length > 0) return named
  // A document with `x-changes` says itself which reads an act changes.
  if (operation.node['x-changes'] !== undefined || !makes(operation)) return []
  return listsOf(api, sources, operation).filter((list) => allowed.includes(list))
}

/** Named as making something, or a POST on a collection. */
function makes({ id, path, method }: ApiOperation): boolean {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? ''
  const words = [...wordsOf(id), ...wordsOf(last)]
  return method === 'POST' && words.some((word) => MAKES.has(word)) && !path.endsWith('}')
}
