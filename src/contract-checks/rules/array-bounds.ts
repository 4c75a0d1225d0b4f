import { descriptionOf, isFragment, typesOf, type Schema } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

export const arrayBounds: Rule = {
  id: 'array-bounds',
  cause:
    'Screens, mocks and checks treat an empty list as a case of its own, and a list without an end cannot be drawn ' +
    'or mocked.',
  fix: 'Write `maxItems`, and `minItems: 1` or a description that says when the list is empty.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      if (schema.target !== undefined || isFragment(schema) || !typesOf(schema).includes('array')) continue
      const what = schema.name ?? 'the list'
      const { minItems, maxItems } = schema.node
      if (typeof maxItems !== 'number') report(onKey(schema.location), `${what} has no maxItems`)
      if ((typeof minItems !== 'number' || minItems < 1) && !saysEmpty(schema))
        report(onKey(schema.location), `${what} may be empty, and its description does not say when`)
    }
  },
}

/** Returns true when the schema's description mentions the empty case, or those of all its users do. */
function saysEmpty(schema: Schema): boolean {
  const says = (one: Schema): boolean => /\bempty\b/i.test(descriptionOf(one))
  return says(schema) || (schema.uses.length > 0 && schema.uses.every(says))
}
