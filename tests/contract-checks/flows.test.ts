import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { flows } from '#src/contract-checks/flows/command.ts'
import { faultyServer } from './faulty-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'flows-'))
const server = await faultyServer()
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

beforeAll(async () => {
  const config = join(folder, 'checks.yaml')
  writeFileSync(
    config,
    `inbox: { url: '${new URL('/__sandbox/inbox', server.url).href}?address={email}', at: /0/code }\n`,
  )
  const spy = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await flows.run(['--out', folder, '--config', config, '--contract', 'generated/contract.json'])
  spy.mockRestore()
})

/** A second opinion: redocly's own runner, with its own checks of status, type and schema. */
function respect(...files: string[]): Promise<{ code: number; said: string }> {
  const args = ['node_modules/@redocly/cli/bin/cli.js', 'respect', ...files, '-S', `api=${server.url.href}`]
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  }
  return new Promise((done) => {
    execFile(process.execPath, args, { env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : 1, said: stdout + stderr }),
    )
  })
}

test('the five main flows are Arazzo files that redocly respect passes', async () => {
  const files = globSync(join(folder, '*.arazzo.yaml')).toSorted()
  expect(files.map((file) => file.slice(folder.length + 1))).toEqual(
    ['be-paid', 'convert', 'register', 'sell', 'withdraw'].map((name) => `${name}.arazzo.yaml`),
  )
  const { code, said } = await respect(...files)
  expect(said).not.toMatch(/✗|\d+ failed/)
  expect(code).toBe(0)
})

test('a flow fails where the server deviates: the effect of its calls is checked', async () => {
  server.inject(async (request, pass) => {
    const response = await pass(request)
    if (!request.url.endsWith('/apply/info')) return response
    const body = (await response.json()) as { data: { status: number } }
    return Response.json({ ...body, data: { ...body.data, status: 9 } })
  })
  const { code, said } = await respect(join(folder, 'convert.arazzo.yaml'))
  server.inject()
  expect(code).toBe(1)
  expect(said).toMatch(/✗ success criteria check - \$response\.body#\/data\/status == 0/)
})
