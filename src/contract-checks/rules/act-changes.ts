import { changeFaults } from '#src/core/contract/changes.ts'
import { markAt } from '../document/operation.ts'
import { onKey, type Rule } from './rule.ts'

export const actChanges: Rule = {
  id: 'act-changes',
  cause:
    'After an act the app reads again what `x-changes` names, and nothing else: a read that is missing there stays on ' +
    'the screen as it was.',
  fix:
    'Write `x-changes: [listWallets, spot-orders]` on each act: operationIds of reads, and names of groups of them that ' +
    'the root lists in `x-read-groups`. An act after which no read of the caller answers otherwise says so with an empty ' +
    'list.',
  check({ root, operations }, report) {
    const marks = operations.map(({ id, node }) => ({
      id,
      effect: node['x-effect'],
      changes: node['x-changes'],
    }))
    for (const { operation: id, at, text } of changeFaults(marks, root.node['x-read-groups'])) {
      const operation = operations.find((one) => one.id === id)
      if (operation === undefined) report(root.location.child([...at]), text)
      else report(at.length === 0 ? onKey(operation.location) : markAt(operation, ...at), text)
    }
  },
}
