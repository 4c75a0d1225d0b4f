import { markAt } from '../document/operation.ts'
import { onKey, type Rule } from './rule.ts'

const VERBS = new Set(
  (
    'add adjust answer appeal apply approve bind buy cancel change check claim close confirm convert copy create delete disable ' +
    'edit enable exchange filter find finish freeze generate get join list lock log look mark move open order pay place ' +
    'preview publish put read record redeem refund register release remove renew reopen replace request reset restore ' +
    'retry save search sell send set sign solve start stop submit subscribe switch sync take transfer turn unbind unlock ' +
    'unsubscribe update upload verify view vote withdraw'
  ).split(' '),
)

/** Uniqueness is redocly's `operation-operationId-unique`. */
export const operationId: Rule = {
  id: 'operation-id',
  cause: 'Hooks, types and messages are named after operationId; without a clear name nobody finds them.',
  fix: 'Write an English verb phrase in camelCase, such as `listDeposits`. A verb that is missing in the rule is added there.',
  replaces: ['operation-operationId'],
  check({ operations }, report) {
    for (const operation of operations) {
      const id = operation.node['operationId']
      if (typeof id !== 'string') {
        report(onKey(operation.location), `${operation.id} has no operationId`)
        continue
      }
      const at = markAt(operation, 'operationId')
      if (!/^[a-z]+([A-Z0-9][a-z0-9]*)*$/.test(id)) report(at, `operationId ${id} is not camelCase`)
      else if (!VERBS.has(id.match(/^[a-z]+/)?.[0] ?? ''))
        report(at, `operationId ${id} does not begin with a verb`)
    }
  },
}
