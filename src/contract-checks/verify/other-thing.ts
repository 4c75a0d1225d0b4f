import type { ApiOperation } from '../api/api.ts'
import { isJson, show } from '../document/place.ts'
import type { Violation } from '../judge/violation.ts'
import { keyIn } from './collections.ts'
import { dataOf } from './data-of.ts'
import type { Input } from './input.ts'
import type { Trial } from './trial.ts'

/** A read of one thing by its key must not answer with another thing. */
export function otherThing(
  { api }: Trial,
  operation: ApiOperation,
  input: Input,
  body: unknown,
): Violation[] {
  const data = dataOf(api, body)
  if (operation.effect === 'act' || operation.rows !== undefined || !isJson(data)) return []
  const sent = { ...input.parameters, ...input.body }
  return Object.entries(sent).flatMap(([name, value]): Violation[] => {
    const key = keyIn(data, name, operation)
    if (key === undefined || value === undefined || data[key] === null || show(data[key]) === show(value))
      return []
    const expected = `the one with ${key} ${show(value)}`
    return [{ at: `/${name}`, rule: 'parameter-ignored', expected, got: `${key} ${show(data[key])}` }]
  })
}
