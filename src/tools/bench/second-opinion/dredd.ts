/* oxlint-disable house/arrows -- the bench stands on the contract checks */
import { readFileSync, writeFileSync } from 'node:fs'
import type { ApiOperation } from '#src/contract-checks/api/api.ts'
import { valueAt } from '#src/contract-checks/api/pointer.ts'
import { isJson, list, type Json } from '#src/contract-checks/document/place.ts'
import { run } from '../../run.ts'
import { CACHE, toolFile } from './contracts.ts'
import { dreddFailures } from './reports.ts'
import type { Foreign } from './subjects.ts'
import { KEY, type Recording, type Tool } from './tool.ts'
import { givenTo } from './values.ts'

type Mutable = Record<string, unknown>
/** Milliseconds after which it is stopped. */
const MOST = 120_000

/**
 * Dredd sends what the document has as examples, and stops where a required parameter has none: it gets a copy of the
 * contract with those of the recording.
 */
export function dredd(subject: Foreign, recording: Recording): Tool {
  const document = JSON.parse(readFileSync(subject.file, 'utf8')) as Json
  for (const operation of subject.api.operations) withExamples(document, operation, recording)
  const file = `${CACHE}/${subject.name}.dredd.json`
  const headers = [`api_key: ${KEY}`, `Authorization: Bearer ${KEY}`].flatMap((header) => [
    '--header',
    header,
  ])
  return {
    name: 'dredd',
    async failures(only) {
      const own = subject.api.operations.find(({ id }) => id === only)
      const paths = own === undefined ? document['paths'] : pathOf(document, own)
      writeFileSync(file, JSON.stringify({ ...document, paths }))
      const command = [toolFile('dredd'), file, subject.server.url.href, ...headers, '--no-color']
      const { output, code } = await run(command, { timeout: MOST, cwd: CACHE })
      const failures = dreddFailures(output)
      return code !== 0 && failures.length === 0 ? ['dredd stopped'] : failures
    },
  }
}

const part = (node: unknown, key: string): Mutable => {
  const inner = isJson(node) ? node[key] : undefined
  return isJson(inner) ? inner : {}
}

const nodeOf = (document: Json, { path, method }: ApiOperation): Mutable =>
  part(part(document['paths'], path), method.toLowerCase())

function pathOf(document: Json, operation: ApiOperation): Json {
  const { parameters = [] } = part(document['paths'], operation.path)
  return {
    [operation.path]: { parameters, [operation.method.toLowerCase()]: nodeOf(document, operation) },
  }
}

function withExamples(document: Json, operation: ApiOperation, recording: Recording): void {
  const recorded = recording.get(operation.id)
  if (recorded === undefined) return
  const node = nodeOf(document, operation)
  const parameters = list(node['parameters']).filter(isJson)
  for (const { name, value } of givenTo(operation, recorded)) {
    const parameter = parameters.find((each) => each['name'] === name)
    const { type } = part(parameter, 'schema')
    const example: unknown = type === 'integer' ? JSON.parse(value) : type === 'array' ? [value] : value
    if (parameter !== undefined) Object.assign(parameter, { example })
  }
  const { $ref } = part(node, 'requestBody')
  const body = typeof $ref === 'string' ? valueAt(document, $ref) : node['requestBody']
  const media = part(part(body, 'content'), 'application/json')
  if (recorded.text.startsWith('{') || recorded.text.startsWith('['))
    Object.assign(media, { example: JSON.parse(recorded.text) as unknown })
}
