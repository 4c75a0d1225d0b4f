import { descriptionOf, isFragment } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

export const propertyDescribed: Rule = {
  id: 'property-described',
  cause: 'A name alone does not say what a field means, when it is null or absent, or what it is counted in.',
  fix: 'Give the property a `description`, beside its `$ref` if it has one.',
  check({ schemas }, report) {
    for (const schema of schemas)
      if (schema.via === 'property' && !isFragment(schema) && descriptionOf(schema).trim() === '')
        report(onKey(schema.location), `${schema.name ?? ''} has no description`)
  },
}
