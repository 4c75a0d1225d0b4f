import { type CDPSession, chromium, type Page } from 'playwright'
import { WebSocketServer } from 'ws'
import { ensureBrowser } from './install-browser.ts'
// oxlint-disable-next-line house/arrows -- measured is what the end-to-end tests run
import { FakeMarket } from '#tests/support/fake-market.ts'
// oxlint-disable-next-line house/arrows -- as above
import { startServer } from '#tests/support/server.ts'

/** A trading screen to be measured, on a market of our own that costs next to nothing. */
export type TradePage = {
  readonly page: Page
  readonly cdp: CDPSession
  readonly market: FakeMarket
  /** Where the screen is; nothing is open yet. */
  readonly url: string
  readonly close: () => Promise<void>
}

export async function openTradePage(): Promise<TradePage> {
  const server = await startServer()
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  })
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const market = new FakeMarket()
  sockets.on('connection', (socket) => {
    const hears = market.connect({ send: (text) => socket.send(text) })
    socket.on('message', (data) => hears.message(Buffer.isBuffer(data) ? data.toString('utf8') : ''))
    socket.on('close', hears.closed)
  })
  const { port } = sockets.address() as { port: number }
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { api: '/api', streams: `ws://127.0.0.1:${port}` } }),
  )
  await market.answerCalls(page)
  return {
    page,
    cdp: await context.newCDPSession(page),
    market,
    url: `${server.url}/exchange/btc_usdt`,
    close: async () => {
      await browser.close()
      sockets.close()
      await server.stop()
    },
  }
}

/** What the screen shows when it is there: live data, and the drawing. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('[data-health=live]').first().waitFor()
  await page.locator('figure canvas').first().waitFor()
  await page.waitForLoadState('networkidle')
}
