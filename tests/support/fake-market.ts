import type { Page, Route } from '@playwright/test'
import { createDecoder } from '#src/core/stomp/decoder.ts'
import { encodeFrame, type Frame } from '#src/core/stomp/frame.ts'
import { candles, hourOf, pair, price, SYMBOLS, wave } from './fake-market-data.ts'

type Level = { readonly price: string; readonly amount: string }
type Ticker = { readonly symbol: string; readonly close: string }

/**
 * Cents by which the price moves. It returns after seven steps, so that no beat of the page meets it each time at the
 * same price and has nothing to draw.
 */
const STEPS = [10, 10, -10, 20, -10, -10, -10]

/** One connection: the page's, through Playwright or a server of the bench's own. */
export type Socket = { readonly send: (text: string) => void }

/**
 * A market at a test's pace, with the book that it wants: it answers the quotes' calls and speaks STOMP, and costs next
 * to nothing, so that what the bench measures is the screen. Everything else goes to the sandbox, and it is the sandbox
 * that makes faults.
 */
export class FakeMarket {
  readonly #sockets = new Map<Socket, Map<string, string>>()
  readonly #service: 'market' | 'swap'
  /** Cents of the price at first, and now. */
  #first = Math.floor(wave(Date.now() / 3_600_000)) * 100
  #mid = this.#first
  #contracts: readonly Ticker[] = []
  /** Whole units by which book and candles are higher than those of the pair. */
  #level = 0
  #turn = 0
  #seq = 0
  /** Levels of a side that a test wants instead of the usual fifty. */
  levels: Partial<Record<'BUY' | 'SELL', readonly Level[]>> = {}
  /** The last price of BTC/USDT that a test wants. */
  last: string | null = null
  /** Candles that were asked for and given. */
  candlesGiven = 0

  /** Takes the place of the spot market, or of the contracts that are margined in USDT. */
  constructor(service: 'market' | 'swap' = 'market') {
    this.#service = service
  }

  /**
   * Moves the prices of these contracts with every third frame; book and candles of BTC/USDT are at its price. Else its
   * newest candle would reach from one price to the other, and the chart be scaled anew with each of them.
   */
  follow(contracts: readonly Ticker[]): void {
    const now = Math.floor(wave(Date.now() / 3_600_000))
    const btc = contracts.find(({ symbol }) => symbol === 'BTC/USDT')
    this.#contracts = contracts
    this.#level = btc === undefined ? 0 : Math.floor(Number(btc.close)) - now
    this.#first = (now + this.#level) * 100
    this.#mid = this.#first
  }

  async install(page: Page): Promise<void> {
    await withoutWorkers(page)
    await page.routeWebSocket(/\/market-ws\/websocket$/, (socket) => {
      const handlers = this.connect({ send: (text) => socket.send(text) })
      socket.onMessage((message) => handlers.message(String(message)))
      socket.onClose(handlers.closed)
    })
    await this.answerCalls(page)
  }

