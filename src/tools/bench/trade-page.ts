import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CDPSession, chromium, type Page } from 'playwright'
import { WebSocketServer } from 'ws'
import { ensureBrowser } from '../test/install-browser.ts'
// oxlint-disable-next-line house/arrows -- measured is what the end-to-end tests run
import { FakeMarket } from '#tests/support/fake-market.ts'
// oxlint-disable-next-line house/arrows -- as above
import { logInAs, persona } from '#tests/support/members.ts'
// oxlint-disable-next-line house/arrows -- as above
import { startServer } from '#tests/support/server.ts'

/** A trading screen to be measured, on a market of our own that costs next to nothing. */
export type TradePage = {
  readonly page: Page
  readonly cdp: CDPSession
  readonly market: FakeMarket
  /** Address of the screen; nothing is open yet. */
  readonly url: string
  readonly close: () => Promise<void>
}

type Opened = {
  readonly hasTouch?: boolean
  readonly product?: Product
  /** A persona of the sandbox that is logged in; nobody where it is left out. */
  readonly persona?: string
}

export type Product = 'spot' | 'swap'

const SCREENS = { spot: '/exchange/btc_usdt', swap: '/swap/btc_usdt' } as const

export async function openTradePage({
  hasTouch = false,
  product = 'spot',
  persona: name,
}: Opened = {}): Promise<TradePage> {
  const server = await startServer()
  const front = await startProxy(server.url)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    hasTouch,
    baseURL: front.url,
  })
  const page = await context.newPage()
  const market = new FakeMarket(product === 'swap' ? 'swap' : 'market')
  front.sockets.on('connection', (socket) => {
    const handlers = market.connect({ send: (text) => socket.send(text) })
    socket.on('message', (data) => handlers.message(Buffer.isBuffer(data) ? data.toString('utf8') : ''))
    socket.on('close', handlers.closed)
  })
  await market.answerCalls(page)
  if (name !== undefined) await logInAs(page, persona(name).account)
  return {
    page,
    cdp: await context.newCDPSession(page),
    market,
    url: `${front.url}${SCREENS[product]}`,
    close: async () => {
      await browser.close()
      front.server.close()
      await server.stop()
    },
  }
}

type Proxy = { readonly url: string; readonly server: Server; readonly sockets: WebSocketServer }

/** Stands before a server with sockets of its own: to the page both are one origin, as its policy wants. */
async function startProxy(url: string): Promise<Proxy> {
  const server = createServer((asked, answer) => {
    const { method, headers } = asked
    const onward = request(`${url}${asked.url}`, { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  const sockets = new WebSocketServer({ server })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, server, sockets }
}

/** Waits until the screen shows live data and the drawing. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator('[data-health=live]').first().waitFor()
  await page.locator('figure canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
}
