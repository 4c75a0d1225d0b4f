/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isJson, list, show } from '#src/contract-checks/document/place.ts'
import { run } from '../../run.ts'
import { CACHE, toolFile } from './contracts.ts'
import { newmanFailures } from './reports.ts'
import type { Foreign } from './subjects.ts'
import { KEY, readReport, type Recording, type Tool } from './tool.ts'
import { givenTo } from './values.ts'

/** Milliseconds that an answer may take, as `latency` in our configuration. */
const SLOW = 800

const CONTRACT_TESTS = [
  'statusSuccess',
  'contentType',
  'jsonBody',
  'schemaValidation',
  'headersPresent',
] as const

/** A collection with all contract tests of Portman, run by the newman that comes with it. */
export async function portman(subject: Foreign, recording: Recording): Promise<Tool> {
  const [config, collection, part, output] = ['config', 'collection', 'part', 'newman'].map(
    (each) => `${CACHE}/${subject.name}.${each}.json`,
  ) as [string, string, string, string]
  const overwrites = subject.api.operations.flatMap((operation) => {
    const recorded = recording.get(operation.id)
    const given = recorded === undefined ? [] : givenTo(operation, recorded)
    const of = (place: string) =>
      given
        .filter((each) => each.in === place)
        .map(({ name, value }) => ({ key: name, value, overwrite: true }))
    return given.length === 0
      ? []
      : [
          {
            openApiOperation: `${operation.method}::${operation.path}`,
            overwriteRequestPathVariables: of('path'),
            overwriteRequestQueryParams: of('query'),
          },
        ]
  })
  const contractTests = [
    ...CONTRACT_TESTS.map((test) => ({ openApiOperation: '*::/*', [test]: { enabled: true } })),
    { openApiOperation: '*::/*', responseTime: { enabled: true, maxMs: SLOW } },
  ]
  const headers = `pm.request.headers.upsert({key:'api_key',value:'${KEY}'});pm.request.headers.upsert({key:'Authorization',value:'Bearer ${KEY}'});`
  writeFileSync(
    config,
    JSON.stringify({
      version: 1,
      tests: { contractTests },
      overwrites,
      globals: {
        securityOverwrites: { apiKey: { key: 'api_key', value: KEY, in: 'header' } },
        collectionPreRequestScripts: [headers],
      },
    }),
  )
  const plain = `${CACHE}/${subject.name}.plain.json`
  writeFileSync(plain, JSON.stringify(withoutXml(JSON.parse(readFileSync(subject.file, 'utf8')))))
  const url = subject.server.url.href
  // Portman leaves a folder `tmp` where it runs.
  await run([toolFile('portman'), '-l', plain, '-b', url, '-c', config, '-o', collection], {
    cwd: CACHE,
  })
  const whole = JSON.parse(readFileSync(collection, 'utf8')) as { item: unknown[] }
  return {
    name: 'Portman with newman',
    async failures(operation) {
      const own = subject.api.operations.find(({ id }) => id === operation)
      const items = itemsOf(whole.item).filter((item) => own === undefined || isOf(item, own))
      writeFileSync(part, JSON.stringify({ ...whole, item: items }))
      rmSync(output, { force: true })
      const reporter = ['-r', 'json', '--reporter-json-export', output]
      await run([toolFile('newman'), 'run', part, '--env-var', `apiKey=${KEY}`, ...reporter])
      return newmanFailures(readReport(output))
    },
  }
}

/** The contract without XML beside JSON: Portman asks for the first media type, the others for JSON. */
function withoutXml(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutXml)
  if (!isJson(node)) return node
  const hasJson = node['application/json'] !== undefined
  const kept = Object.entries(node).filter(([name]) => !(hasJson && name === 'application/xml'))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutXml(inner)]))
}

const itemsOf = (items: readonly unknown[]): unknown[] =>
  items.flatMap((item) => (isJson(item) && Array.isArray(item['item']) ? itemsOf(item['item']) : [item]))

function isOf(item: unknown, { method, path }: { readonly method: string; readonly path: string }): boolean {
  const request = isJson(item) && isJson(item['request']) ? item['request'] : {}
  const parts = isJson(request['url']) ? list(request['url']['path']).map(show) : []
  return request['method'] === method && `/${parts.join('/')}` === path.replaceAll(/\{(\w+)\}/g, ':$1')
}
