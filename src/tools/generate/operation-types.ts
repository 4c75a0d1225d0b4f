/** Writes what each operation takes and gives on the wire, as types: for the sandbox's handlers. */
import { refusalsByNeed } from '#src/core/contract/needs.ts'
import { type Call, calls, type Contract, type ContractParameter, type JsonSchema } from './contract.ts'
import { createShapeWriter } from './shapes.ts'

const banner = '// Generated from the contract by `npm run generate`. Do not edit.\n'
/** Name of the file that orval puts a schema's type in, without ending. */
export const fileOf = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

function refusals({ operation }: Call): string {
  const { operationId } = operation
  const byKey = Map.groupBy(operation['x-errors'] ?? [], ({ key }) => key)
  const lines = [...byKey].map(([key, entries]) => {
    const fields = new Set(entries.map(({ field }) => (field === undefined ? 'undefined' : `'${field}'`)))
    return `    '${key}': ${[...fields].join(' | ')}\n`
  })
  return lines.length === 0
    ? `  ${operationId}: Record<never, never>\n`
    : `  ${operationId}: {\n${lines.join('')}  }\n`
}

/** The keys that say which prerequisite a member lacks. */
function needKeys({ operation }: Call): string {
  const keys = refusalsByNeed(operation['x-errors']).map(({ key }) => `'${key}'`)
  return keys.length === 0 ? '' : `  ${operation.operationId}: ${[...new Set(keys)].join(' | ')}\n`
}

/** The `{ctx: name}` of a request's schema, each with the type of what the keyword takes. */
function limits(contract: Contract, { operation }: Call): string {
  const found = new Map<string, string>()
  const seen = new Set<unknown>()
  const collect = (argument: unknown, type: string): void => {
    if (typeof argument !== 'object' || argument === null) return
    const name: unknown = Reflect.get(argument, 'ctx')
    if (typeof name === 'string') found.set(name, type)
    else for (const part of Object.values(argument)) collect(part, type)
  }
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    for (const [word, value] of Object.entries(node)) {
      if (word === '$ref') visit(contract.components.schemas[String(value).split('/').at(-1) ?? ''])
      else if (word === 'x-decimal-places') collect(value, 'number')
      else if (word.startsWith('x-')) collect(value, 'string')
      else visit(value)
    }
  }
  visit(operation.requestBody?.content)
  const names = [...found].map(([name, type]) => `${name}: ${type} | null`)
  return names.length === 0 ? '' : `  ${operation.operationId}: { ${names.join('; ')} }\n`
}

export function writeTypes(contract: Contract): Map<string, string> {
  const shapes = createShapeWriter(contract)
  const imported = new Set<string>()
  const model = (schema: JsonSchema): string => {
    const name = shapes.named(schema['$ref'])
    if (name === undefined) return basic(schema)
    imported.add(name)
    return name
  }
  const basic = (schema: JsonSchema): string => {
    const type = schema['type']
    if (type === 'integer' || type === 'number') return 'number'
    if (type === 'boolean') return 'boolean'
    if (type === 'array') return `${model(schema['items'] as JsonSchema)}[]`
    if (type === 'null') return 'null'
    return 'string'
  }
  const record = (call: Call, place: ContractParameter['in']): string => {
    const parameters = (call.operation.parameters ?? []).filter((parameter) => parameter.in === place)
    const fields = parameters.map(
      ({ name, required, schema }) => `${name}${required === true ? '' : '?'}: ${model(schema)}`,
    )
    return fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`
  }
  const rows = calls(contract).map((call) => {
    const [media] = Object.values(call.operation.requestBody?.content ?? {})
    const body = media === undefined ? 'Record<never, never>' : model(media.schema)
    const response = model(call.operation.responses['200'].content['application/json'].schema)
    const data = call.operation['x-bare'] === true ? response : `DataOf<${response}>`
    return [
      `  ${call.operation.operationId}: {\n`,
      `    params: ${record(call, 'path')}\n    query: ${record(call, 'query')}\n`,
      `    body: ${body}\n    data: ${data}\n  }\n`,
    ].join('')
  })
  const imports = [...imported]
    .sort()
    .map((name) => `import type { ${name} } from '../wire/${fileOf(name)}.ts'\n`)
  return new Map([
    [
      'operations/types.ts',
      [
        banner,
        ...imports,
        '\ntype DataOf<Body> = Body extends { data: infer Data } ? Data : Body extends { data?: infer Data } ? Data : null\n\n',
        '/** Parts of each operation: path and query parameters, body, and `data` of the answer. */\n',
        `export type OperationTypes = {\n${rows.join('')}}\n\n`,
        '/** The refusals that `x-errors` names, per operation: each key with the request fields that it belongs to. */\n',
        `export type OperationRefusals = {\n${calls(contract).map(refusals).join('')}}\n\n`,
        '/** The keys of those refusals that say which prerequisite a member lacks (`need`). */\n',
        `export type OperationNeeds = {\n${calls(contract).map(needKeys).join('')}}\n\n`,
        '/** The limits of requests that are known at run time only (`$ctx`). One that is null does not apply. */\n',
        `export type OperationLimits = {\n${calls(contract)
          .map((call) => limits(contract, call))
          .join('')}}\n`,
      ].join(''),
    ],
  ])
}
