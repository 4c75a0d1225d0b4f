import { isJson, show } from '../document/place.ts'
import { markAt } from '../document/operation.ts'
import { onKey, type Rule } from './rule.ts'

const KINDS = ['specification', 'public', 'proposed']

export const operationSource: Rule = {
  id: 'operation-source',
  cause: 'Whoever meets a server that answers differently has to know what the contract rests on.',
  fix: 'Write `x-source: { kind: specification | public | proposed, reference: where it stands }`.',
  check({ operations }, report) {
    for (const operation of operations) {
      const source = operation.node['x-source']
      const at = markAt(operation, 'x-source')
      if (source === undefined) report(onKey(operation.location), `${operation.id} has no x-source`)
      else if (!isJson(source)) report(at, 'x-source is not an object of kind and reference')
      else if (!KINDS.includes(show(source['kind'])))
        report(
          'kind' in source ? at.child('kind') : at,
          `the kind of x-source is not one of ${KINDS.join(', ')}`,
        )
      else if (typeof source['reference'] !== 'string' || source['reference'].trim() === '')
        report(at, 'x-source has no reference')
      else
        for (const key of Object.keys(source))
          if (key !== 'kind' && key !== 'reference') report(at.child(key), `x-source has no member ${key}`)
    }
  },
}
