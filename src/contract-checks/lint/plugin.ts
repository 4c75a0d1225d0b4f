import type { Plugin, UserContext } from '@redocly/openapi-core'
import { readDocument, type Contract } from '../document/contract.ts'
import { isJson, type Json } from '../document/place.ts'
import type { Rule, RuleContext } from '../rules/rule.ts'

export const PREFIX = 'openbourse'

type Visit = (options: unknown) => { Root(root: unknown, context: UserContext): void }

/**
 * Our rules as a redocly plugin, so that theirs and ours come out of one walk over one load of the files.
 * `onRead` gets the document once, when the first of our rules sees it.
 */
export function createPlugin(
  rules: readonly Rule[],
  world: RuleContext,
  onRead: (contract: Contract) => void,
): Plugin {
  let contract: Contract | undefined
  const read = (root: Json, context: UserContext): Contract => {
    if (contract === undefined) onRead((contract = readDocument(root, context)))
    return contract
  }
  const visitors: [string, Visit][] = rules.map((rule) => [
    `${PREFIX}/${rule.id}`,
    (options: unknown) => ({
      Root(root: unknown, context: UserContext) {
        if (!isJson(root)) return
        rule.check(
          read(root, context),
          (location, message) => context.report({ message, location }),
          world,
          isJson(options) ? options : {},
        )
      },
    }),
  ])
  const all = Object.fromEntries(visitors)
  return { id: PREFIX, rules: { oas3: all, async3: all } }
}
