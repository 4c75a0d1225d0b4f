import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClock } from '../../kernel/clock.ts'
import { testSandbox } from '../memory/testing.ts'
import { SECRETS_IN_BODY } from './app-config.ts'
import { createExchangeServer } from './exchange-server.ts'
import { sqliteJournal } from './sqlite-journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-server-'))
const app = join(folder, 'dist')
let server: Server
let origin = ''

beforeAll(async () => {
  mkdirSync(join(app, 'assets'), { recursive: true })
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>app</title>')
  writeFileSync(join(app, 'assets', 'entry-Ab3dEf.js'), 'export {}')
  writeFileSync(join(app, '.inputs'), 'hidden')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const hosts = new Set(['127.0.0.1'])
  server = createExchangeServer({ sandbox: await testSandbox(), app, policy: "default-src 'none'", hosts })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** A request as a browser would never send it: the path is not tidied up. */
async function rawStatus(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { port } = new URL(origin)
  const call = request({ host: '127.0.0.1', port, path, headers })
  call.end()
  const [response] = (await once(call, 'response')) as [{ statusCode?: number; resume(): void }]
  response.resume()
  return response.statusCode
}

test('app and calls are served on one port, each with its own headers', async () => {
  const call = await fetch(`${origin}/api/uc/support/country`, { method: 'POST', headers: { lang: 'en_US' } })
  expect(await call.json()).toMatchObject({ code: 0 })
  const page = await fetch(`${origin}/`)
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(await page.text()).toContain('<title>app</title>')
  const script = await fetch(`${origin}/assets/entry-Ab3dEf.js`)
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(script.headers.get('content-type')).toContain('javascript')
})

test('a file that the reader has is answered without it, and in full once it has changed', async () => {
  const get = (tag: string) => fetch(`${origin}/markets`, { headers: { 'if-none-match': tag } })
  const first = await get('')
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, await first.text()]).toEqual([200, '<!doctype html><title>app</title>'])
  const again = await get(`"other", ${tag}`)
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('content-security-policy')).toBe("default-src 'none'")
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>newer app</title>')
  const changed = await get(tag)
  expect([changed.status, await changed.text()]).toEqual([200, '<!doctype html><title>newer app</title>'])
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>app</title>')
})

test('a connection is kept open for a program that pauses between its calls', async () => {
  const answer = await fetch(`${origin}/`, { headers: { connection: 'keep-alive' } })
  expect(answer.headers.get('keep-alive')).toBe('timeout=3600')
})

test('config.json moves secrets to the body', async () => {
  const config = await fetch(`${origin}/config.json`)
  expect(config.headers.get('cache-control')).toBe('no-cache')
  expect(await config.json()).toEqual({ methods: SECRETS_IN_BODY })
})

test('texts are compressed for clients that accept it, and sent plain to others', async () => {
  const get = (encoding: string) =>
    fetch(`${origin}/assets/entry-Ab3dEf.js`, { headers: { 'accept-encoding': encoding } })
  for (const [accepted, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await get(accepted)
    expect(answer.headers.get('content-encoding')).toBe(sent)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe('export {}')
  }
})

test('long answers of calls are compressed, short ones are not', async () => {
  const sent = async (path: string, encoding: string) => {
    const headers = { 'accept-encoding': encoding, lang: 'en_US' }
    const answer = await fetch(origin + path, { method: 'POST', headers })
    await answer.json()
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    return answer.headers.get('content-encoding')
  }
  expect(await sent('/api/uc/support/country', 'gzip, br')).toBe('gzip')
  expect(await sent('/api/uc/support/country', 'identity')).toBeNull()
  expect(await sent('/api/uc/check/login', 'gzip')).toBeNull()
})

test("SHELL-01.c a screen's path gets the page, a missing file gets a 404", async () => {
  // Below /api the calls stand: the screen there has the very path and the one with a slash.
  for (const path of ['/exchange/btc_usdt', '/Login', '/lab/detail/7', '/api', '/api/', '/api/?key=new']) {
    expect(await (await fetch(origin + path)).text()).toContain('<title>app</title>')
  }
  expect((await fetch(`${origin}/assets/old-12345678.js`)).status).toBe(404)
})

test('a missing file below /assets/ is a 404, and only the files there may be cached for ever', async () => {
  for (const path of ['/assets/old-12345678.js', '/assets/old', '/assets/', '/assets', '/assets/deep/er']) {
    const answer = await fetch(origin + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
  }
  const page = await fetch(`${origin}/assets/..%2findex.html`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
})

test('files outside the folder of the app, and hidden files, are not served', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
  ]) {
    expect(await rawStatus(path)).toBe(404)
  }
  expect(await (await fetch(`${origin}/.inputs`)).text()).not.toContain('hidden')
})

test('a request under another host name is refused', async () => {
  expect(await rawStatus('/__sandbox/inbox', { host: 'evil.example' })).toBe(421)
  expect(await rawStatus('/__sandbox/inbox', { host: `127.0.0.1:${new URL(origin).port}` })).toBe(200)
})

test('pictures are served at the addresses of answers', async () => {
  const body = new URLSearchParams({ sysAdvertiseLocation: '1' })
  const answer = await fetch(`${origin}/api/uc/ancillary/system/advertise`, {
    method: 'POST',
    body,
    headers: { lang: 'de_DE' },
  })
  const { data } = (await answer.json()) as { data: { url: string; name: string }[] }
  expect(data.length).toBeGreaterThan(2)
  for (const { url, name } of data) {
    const picture = await fetch(origin + url)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toContain(name)
  }
})

test('member, session and time are kept over a restart', async () => {
  const file = join(folder, 'kept', 'journal.sqlite')
  const start = () => testSandbox({ journal: sqliteJournal(file), clock: createClock() })
  const first = await start()
  await first.call('/uc/reg/email/code', { email: 'ada@example.org' })
  const code = first.codeFor('ada@example.org')
  const fields = {
    email: 'ada@example.org',
    password: 'correct-horse',
    username: 'ada',
    country: '德国',
    code,
  }
  await first.call('/uc/register/email', fields)
  const { data } = await first.call('/uc/login', { username: 'ada@example.org', password: 'correct-horse' })
  const { token } = data as { token: string }
  first.clock.jump(3_600_000)
  await first.call('/uc/check/login', {}, { 'x-auth-token': token })
  const [hash, time] = [first.hash(), first.view().now]
  await first.close()

  const second = await start()
  expect(second.hash()).toBe(hash)
  expect(second.clock.now()).toBeGreaterThanOrEqual(time)
  const info = await second.call('/uc/member/my-info', {}, { 'x-auth-token': token })
  expect(info.data).toMatchObject({ username: 'ada' })
  await second.close()
})
