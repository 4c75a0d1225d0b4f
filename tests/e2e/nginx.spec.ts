import { expect } from '@playwright/test'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as http, type IncomingMessage } from 'node:http'
import { type RequestOptions, request as https } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CONTENT_SECURITY_POLICY } from '#src/web/app/csp.ts'
import { LANGUAGE } from '../support/language.ts'
import { HOST, type Site, startNginx } from '../support/nginx.ts'
import { logInOnScreen } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { test as base } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { TRADE_PATH, expectLive } from '../support/trading-screen.ts'

const t = textsOf(LANGUAGE)
const IMMUTABLE = 'public, max-age=31536000, immutable'
const TRADER = 'trader@openbourse.test'

/** The nginx of docs/deploy.md with the built app, in front of this worker's sandbox. */
const test = base.extend<object, { site: Site }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const server = await startServer([HOST])
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ server }, use) => {
      const site = await startNginx(Number(new URL(server.url).port))
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rule = `--host-resolver-rules=MAP ${HOST} 127.0.0.1`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(`https://${HOST}:${site.https}`),
  // oxlint-disable-next-line no-empty-pattern -- as above
  ignoreHTTPSErrors: async ({}, use) => use(true),
})

// One worker: one nginx, and one download of it.
test.describe.configure({ mode: 'default' })

type Asked = {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Asks nginx over TLS for a path as it is, under a name of the test's choice; with a body by POST. */
async function ask(
  site: Site,
  path: string,
  {
    headers = {},
    name = HOST,
    body,
  }: { headers?: Record<string, string>; name?: string; body?: Buffer } = {},
): Promise<Asked> {
  const options: RequestOptions = {
    host: '127.0.0.1',
    port: site.https,
    servername: name,
    ca: site.certificate,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: HOST, lang: 'en_US', ...headers },
    agent: false,
  }
  return answerOf(https(options).end(body))
}

async function answerOf(call: ReturnType<typeof http>): Promise<Asked> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }
}

/** A script that the page asks for, as it was built. */
const script = /src="(\/assets\/[^"]+\.js)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1] ?? ''

/** The headers that every answer has, whatever it is. */
function expectSafe({ headers }: Asked): void {
  expect(headers).toMatchObject({
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
}

test('SHELL-01.c FEAT-06.e every screen opens by its address, /api too', async ({ site }) => {
  for (const path of [
    '/',
    '/Login',
    '/exchange/btc_usdt',
    '/lab/detail/7',
    '/api',
    '/api?key=new',
    '/api/',
  ]) {
    const answer = await ask(site, path)
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 200, 'no-cache'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body.toString()).toContain('<div id="root">')
    expectSafe(answer)
  }
})

test('a missing or hidden file is answered with a 404 that is not cached', async ({ site }) => {
  for (const path of [
    '/assets/gone-1234567.js',
    '/gone.png',
    '/.inputs',
    '/.vite/manifest.json',
    '/assets/.x',
  ]) {
    const answer = await ask(site, path)
    expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 404, 'no-cache'])
    expect(answer.body.toString()).not.toContain('<div id="root">')
    expectSafe(answer)
  }
})

test('files with a content hash are cached for ever, others are revalidated', async ({ site }) => {
  const answer = await ask(site, script)
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, IMMUTABLE])
  expect(answer.headers['content-type']).toContain('javascript')
  expectSafe(answer)
  const { etag = '' } = answer.headers
  const again = await ask(site, script, { headers: { 'if-none-match': etag } })
  expect([again.status, again.headers['cache-control']]).toEqual([304, IMMUTABLE])
  for (const path of [
    '/index.html',
    '/boot.js',
    '/config.json',
    '/logo.svg',
    '/favicon.ico',
    '/robots.txt',
    '/licenses.txt',
  ])
    expect([path, (await ask(site, path)).headers['cache-control']]).toEqual([path, 'no-cache'])
})

test('texts are compressed by the encodings that the reader accepts', async ({ site }) => {
  const plain = await ask(site, script)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const path of [script, '/', '/logo.svg', '/config.json']) {
    const packed = async (encoding: string) => ask(site, path, { headers: { 'accept-encoding': encoding } })
    const [br, gzip, original] = [
      await packed('gzip, deflate, br'),
      await packed('gzip'),
      await packed('identity'),
    ]
    expect([path, br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
      path,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.body).equals(original.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(original.body)).toBe(true)
    for (const { headers } of [br, gzip]) expect(headers.vary?.toLowerCase()).toBe('accept-encoding')
  }
})

test('calls and pictures below /api/ are proxied to the back end, with its own cache headers', async ({
  site,
}) => {
  const call = await ask(site, '/api/uc/support/country', { body: Buffer.alloc(0) })
  expect(JSON.parse(call.body.toString())).toMatchObject({ code: 0 })
  expect(call.headers['cache-control']).not.toBe('no-cache')
  expectSafe(call)
  const missing = await ask(site, '/api/uc/nothing.png')
  expect(JSON.parse(missing.body.toString())).toMatchObject({ code: 404 })
  expect((await ask(site, '/api/media/banner/merchant/en_US.svg')).headers['content-type']).toBe(
    'image/svg+xml',
  )
})

test('a photo of the largest size that the contract takes reaches the back end', async ({ site }) => {
  const { maxBytes } = (
    JSON.parse(readFileSync('generated/contract.json', 'utf8')) as {
      components: { schemas: { IdentityImageUrl: { 'x-upload': { maxBytes: number } } } }
    }
  ).components.schemas.IdentityImageUrl['x-upload']
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(maxBytes), Buffer.from('\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await ask(site, '/api/uc/upload/oss/image', { headers, body })
  // The visitor is refused by the back end after it has read the photo.
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 4000 })
})

test('a request for another host name is refused, and http redirects to https', async ({ site }) => {
  const plain = (host: string) =>
    answerOf(
      http({ host: '127.0.0.1', port: site.http, path: '/Login?x=1', headers: { host }, agent: false }).end(),
    )
  const led = await plain(HOST)
  expect([led.status, led.headers.location]).toEqual([301, `https://${HOST}/Login?x=1`])
  expect((await plain('evil.example')).status).toBe(421)
  expect((await ask(site, '/', { headers: { host: 'evil.example' } })).status).toBe(421)
  await expect(ask(site, '/', { name: 'evil.example' })).rejects.toThrow(/unrecognized name/)
})

test('FEAT-06.e prices are live in a browser, and /api opens again after a reload', async ({ page }) => {
  await logInOnScreen(page, t, TRADER)
  await page.goto('/api')
  const heading = page.getByRole('heading', { level: 1, name: t('shell.title.api') })
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await page.goto(TRADE_PATH)
  await expectLive(page)
})
