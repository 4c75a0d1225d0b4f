import { typesOf } from '../document/schema.ts'
import type { Rule } from './rule.ts'

export const decimalIsText: Rule = {
  id: 'decimal-is-text',
  cause:
    'A JSON number becomes a float on the way, and 0.1 + 0.2 is not 0.3: money would be lost without a trace.',
  fix: 'Refer to the shared Decimal (text, `format: decimal`); bounds are `x-decimal-…`, places `x-decimal-places`.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      const { node, location } = schema
      if (schema.target === undefined && typesOf(schema).includes('number'))
        report(location.child('type'), `${schema.name ?? 'a value'} is a float`)
      if ('multipleOf' in node && !Number.isInteger(node['multipleOf']))
        report(location.child('multipleOf'), 'multipleOf is not an integer')
      if (node['format'] === 'decimal' && !typesOf(schema).includes('string'))
        report(location.child('format'), 'a decimal is not text')
    }
  },
}
