import { patternText } from '../api/pattern-text.ts'
import { whole } from '../document/schema.ts'
import { requestFields } from '../document/operation.ts'
import { isJson } from '../document/place.ts'
import { onKey, type Rule } from './rule.ts'

export const requestPossible: Rule = {
  id: 'request-possible',
  cause:
    'Without a schema of the request, or with a pattern of which no text can be made, an operation is never called.',
  fix: 'Say the schema of the body; beside such a pattern give an `example`, or name `values` in the configuration.',
  check({ operations }, report) {
    for (const operation of operations) {
      const { id, location, requests } = operation
      for (const { schema, location: at } of requests)
        if (schema === undefined) report(onKey(at), `${id}: the body has no schema`)
      const hasExample = requests.some(
        ({ node }) => node['example'] !== undefined || isJson(node['examples']),
      )
      for (const [name, schema] of hasExample ? [] : requestFields(operation)) {
        const { pattern, example, examples, default: usual } = schema === undefined ? {} : whole(schema)
        const isGiven = [example, examples, usual].some((each) => each !== undefined)
        if (typeof pattern !== 'string' || isGiven || patternText(pattern) !== undefined) continue
        report(onKey(schema?.location ?? location), `${id}: no text can be made for the pattern of ${name}`)
      }
    }
  },
}
