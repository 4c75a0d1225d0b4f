import type { KeyedTrade, Trade } from '../live/trades.ts'
import styles from './trade-list.module.css'

/** The texts and formats of trades. */
export type TradeTexts = {
  readonly price: (trade: Trade) => string
  readonly amount: (trade: Trade) => string
  readonly time: (trade: Trade) => string
  readonly bought: string
  readonly sold: string
}

export type TradePainter = {
  readonly show: (trades: readonly KeyedTrade[]) => void
  /** Sets the number of lines: only visible ones are painted. */
  readonly resize: (count: number) => void
  readonly stop: () => void
}

/**
 * Paints the latest trades without React: existing lines stay, and new ones are inserted together, in one DOM change.
 */
export function createTradePainter(list: HTMLElement, words: TradeTexts): TradePainter {
  let lines = new Map<number, HTMLElement>()
  let trades: readonly KeyedTrade[] = []
  let room = 0

  function paint(): void {
    const shown = trades.slice(0, room)
    const before = lines
    lines = new Map(shown.map(({ key, trade }) => [key, before.get(key) ?? lineOf(trade, words)]))
    const elements = [...lines.values()]
    // Not one is left: all at once is one change.
    if (!shown.some(({ key }) => before.has(key))) {
      if (before.size > 0 || elements.length > 0) list.replaceChildren(...elements)
      return
    }
    for (const [key, element] of before) if (!lines.has(key)) element.remove()
    let fresh: HTMLElement[] = []
    for (const [at, { key }] of shown.entries()) {
      const element = elements[at]
      if (element === undefined) continue
      if (!before.has(key)) fresh.push(element)
      else if (fresh.length > 0) {
        element.before(...fresh)
        fresh = []
      }
    }
    if (fresh.length > 0) list.append(...fresh)
  }

  return {
    show(next) {
      trades = next
      paint()
    },
    resize(count) {
      room = count
      paint()
    },
    stop: (): void => list.replaceChildren(),
  }
}

function lineOf(trade: Trade, words: TradeTexts): HTMLElement {
  const line = document.createElement('li')
  const price = cell(words.price(trade), styles.price)
  line.className = styles.line ?? ''
  if (trade.direction !== null) {
    price.dataset['side'] = trade.direction
    const isBuy = trade.direction === 'BUY'
    price.append(cell(isBuy ? words.bought : words.sold, styles.hidden))
  }
  line.append(price, cell(words.amount(trade)), cell(words.time(trade), styles.time))
  return line
}

function cell(text: string, className: string = ''): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  element.className = className
  return element
}
