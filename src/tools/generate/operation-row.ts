import { readsOf } from '#src/core/contract/changes.ts'
import { type Call, type Contract, isSecured, type JsonSchema, tagOf } from './contract.ts'
import { field, key, type ShapeWriter } from './shapes.ts'

const encodings: Record<string, string> = {
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
  'application/json': 'json',
}

/** `text` is the code of a row, `uses` the schemas that it names. */
export type Row = { readonly call: Call; readonly text: string; readonly uses: readonly string[] }

/** The row of an operation: all that the client, the sandbox and the checks have to know of it. */
export function row(contract: Contract, shapes: ShapeWriter, call: Call): Row {
  const { operation, method, path } = call
  const uses: string[] = []
  const take = (node: { text: string; uses: readonly string[] }): string => {
    uses.push(...node.uses)
    return node.text
  }
  const lines = [
    `id: ${text(operation.operationId)}`,
    `tag: ${text(tagOf(operation))}`,
    `method: ${text(method)}`,
    `path: ${text(path)}`,
  ]
  const also = operation['x-also-method']
  if (also !== undefined) lines.push(`alsoMethod: ${text(([] as string[]).concat(also)[0] ?? '')}`)
  const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {})
  lines.push(`encoding: ${text(type === undefined ? 'none' : (encodings[type] ?? 'json'))}`)
  lines.push(`effect: ${text(operation['x-effect'])}`)
  const changes = readsOf(operation['x-changes'] ?? [], contract['x-read-groups'] ?? {})
  if (changes.length > 0) lines.push(`changes: ${JSON.stringify(changes)}`)
  lines.push(`secured: ${isSecured(contract, operation)}`)
  for (const [name, place] of [
    ['params', 'path'],
    ['query', 'query'],
  ] as const) {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === place)
    if (parameters.length === 0) continue
    const fields = parameters.map((parameter) => {
      const required = place === 'path' || parameter.required === true
      return `${key(parameter.name)}: ${field(take(shapes.shape(parameter.schema)), required, undefined)}`
    })
    lines.push(`${name}: { ${fields.join(', ')} }`)
  }
  if (media !== undefined)
    lines.push(`body: ${take(shapes.object(shapes.resolve(media.schema), media.encoding))}`)
  lines.push(`data: ${take(shapes.shape(dataSchema(shapes, call)))}`)
  if (operation['x-bare'] === true) lines.push('bare: true')
  const service = operation['x-optional-service']
  if (service !== undefined) lines.push(`optionalService: ${text(service)}`)
  if (operation['x-secrets']) lines.push(`secrets: ${JSON.stringify(operation['x-secrets'])}`)
  if (operation['x-errors']) {
    const errors = operation['x-errors'].map(({ code, key: message, field: at, need }) =>
      JSON.stringify({ code, key: message, field: at, need }),
    )
    // Limits that are refused alike make one row.
    lines.push(`errors: [${[...new Set(errors)].join(', ')}]`)
  }
  if (operation['x-paging']) lines.push(`paging: ${JSON.stringify(operation['x-paging'])}`)
  const patterns = operation['x-paging'] ? textPatterns(shapes, call) : {}
  if (Object.keys(patterns).length > 0) lines.push(`patterns: ${JSON.stringify(patterns)}`)
  const body = lines.map((line) => `  ${line},\n`).join('')
  return {
    call,
    text: `export const ${operation.operationId}Operation: Operation = {\n${body}}\n\n`,
    uses,
  }
}

/** Patterns of the texts that a request may hold, by their names. */
function textPatterns(shapes: ShapeWriter, { operation }: Call): Record<string, string> {
  const [media] = Object.values(operation.requestBody?.content ?? {})
  const fields = [
    ...(operation.parameters ?? []).map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(media === undefined ? {} : shapes.members(shapes.resolve(media.schema)).properties),
  ]
  const patterns: Record<string, string> = {}
  for (const [name, schema] of fields) {
    const { pattern } = shapes.resolve(schema)
    if (typeof pattern === 'string') patterns[name] = pattern
  }
  return patterns
}

/** The schema of `data` in a successful answer; of the whole body where the server sends it bare. */
function dataSchema(shapes: ShapeWriter, { operation }: Call): JsonSchema {
  const schema = operation.responses['200'].content['application/json'].schema
  if (operation['x-bare'] === true) return schema
  return shapes.members(schema).properties['data'] ?? { type: 'null' }
}

const text = (value: string): string => `'${value}'`
