/** Writes what each operation takes and gives on the wire, as types: for the sandbox's handlers. */
import { type Call, calls, type Contract, type ContractParameter, type JsonSchema } from './contract.ts'
import { createShapeWriter } from './shapes.ts'

const banner = '// Generated from the contract by `npm run generate`. Do not edit.\n'
/** Name of the file that orval puts a schema's type in, without ending. */
export const fileOf = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

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
        `export type OperationTypes = {\n${rows.join('')}}\n`,
      ].join(''),
    ],
  ])
}
