import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, expect, test } from 'vitest'
import { readHar } from '#src/contract-checks/judge/har.ts'
import { createExchangeJudge, judgeExchanges } from '#src/contract-checks/judge/judge-exchanges.ts'
import { judgeLines } from '#src/contract-checks/judge/judge-lines.ts'
import { createProxy, type ProxiedCall } from '#src/contract-checks/proxy/serve.ts'
import { trust, trustHint } from '#src/contract-checks/trust.ts'
import { verify } from '#src/contract-checks/verify/verify.ts'
import { selfSigned } from './certificate.ts'
import { OURS } from './faults.ts'
import { faultyServer } from './faulty-server.ts'
import { breakAnswer } from './subject.ts'
import { api, configFor } from './verify-run.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function listening(server: Server): Promise<URL> {
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

/** A server that answers so, behind a proxy; and what passed. */
async function behindProxy(answer: Parameters<typeof createServer>[1]) {
  const passed: ProxiedCall[] = []
  const to = await listening(createServer(answer))
  const url = await listening(createProxy(to, (one) => passed.push(one)))
  return { url, passed }
}

test('the proxy passes requests and answers unchanged, and reports them', async () => {
  const { url, passed } = await behindProxy((message, out) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => void chunks.push(chunk))
    message.on('end', () => {
      out.writeHead(201, { 'content-type': 'application/json', 'x-more': '1' })
      out.end(
        JSON.stringify({
          path: message.url,
          body: Buffer.concat(chunks).toString(),
          token: message.headers['x-auth-token'],
        }),
      )
    })
  })
  const answer = await fetch(new URL('/api/a?b=c', url), {
    method: 'POST',
    body: 'x=1',
    headers: { 'x-auth-token': 't' },
  })
  expect([answer.status, answer.headers.get('x-more')]).toEqual([201, '1'])
  expect(await answer.json()).toEqual({ path: '/api/a?b=c', body: 'x=1', token: 't' })
  expect(passed).toMatchObject([{ exchange: { method: 'POST', body: 'x=1', answer: { status: 201 } } }])
  expect(passed[0]?.exchange.url.pathname).toBe('/api/a')
})

test('user and password of the address are sent, and are in no output', async () => {
  const server = createServer((message, out) => {
    out.end(JSON.stringify([message.url, message.headers.authorization ?? null]))
  })
  const to = await listening(server)
  const passed: ProxiedCall[] = []
  const named = new URL(to)
  named.username = 'ada'
  named.password = 'p@ss:100%'
  const url = await listening(createProxy(named, (one) => passed.push(one)))
  const ask = async (headers: Record<string, string>): Promise<unknown> =>
    (await fetch(new URL('/a', url), { headers })).json()
  expect(await ask({})).toEqual(['/a', `Basic ${btoa('ada:p@ss:100%')}`])
  expect(await ask({ authorization: 'Bearer own' })).toEqual(['/a', 'Bearer own'])
  expect(passed.map(({ exchange }) => [exchange.url.href, exchange.headers.get('authorization')])).toEqual([
    [`${to.href}a`, undefined],
    [`${to.href}a`, 'Bearer own'],
  ])

  const { first, stop } = await started(named)
  expect(first).toMatch(/ passes on to http:\/\/127\.0\.0\.1:\d+\/; /)
  await stop()
})

test('an answer is streamed: its beginning is sent before its end arrives', async () => {
  let end = (): void => undefined
  const { url, passed } = await behindProxy((_message, out) => {
    out.writeHead(200, { 'content-type': 'application/json' })
    out.write('{"a":')
    end = () => out.end('1}')
  })
  const reader = (await fetch(url)).body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('{"a":')
  expect(passed).toEqual([])
  end()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('1}')
  await reader?.read()
  expect(passed).toMatchObject([{ exchange: { answer: { text: '{"a":1}' } } }])
})

test('a compressed answer is passed compressed, and judged decompressed', async () => {
  const { url, passed } = await behindProxy((_message, out) => {
    out.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    out.end(gzipSync('{"a":1}'))
  })
  expect(await (await fetch(url)).json()).toEqual({ a: 1 })
  expect(passed[0]?.exchange.answer.text).toBe('{"a":1}')
})

test('20 MB are passed and not judged; an unreachable server gives 502', async () => {
  const { url, passed } = await behindProxy((message, out) => {
    if (message.url === '/gone') out.destroy()
    else out.end(Buffer.alloc(20_000_000, ' '))
  })
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(20_000_000)
  expect(passed[0]?.broken).toBe('too large to be judged')
  expect((await fetch(new URL('/gone', url))).status).toBe(502)
  expect(passed[1]?.broken).toBeDefined()
})

test('an upgrade to another protocol passes through the proxy', async () => {
  const server = createServer()
  server.on('upgrade', (_message, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\n')
    socket.pipe(socket)
  })
  const url = await listening(createProxy(await listening(server), () => undefined))
  const asking = request(url, { headers: { connection: 'upgrade', upgrade: 'echo' } }).end()
  const [, socket] = (await once(asking, 'upgrade')) as [unknown, Socket]
  socket.write('hello')
  expect(String((await once(socket, 'data'))[0])).toBe('hello')
  socket.destroy()
})

