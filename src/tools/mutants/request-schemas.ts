import { calls, type Contract, type ContractOperation, readContract } from '../generate/contract.ts'

type SchemasByOperation = ReadonlyMap<string, ReadonlySet<string>>

let found: SchemasByOperation | undefined

/** Names of the schemas that the request of each operation consists of, by operation. */
export function requestSchemas(): SchemasByOperation {
  found ??= readRequestSchemas()
  return found
}

function readRequestSchemas(): SchemasByOperation {
  const contract = readContract('generated/contract.json')
  return new Map(
    calls(contract).map(({ operation }) => [operation.operationId, reached(contract, operation)]),
  )
}

function reached(contract: Contract, { requestBody, parameters }: ContractOperation): Set<string> {
  const names = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (names.has(name)) continue
      names.add(name)
      follow(contract.components.schemas[name])
    }
  }
  follow([requestBody, parameters])
  return names
}
