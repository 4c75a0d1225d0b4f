import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { CoverageReport } from '#src/contract-checks/coverage/output.ts'
import { otherStyle } from '#src/contract-checks/testing/other-style.ts'

// Another repository: a contract of another style, ten lines of configuration, nothing of ours.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')))
const configuration = `login: { operation: openSession, request: { password: secret }, token: /result/key }
envelope: { code: errno, success: OK, message: reason, failure: '#/components/schemas/Refusal' }
latency: 2000
ignore: [payOrder]
`
writeFileSync(join(folder, 'api.yaml'), otherStyle)
writeFileSync(join(folder, 'checks.yaml'), configuration)

let price: unknown = '1.50'

/** Another back end: JSON bodies, `errno` and `result`, a session header of another name. */
const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    const answer = (body: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    if (request.url === '/gateway/v1/session') {
      const { password } = read(text)
      return answer(
        password === 'secret' ? { errno: 'OK', result: { key: 'k1' } } : { errno: 'LOGIN', reason: 'no' },
      )
    }
    if (request.headers['x-session'] !== 'k1') return answer({ errno: 'LOGIN', reason: 'no session' })
    const { size } = read(text)
    const right = Number.isInteger(size) && typeof size === 'number' && size >= 1 && size <= 50
    return answer(
      right ? { errno: 'OK', result: [{ id: 1, price, note: null }] } : { errno: 'LIMIT', reason: 'size' },
    )
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

function read(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway`

/** Runs the command line in that folder, as `npm --prefix <here> run contract` does. */
function contract(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, INIT_CWD: folder, npm_lifecycle_event: 'contract-checks' }
  return new Promise((done) => {
    execFile(
      process.execPath,
      [resolve('src/contract-checks/cli.ts'), ...args],
      { env },
      (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })
}

const verify = () =>
  contract(
    'verify',
    '--url',
    url,
    '--contract',
    'api.yaml',
    '--config',
    'checks.yaml',
    '--act',
    '--write',
    'json=run.json',
  )

test('from another repository: a healthy server has no findings, and is covered', async () => {
  expect(configuration.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
  const { code, said } = await verify()
  expect(said).toMatch(/no finding/)
  expect(code).toBe(0)
  const covered = await contract(
    'coverage',
    'run.json',
    '--contract',
    'api.yaml',
    '--config',
    'checks.yaml',
    '--format',
    'json',
  )
  const { counts } = JSON.parse(covered.said) as CoverageReport
  expect(counts.operations).toEqual({ seen: 2, of: 2 })
  expect(counts.parameters.seen).toBeGreaterThan(3)
}, 60_000)

test('from another repository: a deviation is found at the line of its contract', async () => {
  price = 1.5
  const { code, said } = await verify()
  price = '1.50'
  const line = otherStyle.split('\n').findIndex((text) => text.includes('price: { type: string')) + 1
  expect(said).toMatch(new RegExp(`findOrders  api.yaml:${line}\n  wrong-type +/result/0/price `))
  expect(said).toMatch(/: 1 finding\n/)
  expect(code).toBe(1)
  expect(readFileSync(join(folder, 'run.json'), 'utf8')).toContain('openbourse/wrong-type')
}, 60_000)

test('from another repository: a change of its contract is reported', async () => {
  writeFileSync(join(folder, 'next.yaml'), otherStyle.replace('required: [id, price]', 'required: [id]'))
  const { code, said } = await contract('diff', 'api.yaml', 'next.yaml')
  expect(code).toBe(1)
  expect(said).toMatch(
    /^breaking {2}response-property-became-optional {2}Order: price\n {2}was {9}api\.yaml:\d+:\d+\n {2}is {10}next\.yaml:/,
  )
})
