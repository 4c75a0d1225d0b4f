import { isFragment, isPartOnly, isUntyped } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

export const noUntypedSchema: Rule = {
  id: 'no-untyped-schema',
  cause: 'A schema without a type takes anything: no generated type, no mock and no check can be made of it.',
  fix: 'Say `type`, `enum` or `const`, refer with `$ref`, or compose; `items` and map values too.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      const what = schema.name ?? (schema.via === 'root' ? 'the schema' : schema.via)
      const elsewhere = schema.via === 'names' || isFragment(schema) || isPartOnly(schema)
      if (!elsewhere && isUntyped(schema)) report(onKey(schema.location), `${what} has no type`)
      if (schema.node['type'] === 'array' && schema.node['items'] === undefined && !isFragment(schema))
        report(onKey(schema.location), `${what} is a list of untyped items`)
    }
  },
}