const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The command in a process of its own, its address and the lines that it says. */
async function started(to: URL, ...options: string[]) {
  const child = spawn('node', [
    'src/contract-checks/cli.ts',
    'proxy',
    '--to',
    new URL('/', to).href,
    '--port',
    '0',
    ...options,
  ])
  let printed = ''
  child.stdout.on('data', (text) => (printed += String(text)))
  const lines = createInterface(child.stderr)[Symbol.asyncIterator]()
  const next = async (): Promise<string> => String((await lines.next()).value)
  const first = await next()
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(first)?.[0] ?? ''
  return {
    first,
    url,
    next,
    printed: () => printed,
    stop: async (): Promise<unknown> => {
      child.kill('SIGINT')
      return (await once(child, 'close'))[0]
    },
  }
}

test('the command prints findings as they occur, a report at the end, and writes an archive without secrets', async () => {
  const sandbox = await faultyServer()
  sandbox.inject(breakAnswer({ api, style: OURS }, 'listCountries', (body) => delete body['message']))
  const har = join(folder, 'passed.har')
  const { url, next, stop } = await started(sandbox.url, '--har', har)
  const post = (path: string, body: string) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { lang: 'en_US' },
    })
  const { data } = (await (
    await post('/uc/login', 'username=trader@openbourse.test&password=openbourse')
  ).json()) as { data: { token: string } }
  await (await post('/uc/support/country', '')).text()
  expect(await next()).toBe('listCountries: missing-field /message')
  expect(await stop()).toBe(1)
  const text = readFileSync(har, 'utf8')
  expect(text).not.toContain(data.token)
  expect(text).not.toMatch(/password=openbourse/)
  expect(judgeExchanges(api, readHar(har)).findings).toMatchObject([
    { operation: 'listCountries', rule: 'openbourse/missing-field', at: '/message' },
  ])
  await sandbox.close()
})

test('with --har into .ndjson each call is there as soon as it has passed, as a line that judge - reads', async () => {
  const sandbox = await faultyServer()
  sandbox.inject(breakAnswer({ api, style: OURS }, 'listCountries', (body) => delete body['message']))
  const file = join(folder, 'passed.ndjson')
  const { url, next, stop } = await started(sandbox.url, '--har', file)
  for (const _ of [1, 2]) {
    const headers = { lang: 'en_US' }
    await (await fetch(`${url}/api/uc/support/country`, { method: 'POST', headers })).text()
    expect(await next()).toBe('listCountries: missing-field /message')
  }
  const lines = readFileSync(file, 'utf8')
  const judge = createExchangeJudge(api, { ignore: new Set(), latency: undefined })
  await judgeLines(judge, [lines])
  expect(judge.report('judge')).toMatchObject({
    calls: 2,
    findings: [{ rule: 'openbourse/missing-field', at: '/message', times: 2, of: 2 }],
    skipped: [],
  })
  await stop()
  expect(readFileSync(file, 'utf8')).toBe(lines)
  await sandbox.close()
})

test('the command names settings that change nothing', async () => {
  const config = join(folder, 'idle.yaml')
  writeFileSync(config, 'values: { name: [Ada] }\n')
  const { stop, printed } = await started(new URL('http://127.0.0.1:9'), '--config', config)
  expect(await stop()).toBe(0)
  expect(printed()).toMatch(/Settings without effect[^]*values[^]*only verify calls the server by itself/)
})

test('a server with its own certificate gets advice, and is judged once it is trusted', async () => {
  const { cert, key } = selfSigned()
  const file = join(folder, 'own.pem')
  writeFileSync(file, cert)
  const answer = { code: 0, message: 'Done.' }
  const plain = await listening(
    createTlsServer({ cert, key }, (_message, out) => {
      out.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    }),
  )
  const to = new URL(`https://localhost:${plain.port}`)

  const passed: ProxiedCall[] = []
  const strict = await listening(createProxy(to, (one) => passed.push(one)))
  expect((await fetch(strict)).status).toBe(502)
  expect(trustHint(passed[0]?.broken ?? '')).toContain('--ca file.pem')
  const options = { server: to, config: configFor(to), only: new Set<string>(), act: false }
  await expect(verify(api, { ...options, repeat: 1, rate: 100, timeout: 5000 })).rejects.toThrow(/--ca/)

  const { url, next, stop } = await started(to, '--ca', file)
  const country = await fetch(`${url}/api/uc/support/country`, { method: 'POST' })
  expect(await country.json()).toEqual(answer)
  expect(await next()).toBe('listCountries: missing-field /data')
  expect(await stop()).toBe(1)
})

test('a file that is no certificate is refused by --ca', () => {
  expect(() => trust('package.json')).toThrow(/--ca package\.json is no certificate in PEM/)
})
