import { isFragment, isPartOnly, typesOf, type Schema } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

export const noFreeFormObject: Rule = {
  id: 'no-free-form-object',
  cause:
    'An object that is not closed hides undeclared fields: a server could send anything and never be found out.',
  fix:
    'Write `additionalProperties: false`; on a composition `unevaluatedProperties: false`; on a map the schema of its ' +
    'values. Parts of an `allOf` stay open, their composition closes.',
  check({ schemas }, report) {
    for (const schema of schemas) {
      if (isFragment(schema) || !isObject(schema) || isClosed(schema) || isPartOnly(schema)) continue
      report(onKey(schema.location), `${nameOf(schema)} is open to undeclared properties`)
    }
  },
}

function isObject(schema: Schema): boolean {
  if (schema.target !== undefined) return false
  if (typesOf(schema).includes('object') || 'properties' in schema.node) return true
  return schema.children.some((part) => part.via === 'allOf' && isObject(part.target ?? part))
}

function isClosed({ node, children }: Schema): boolean {
  if (node['additionalProperties'] === false || node['unevaluatedProperties'] === false) return true
  return children.some(({ via, written }) => via === 'values' && written !== true)
}

function nameOf(schema: Schema): string {
  return schema.name ?? (schema.via === 'root' ? 'the object' : `the object in ${schema.via}`)
}
