import type { ApiOperation } from '../api/api.ts'
import { parseWire } from '#src/core/contract/json.ts'
import type { Violation } from '../judge/violation.ts'
import type { Account } from './account.ts'
import type { Line } from './caller.ts'
import { exampleInput, toCall } from './input.ts'
import { areaOf } from './memory.ts'
import { wordsOf } from './names.ts'

const MAKES = new Set(['create', 'add', 'save', 'new', 'make', 'insert', 'post', 'register', 'open', 'issue'])
const LISTS = new Set(['list', 'find', 'search', 'query', 'all', 'get', 'my', 'own', 'of', 'by', 'page'])

/**
 * Checks that the thing an operation creates is found afterwards: one of the lists of the same things (`createApiKey`,
 * `listApiKeys`) has to change.
 */
export function checkCreation(line: Line, operation: ApiOperation, account: Account) {
  const lists = listsFor(line, operation)
  let known: readonly (string | undefined)[] = []

  async function look(list: ApiOperation): Promise<string | undefined> {
    const reply = await line.http(toCall(list, line.server, exampleInput(list), account.own()))
    if (!reply.ok || line.judge.succeeded(list, reply.answer) !== true) return undefined
    const parsed = parseWire(reply.answer.text ?? '')
    return parsed.ok ? JSON.stringify(parsed.value) : undefined
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

/** Lists of the same area whose things have the name of what is made. */
function listsFor({ api }: Line, operation: ApiOperation): ApiOperation[] {
  const [verb = '', ...thing] = wordsOf(operation.id)
  if (operation.effect !== 'act' || !MAKES.has(verb) || thing.length === 0) return []
  return api.operations.filter((list) => {
    const named = wordsOf(list.id).filter((word) => !LISTS.has(word))
    return (
      list.effect === 'read' &&
      areaOf(list) === areaOf(operation) &&
      /^(list|find|search|query)/i.test(list.id) &&
      named.join() === thing.join()
    )
  })
}
