import { child, show } from '../document/place.ts'
import { asPlace } from '../document/operation.ts'
import type { Rule } from './rule.ts'

const NAME = /^[a-z]+(-[a-z]+)*$/

export const optionalService: Rule = {
  id: 'optional-service',
  cause:
    'The app calls a service missing where a read with `x-optional-service` is answered by HTTP 403 or 404: it then says so ' +
    'and leaves the menus. An act that is refused so says nothing about the whole service.',
  fix: 'Write the name of the service, in kebab-case, on the reads that its screens begin with.',
  check({ operations }, report) {
    for (const operation of operations) {
      const mark = child(asPlace(operation), 'x-optional-service')
      if (mark === undefined) continue
      if (typeof mark.node !== 'string' || !NAME.test(mark.node))
        report(mark.location, `x-optional-service ${show(mark.node)} is no name in kebab-case`)
      if (operation.node['x-effect'] !== 'read')
        report(mark.location, `${operation.id} is no read, so it cannot tell that a service is missing`)
    }
  },
}
