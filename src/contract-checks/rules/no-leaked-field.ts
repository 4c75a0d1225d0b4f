import { idOf, list, show } from '../document/place.ts'
import type { Schema } from '../document/schema.ts'
import { onKey, type Rule } from './rule.ts'

/** Never in an answer: keys of the house, totals of the platform, what protects a member. */
const NEVER = [
  'withdrawKey',
  'mainAddress',
  'coldWalletAddress',
  'hotAllBalance',
  'allBalance',
  'masterAddress',
  'coinPrivateKey',
  'privateKey',
  'mnemonic',
  'salt',
  'password',
  'jyPassword',
  'payPwd',
  'loginPassword',
  'fundPassword',
  'googleKey',
]
/** Shown once, when it is made; never again, so never in a list. */
const ONCE = ['secretKey', 'secret', 'apiSecret', 'token']

export const noLeakedField: Rule = {
  id: 'no-leaked-field',
  cause:
    'Public servers of this family hand out keys, salts and platform totals. What the contract names, clients and ' +
    'servers built from it will carry.',
  fix: 'Leave the field out of the answer. A secret that is shown once may stand in the answer that makes it, not in a list.',
  check({ operations }, report) {
    const told = new Set<string>()
    for (const operation of operations)
      for (const { media } of operation.answers)
        for (const { schema } of media) if (schema !== undefined) walk(schema, false, new Set())

    function walk(schema: Schema, inList: boolean, path: ReadonlySet<Schema>): void {
      if (path.has(schema)) return
      const banned = inList ? [...NEVER, ...ONCE] : NEVER
      const names = new Set(
        [schema.name, ...list(schema.node['x-alias'])].map((name) => show(name).toLowerCase()),
      )
      const leak =
        schema.via === 'property' ? banned.find((name) => names.has(name.toLowerCase())) : undefined
      if (leak !== undefined && !told.has(idOf(schema.location))) {
        told.add(idOf(schema.location))
        report(
          onKey(schema.location),
          `${leak} must not be in ${NEVER.includes(leak) ? 'an answer' : 'a list'}`,
        )
      }
      const below = new Set([...path, schema])
      if (schema.target !== undefined) walk(schema.target, inList, below)
      for (const part of schema.children) walk(part, inList || part.via === 'items', below)
    }
  },
}
