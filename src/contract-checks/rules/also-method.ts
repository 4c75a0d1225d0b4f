import { child, show } from '../document/place.ts'
import { asPlace } from '../document/operation.ts'
import type { Rule } from './rule.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

export const alsoMethod: Rule = {
  id: 'also-method',
  cause:
    '`x-also-method` says which other HTTP method real servers answer to; the client may fall back to it.',
  fix: `Write a list of ${METHODS.join(', ')} without the operation's own method and without one that the path declares.`,
  check({ operations }, report) {
    const declared = new Set(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`))
    for (const operation of operations) {
      const mark = child(asPlace(operation), 'x-also-method')
      if (mark === undefined) continue
      const methods: readonly unknown[] = Array.isArray(mark.node) ? mark.node : [mark.node]
      if (methods.length === 0) report(mark.location, 'x-also-method is empty')
      for (const method of methods)
        if (!METHODS.includes(show(method)))
          report(mark.location, `x-also-method ${show(method)} is not one of ${METHODS.join(', ')}`)
        else if (method === operation.method.toUpperCase())
          report(mark.location, `x-also-method ${method} is the operation's own method`)
        else if (declared.has(`${show(method)} ${operation.path}`))
          report(mark.location, `${show(method)} ${operation.path} is an operation of its own`)
    }
  },
}
