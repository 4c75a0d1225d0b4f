import { isFragment, typesOf } from '../document/schema.ts'
import { list, show } from '../document/place.ts'
import { onKey, type Rule } from './rule.ts'

export const enumNames: Rule = {
  id: 'enum-names',
  cause: 'A number in an enum says nothing; its name becomes the constant that code and reports use.',
  fix: 'Write `x-enum-varnames` with one name in CAPITALS per value, in the same order, no name twice.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      if (isFragment(schema)) continue
      const names = schema.node['x-enum-varnames']
      const at = schema.location.child('x-enum-varnames')
      const count = list(schema.node['enum']).length
      if (names === undefined) {
        if (typesOf(schema).includes('integer') && count > 1)
          report(onKey(schema.location.child('enum')), 'an enum of integers has no x-enum-varnames')
      } else if (!Array.isArray(names) || names.length !== count)
        report(at, `x-enum-varnames has ${list(names).length} names for ${count} values`)
      else if (new Set(names).size !== names.length) report(at, 'x-enum-varnames has the same name twice')
      else if (!names.every((name) => /^[A-Z][A-Z0-9_]*$/.test(show(name))))
        report(at, 'x-enum-varnames has a name that is not in CAPITALS')
    }
  },
}