  async answerCalls(page: Page): Promise<void> {
    await page.route(new RegExp(`/api/${this.#service}/[\\w-]+(\\?|$)`), (route) => this.#answer(route))
  }

  /** Changes the book a little, and pushes both sides, a candle, the pair and a trade. */
  frame(): void {
    this.#turn += 1
    if (this.#turn % 3 === 0) this.#mid += STEPS[(this.#turn / 3) % STEPS.length] ?? 0
    this.#book()
    if (this.#turn % 3 === 0) this.#rest()
  }

  #book(): void {
    for (const side of ['BUY', 'SELL'] as const) this.#push('trade-depth/BTC/USDT', this.#plate(side))
  }

  #rest(): void {
    for (const ticker of this.#thumbs()) this.#push('thumb', ticker)
    this.#push('kline/BTC/USDT', this.#candle())
    this.#push('trade/BTC/USDT', [this.#trade()])
  }

  #push(name: string, body: unknown): void {
    const topic = `/topic/${this.#service}/${name}`
    const text = JSON.stringify(body)
    for (const [socket, topics] of this.#sockets) {
      const id = topics.get(topic)
      if (id === undefined) continue
      this.#seq += 1
      const headers = { subscription: id, 'message-id': String(this.#seq), destination: topic }
      socket.send(encodeFrame({ command: 'MESSAGE', headers, body: text }))
    }
  }

  #plate(side: 'BUY' | 'SELL'): object {
    const turn = side === 'BUY' ? -1 : 1
    const items = Array.from({ length: 50 }, (_, at) => {
      const cents = this.#mid + turn * (at * 10 + (side === 'BUY' ? 0 : 10))
      // Four levels of a side change with each frame; the others stay what they are at their price.
      const changes = at % 12 === this.#turn % 12 ? this.#turn : 0
      return { price: price(cents), amount: (((cents % 97) + changes + 3) / 100).toFixed(4) }
    })
    return {
      direction: side,
      symbol: 'BTC/USDT',
      maxAmount: '1',
      minAmount: '0.01',
      highestPrice: '1',
      lowestPrice: '1',
      items: this.levels[side] ?? items,
    }
  }

  /** The tickers that change with a frame: of the pair, or of every contract. */
  #thumbs(): readonly object[] {
    if (this.#service === 'market') return [this.#thumb('BTC/USDT')]
    return this.#contracts.map((ticker, index) => {
      const [, fraction = ''] = ticker.close.split('.')
      const moved = Number(ticker.close) * (1 + Math.sin(this.#turn + index) / 2000)
      const mark = moved.toFixed(fraction.length)
      const close = ticker.symbol === 'BTC/USDT' ? price(this.#mid) : mark
      return { ...ticker, close, markPrice: mark, indexPrice: mark }
    })
  }

  #thumb(symbol: string): object {
    const close = symbol === 'BTC/USDT' ? (this.last ?? price(this.#mid)) : '3512.48'
    return {
      symbol,
      open: '66272.60',
      high: '68275.20',
      low: '66079.50',
      close,
      chg: '0.0183',
      change: '1209.50',
      volume: '18204.37',
      turnover: '1228000000.00',
      lastDayClose: '66272.60',
      usdRate: close,
      baseUsdRate: '1',
      zone: 0,
    }
  }

  #trade(): object {
    return {
      symbol: 'BTC/USDT',
      price: price(this.#mid),
      amount: ((this.#turn % 400) / 1000 + 0.001).toFixed(4),
      direction: this.#turn % 2 === 0 ? 'BUY' : 'SELL',
      time: Date.now() + this.#turn,
    }
  }

  #candle(): object {
    return {
      openPrice: price(this.#first - 4_000),
      highestPrice: price(this.#first + 9_000),
      lowestPrice: price(this.#first - 8_000),
      closePrice: price(this.#mid),
      time: hourOf(Date.now()),
      period: '1hour',
      count: 4,
      volume: '32.5',
      turnover: '8000000',
    }
  }

  /** Takes a connection; what it gives back is to be told what comes, and when it ends. */
  connect(socket: Socket): { readonly message: (text: string) => void; readonly closed: () => void } {
    const topics = new Map<string, string>()
    const decode = createDecoder(10_000)
    this.#sockets.set(socket, topics)
    return {
      message: (text) => {
        for (const frame of decode(text)) hear(socket, topics, frame)
      },
      closed: () => void this.#sockets.delete(socket),
    }
  }

  async #answer(route: Route): Promise<void> {
    if (route.request().url().endsWith('/market/symbol')) return route.fulfill({ json: SYMBOLS.map(pair) })
    const url = new URL(route.request().url())
    const json = this.#bodyOf(url.pathname.split('/').at(-1) ?? '', url.searchParams)
    return json === null ? route.fallback() : route.fulfill({ json })
  }

  #bodyOf(call: string, query: URLSearchParams): unknown {
    switch (call) {
      case 'symbol-thumb':
        return this.#service === 'swap' ? this.#thumbs() : SYMBOLS.map((symbol) => this.#thumb(symbol))
      case 'exchange-plate-full':
        return { bid: this.#plate('BUY'), ask: this.#plate('SELL') }
      case 'latest-trade':
        return Array.from({ length: 40 }, (_, at) => ({ ...this.#trade(), time: Date.now() - at * 1700 }))
      case 'history': {
        const [from, to] = [Number(query.get('from')), Number(query.get('to'))]
        const rows = candles(from, to, query.get('resolution') ?? '', this.#level)
        this.candlesGiven += rows.length
        return rows
      }
      default:
        return null
    }
  }
}

/** Answers a frame of the page; `topics` holds the ids of its subscriptions. */
function hear(socket: Socket, topics: Map<string, string>, { command, headers }: Frame): void {
  const { id = '', destination = '' } = headers
  if (command === 'CONNECT')
    socket.send(encodeFrame({ command: 'CONNECTED', headers: { version: '1.2' }, body: '' }))
  if (command === 'SUBSCRIBE') topics.set(destination, id)
  // As the contract has it, so that the page need not ask again and again; what it says is read by a call.
  if (command === 'SUBSCRIBE' && destination.startsWith('/topic/swap/wallet/'))
    socket.send(
      encodeFrame({
        command: 'MESSAGE',
        headers: { subscription: id, 'message-id': '0', destination },
        body: '{}',
      }),
    )
  if (command === 'UNSUBSCRIBE') for (const [topic, known] of topics) if (known === id) topics.delete(topic)
}

/** A browser without workers: the page connects itself, where Playwright can answer its socket. */
export async function withoutWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
}
