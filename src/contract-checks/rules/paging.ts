import { child, isJson, show } from '../document/place.ts'
import { asPlace, descend, requestFields, successBody } from '../document/operation.ts'
import { core, typesOf } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

const MEMBERS = new Set(['page', 'base', 'size', 'items', 'total'])

export const paging: Rule = {
  id: 'paging',
  cause: '`x-paging` drives the paged queries, the mocks and the check that pages are disjoint.',
  fix:
    'Write `{page, base, size, items, total}`: page and size name request fields, base is 0 or 1, items and total are ' +
    'pointers into the answer, to a list and to a number.',
  check({ operations }, report) {
    for (const operation of operations) {
      const fields = requestFields(operation)
      const mark = child(asPlace(operation), 'x-paging')
      if (mark === undefined) {
        if (fields.has('pageSize') || fields.has('limit'))
          report(onKey(operation.location), `${operation.id} takes a page size and has no x-paging`)
        continue
      }
      const { node, location } = mark
      if (!isJson(node)) {
        report(location, 'x-paging is not an object')
        continue
      }
      const at = (key: string) => (Object.hasOwn(node, key) ? location.child(key) : onKey(location))
      for (const key of Object.keys(node))
        if (!MEMBERS.has(key)) report(location.child(key), `x-paging has no member ${key}`)
      for (const key of ['page', 'size'])
        if (!fields.has(show(node[key])))
          report(at(key), `x-paging.${key}: ${operation.id} sends no field ${show(node[key])}`)
      if (node['base'] !== 0 && node['base'] !== 1) report(at('base'), 'x-paging.base is neither 0 nor 1')
      for (const [key, wanted] of [
        ['items', ['array']],
        ['total', ['integer', 'string']],
      ] as const) {
        const found = descend(successBody(operation)?.schema, show(node[key]).split('/').slice(1))
        const types = found === undefined ? [] : typesOf(core(found))
        if (!show(node[key]).startsWith('/') || !wanted.some((type) => types.includes(type)))
          report(
            at(key),
            `x-paging.${key} does not lead to ${key === 'items' ? 'a list' : 'a number'} in the answer`,
          )
      }
    }
  },
}
