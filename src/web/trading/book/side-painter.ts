import { barsOf, type BookRow } from './rows.ts'
import type { Side } from '../live/levels.ts'
import { createLine, createName, type Line } from './line.ts'
import styles from './book-rows.module.css'
import type { BookTexts } from './book-texts.ts'

export type SidePainter = {
  readonly lines: () => readonly Line[]
  readonly paint: (rows: readonly BookRow[], own: ReadonlySet<bigint>) => void
  /** Updates totals and bars. */
  readonly sum: (rows: readonly BookRow[], most: bigint) => void
  /** Sets the number of rows. */
  readonly resize: (count: number) => void
}

const SVG = 'http://www.w3.org/2000/svg'

/**
 * Paints one side of the book with few DOM changes: a row is bound to its price, so a new best price moves and
 * rewrites one row and leaves the others alone. Totals are one text, bars one path.
 */
export function createSidePainter(host: HTMLElement, side: Side, words: BookTexts): SidePainter {
  const bars = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const list = document.createElement('div')
  const totals = document.createElement('div')
  const text = document.createTextNode('')
  bars.setAttribute('preserveAspectRatio', 'none')
  bars.setAttribute('aria-hidden', 'true')
  bars.setAttribute('class', styles.bars ?? '')
  list.className = styles.lines ?? ''
  totals.className = styles.totals ?? ''
  totals.setAttribute('aria-hidden', 'true')
  bars.append(path)
  totals.append(text)
  const isSmall = words.useAmount === null
  const priceName = createName(words.usePrice)
  const amountName = words.useAmount === null ? null : createName(words.useAmount)
  const names = { price: priceName.id, amount: amountName?.id ?? null }
  host.replaceChildren(bars, list, ...(amountName === null ? [] : [totals, amountName]), priceName)

  let lines: readonly Line[] = []
  let shown: readonly BookRow[] = []
  let summed = { rows: [] as readonly BookRow[], most: 0n, count: -1 }

  function paint(rows: readonly BookRow[], own: ReadonlySet<bigint>): void {
    if (rows !== shown) lines = arrange(list, lines, rows)
    rows.forEach((row, at) => lines[at]?.write(row, words, own.has(row.price)))
    for (const line of lines.slice(rows.length)) line.clear()
    shown = rows
  }

  function sum(rows: readonly BookRow[], most: bigint): void {
    if (rows !== summed.rows && !isSmall) text.data = totalsOf(rows)
    if (rows !== summed.rows || most !== summed.most) path.setAttribute('d', barsOf(rows, most, side))
    if (rows.length !== summed.count) {
      bars.setAttribute('viewBox', `0 0 1 ${Math.max(1, rows.length)}`)
      host.style.setProperty('--lines', `${rows.length}`)
    }
    summed = { rows, most, count: rows.length }
  }

  function totalsOf(rows: readonly BookRow[]): string {
    const texts = rows.map(({ total }) => words.amount(total))
    return (side === 'ask' ? texts.reverse() : texts).join('\n')
  }

  return {
    lines: () => lines,
    paint,
    sum,
    resize(count) {
      const kept = lines.slice(0, count)
      for (const line of lines.slice(count)) line.element.remove()
      const more = Array.from({ length: count - kept.length }, () => createLine(names))
      list.append(...more.map(({ element }) => element))
      lines = [...kept, ...more]
      shown = []
      summed = { rows: [], most: 0n, count: -1 }
    },
  }
}

/**
 * Returns the lines in the order of the rows. A line that shows a row's price already is reused where it is; those
 * whose price is gone move to the end, or to a new price.
 */
function arrange(list: HTMLElement, lines: readonly Line[], rows: readonly BookRow[]): readonly Line[] {
  const known = new Map(lines.map((line) => [line.price(), line]))
  const staying = new Set(rows.map(({ price }) => known.get(price)))
  const order = [...lines]
  rows.forEach(({ price }, at) => {
    const line = known.get(price)
    if (line !== undefined) {
      // Both follow the price: only lines that are free can stand in between.
      for (let here = order[at]; here !== undefined && here !== line; here = order[at]) {
        list.append(here.element)
        order.push(...order.splice(at, 1))
      }
      return
    }
    const here = order[at]
    if (here === undefined || !staying.has(here)) return
    const from = order.findLastIndex((each) => !staying.has(each))
    const [free] = from < 0 ? [] : order.splice(from, 1)
    if (free === undefined) return
    list.insertBefore(free.element, here.element)
    order.splice(at, 0, free)
  })
  return order
}
