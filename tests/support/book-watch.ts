import type { Page } from '@playwright/test'
import { compare } from '#src/core/money/compare.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { createDecoder } from '#src/core/stomp/decoder.ts'
import type { Frame } from '#src/core/stomp/frame.ts'

type Side = 'bid' | 'ask'
type Plate = {
  readonly direction: string
  readonly items: readonly { readonly price: string; readonly amount: string }[]
  readonly seq?: number
}

/** Records the order book that the exchange sent, by message and by call, to compare it with the screen. */
export class BookWatch {
  /** The newest of each side, as prices and amounts by turns. */
  readonly newest: Record<Side, readonly string[]> = { bid: [], ask: [] }
  /** Messages so far, and those of them that came after a newer one and said something else. */
  messages = 0
  overtaken = 0
  readonly #seqs: Record<Side, number> = { bid: -1, ask: -1 }
  readonly #topic: string

  /** To be made before the page is opened. `topics`: with what the names of the product's topics begin. */
  constructor(page: Page, topics = '/topic/market/') {
    this.#topic = `${topics}trade-depth/`
    page.on('websocket', (socket) => {
      // Another connection may be to another server, which counts from the beginning.
      this.#seqs.bid = this.#seqs.ask = -1
      const decode = createDecoder(1_000_000)
      socket.on('framereceived', ({ payload }) => {
        for (const frame of decode(String(payload))) this.#hear(frame)
      })
    })
    page.on('response', async (response) => {
      if (!response.url().includes('exchange-plate-full')) return
      const { bid, ask } = (await response.json().catch(() => ({}))) as { bid?: Plate; ask?: Plate }
      for (const [side, plate] of [
        ['bid', bid],
        ['ask', ask],
      ] as const) {
        const seq = plate?.seq ?? -1
        if (plate !== undefined && seq >= this.#seqs[side]) this.#keep(side, plate, seq)
      }
    })
  }

  /** True if the newest messages of both sides belong to different moments: then neither may be shown. */
  get isCrossed(): boolean {
    const [bid, ask] = [this.newest.bid[0], this.newest.ask[0]]
    return bid !== undefined && ask !== undefined && compare(decimal(bid), decimal(ask)) >= 0
  }

  #hear({ headers, body }: Frame): void {
    if (headers['destination']?.startsWith(this.#topic) !== true) return
    this.messages += 1
    const plate = plateOf(body)
    if (plate === null) return
    const side = plate.direction === 'BUY' ? 'bid' : 'ask'
    const seq = plate.seq ?? this.#seqs[side] + 1
    if (seq > this.#seqs[side]) this.#keep(side, plate, seq)
    else if (String(textsOf(plate)) !== String(this.newest[side])) this.overtaken += 1
  }

  #keep(side: Side, plate: Plate, seq: number): void {
    this.#seqs[side] = seq
    this.newest[side] = textsOf(plate)
  }
}

function plateOf(text: string): Plate | null {
  try {
    return JSON.parse(text) as Plate
  } catch {
    // Torn on purpose.
    return null
  }
}

const textsOf = ({ items }: Plate): string[] => items.flatMap(({ price, amount }) => [price, amount])

/** Returns the shown rows of a side, best price first: prices and amounts by turns, without separators. */
export async function shownSide(page: Page, side: Side): Promise<string[]> {
  const texts = await page.locator(`[data-side=${side}] button[data-cell]:visible`).allTextContents()
  return texts.map((text) => text.replace(/^\D+/, '').replaceAll(',', ''))
}
