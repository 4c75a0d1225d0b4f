import { list, show } from '../document/place.ts'
import { isOfAnswer, markAt } from '../document/operation.ts'
import { onKey, type Rule } from './rule.ts'

export const operationEffect: Rule = {
  id: 'operation-effect',
  cause:
    'x-effect decides whether a call is a query (cached, repeated, prefetched) or a mutation; the HTTP method does ' +
    'not tell. A read whose request carries a secret would leave it in the query cache.',
  fix: 'Write `x-effect: read` or `x-effect: act`; an operation with secrets in its request is an act.',
  check({ operations }, report) {
    for (const operation of operations) {
      const effect = operation.node['x-effect']
      if (effect === undefined) report(onKey(operation.location), `${operation.id} has no x-effect`)
      else if (effect !== 'read' && effect !== 'act')
        report(markAt(operation, 'x-effect'), `x-effect ${show(effect)} is neither read nor act`)
      const sent = list(operation.node['x-secrets']).filter((name) => !isOfAnswer(show(name)))
      if (effect === 'read' && sent.length > 0)
        report(
          markAt(operation, 'x-effect'),
          `${operation.id} sends a secret (${sent.join(', ')}), so it is an act`,
        )
    }
  },
}
