import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parse, stringify } from 'yaml'
import { isJson, list, show } from '#src/contract-checks/document/place.ts'
// oxlint-disable-next-line house/arrows -- what is recorded there is given to all tools
import type { Recorded } from '#tests/contract-checks/mutation/site.ts'
// oxlint-disable-next-line house/arrows -- the same
import { runOn } from '#tests/contract-checks/mutation/run.ts'
import { run } from '../../run.ts'
import { CACHE, toolFile } from './contracts.ts'
import { PETSTORE_USER } from './petstore-server.ts'
import { newmanFailures, prismFailures, respectFailures } from './reports.ts'
import type { Foreign } from './subjects.ts'
import { givenTo, operationAt } from './values.ts'

/** A tool that is set up for a contract: a run returns its failures, of all operations or of one. */
export type Tool = {
  readonly name: string
  failures(operation?: string, seed?: number): Promise<string[]>
  close?(): void
}

export type Recording = ReadonlyMap<string, Recorded>
const KEY = PETSTORE_USER.token
const SLOW = 800
const WAIT = 100

export const ours = (subject: Foreign): Tool => ({
  name: 'openbourse-contract verify',
  async failures(operation, seed = 1) {
    const { findings } = await runOn(subject, operation === undefined ? [] : [operation], seed)
    return findings.map(({ operation: of, rule, at }) => `${of} ${rule} ${at}`)
  },
})

/** Workflows as `generate-arazzo` writes them, with the values that a user has to fill in. */
export async function respect(subject: Foreign, recording: Recording): Promise<Tool> {
  const file = `${CACHE}/${subject.name}.arazzo.yaml`
  await run(['redocly', 'generate-arazzo', subject.file, '-o', file])
  const written = parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const workflowOf = new Map<string, string>()
  for (const workflow of list(written['workflows']).filter(isJson))
    for (const step of list(workflow['steps']).filter(isJson)) {
      const operation = operationOf(subject, step)
      const recorded = operation && recording.get(operation.id)
      if (operation !== undefined) workflowOf.set(operation.id, show(workflow['workflowId']))
      if (operation !== undefined && recorded !== undefined)
        Object.assign(step, { parameters: givenTo(operation, recorded) })
    }
  writeFileSync(file, stringify(written))
  const [source] = list(written['sourceDescriptions']).filter(isJson)
  const output = `${CACHE}/respect.json`
  return {
    name: 'redocly respect',
    async failures(operation) {
      rmSync(output, { force: true })
      const only = operation === undefined ? undefined : workflowOf.get(operation)
      await run([
        ...['redocly', 'respect', file, '--server', `${show(source?.['name'])}=${subject.server.url.href}`],
        ...['--input', `petstore_auth=${KEY}`, '--input', `api_key=${KEY}`, '--json-output', output],
        ...(only === undefined ? [] : ['--workflow', only]),
      ])
      return respectFailures(readReport(output))
    },
  }
}

function operationOf({ api }: Foreign, step: Readonly<Record<string, unknown>>) {
  const id = show(step['operationId'] ?? '')
  const named = api.operations.find((each) => id.endsWith(`.${each.id}`))
  if (named !== undefined) return named
  const [, path = '', method = ''] = /\/paths\/(.+)\/(\w+)$/.exec(show(step['operationPath'] ?? '')) ?? []
  return operationAt(api, method, path.replaceAll('~1', '/').replaceAll('~0', '~'))
}

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
  const url = subject.server.url.href
  await run([toolFile('portman'), '-l', subject.file, '-b', url, '-c', config, '-o', collection])
  const whole = JSON.parse(readFileSync(collection, 'utf8')) as { item: unknown[] }
  return {
    name: 'Portman with newman',
    async failures(operation) {
      const own = subject.api.operations.find(({ id }) => id === operation)
      const items = itemsOf(whole.item).filter((item) => own === undefined || isOf(item, own))
      writeFileSync(part, JSON.stringify({ ...whole, item: items }))
      rmSync(output, { force: true })
      await run([toolFile('newman'), 'run', part, '-r', 'json', '--reporter-json-export', output])
      return newmanFailures(readReport(output))
    },
  }
}

const itemsOf = (items: readonly unknown[]): unknown[] =>
  items.flatMap((item) => (isJson(item) && Array.isArray(item['item']) ? itemsOf(item['item']) : [item]))

function isOf(item: unknown, { method, path }: { readonly method: string; readonly path: string }): boolean {
  const request = isJson(item) && isJson(item['request']) ? item['request'] : {}
  const parts = isJson(request['url']) ? list(request['url']['path']).map(show) : []
  return request['method'] === method && `/${parts.join('/')}` === path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** The proxy of prism between the server and a plain client, which sends one valid request per operation. */
export async function prism(subject: Foreign, recording: Recording, port: number): Promise<Tool> {
  const { href } = subject.server.url
  const proxy = spawn(toolFile('prism'), ['proxy', subject.file, href, '--errors', '-p', String(port)], {
    stdio: 'ignore',
  })
  const base = `http://127.0.0.1:${port}`
  const answers = (): Promise<boolean> =>
    fetch(base).then(
      () => true,
      () => false,
    )
  while (!(await answers())) await setTimeout(WAIT)
  return {
    name: 'prism proxy',
    async failures(only) {
      const told: string[] = []
      for (const [id, { request, text }] of recording) {
        if (only !== undefined && only !== id) continue
        const url = new URL(request.url)
        const { method, headers } = request
        const path = url.pathname.slice(subject.api.base.length) + url.search
        const sent = new Headers(
          [...headers].filter(([name]) => !/^(host|connection|content-length)$/.test(name)),
        )
        const seen = await fetch(`${base}${path}`, {
          method,
          headers: sent,
          redirect: 'manual',
          ...(method === 'GET' || text === '' ? {} : { body: text }),
        }).then(
          async (response) => prismFailures(id, response.status, await response.text()),
          () => [`${id} no answer`],
        )
        told.push(...seen)
      }
      return told
    },
    close: () => proxy.kill(),
  }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
