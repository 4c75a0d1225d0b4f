import { calls, type Contract, readContract } from '../generate/contract.ts'

let found: ReadonlySet<string> | undefined

/** Names of the schemas that requests consist of. */
export function requestSchemas(): ReadonlySet<string> {
  found ??= reached(readContract('generated/contract.json'))
  return found
}

function reached(contract: Contract): Set<string> {
  const names = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue
      names.add(name)
      follow(contract.components.schemas[name])
    }
  }
  for (const { operation } of calls(contract)) follow([operation.requestBody, operation.parameters])
  return names
}
