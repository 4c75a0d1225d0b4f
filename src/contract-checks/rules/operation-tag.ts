import { child, elements, isJson, show } from '../document/place.ts'
import { markAt } from '../document/operation.ts'
import { onKey, type Rule } from './rule.ts'

export const operationTag: Rule = {
  id: 'operation-tag',
  cause:
    'The tag is the area an operation belongs to; generated files are split by it, so there must be exactly one.',
  fix: 'Give the operation one of the tags declared at the root, or declare the new area there.',
  replaces: ['operation-singular-tag', 'operation-tag-defined'],
  check({ operations, root }, report) {
    const declared = child(root, 'tags')
    const known = new Set(
      (declared === undefined ? [] : elements(declared)).map(({ node }) =>
        isJson(node) ? node['name'] : undefined,
      ),
    )
    for (const operation of operations) {
      const tags: unknown = operation.node['tags']
      if (!Array.isArray(tags) || tags.length === 0)
        report(onKey(operation.location), `${operation.id} has no tag`)
      else if (tags.length > 1)
        report(markAt(operation, 'tags'), `${operation.id} has ${tags.length} tags instead of one`)
      else if (!known.has(tags[0]))
        report(markAt(operation, 'tags', 0), `tag ${show(tags[0])} is not declared at the root`)
    }
  },
}
