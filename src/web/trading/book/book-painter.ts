import { BEAT_MS } from '#src/core/time/beat.ts'
import type { Book, Side } from '../live/levels.ts'
import { moveFocus } from './roving.ts'
import { createRowHover } from './row-hover.ts'
import { type BookRow, type BookRows, NO_ROWS, rowsOf, sumTo } from './rows.ts'
import { createSidePainter, type SidePainter } from './side-painter.ts'
import type { BookTexts } from './book-texts.ts'
import type { SumTip } from './sum-tip.ts'

export type BookFilled = {
  readonly side: Side
  readonly price: bigint
  /** The level's amount if an amount was pressed, null if a price was. */
  readonly amount: bigint | null
}

type Hosts = Readonly<Record<Side, HTMLElement>>

export type BookPainter = {
  readonly show: (book: Book | null) => void
  readonly setStep: (step: bigint) => void
  readonly setOwn: (own: Readonly<Record<Side, ReadonlySet<bigint>>>) => void
  readonly resize: (counts: Readonly<Record<Side, number>>) => void
  readonly stop: () => void
}

const SIDES = ['ask', 'bid'] as const

/** Milliseconds between two updates of totals and bars while prices stay: nobody reads sums four times a second. */
const SUM_MS = 2 * BEAT_MS

/** True if rows have moved: then their totals have to move with them, at once. */
const haveRowsMoved = (before: BookRows, after: BookRows): boolean =>
  SIDES.some(
    (side) =>
      before[side].length !== after[side].length ||
      after[side].some(({ price }, at) => price !== before[side][at]?.price),
  )

/** Paints both sides of the order book without React: four times a second a few texts change. */
export function createBookPainter(
  hosts: Hosts,
  words: BookTexts,
  onFill: (filled: BookFilled) => void,
  tip?: SumTip,
): BookPainter {
  const sides: Readonly<Record<Side, SidePainter>> = {
    ask: createSidePainter(hosts.ask, 'ask', words),
    bid: createSidePainter(hosts.bid, 'bid', words),
  }
  let book: Book = { bid: [], ask: [] }
  let rows: BookRows = NO_ROWS
  let painted: BookRows = NO_ROWS
  let summedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  let options = { step: 1n, bid: 0, ask: 0 }
  let own: Readonly<Record<Side, ReadonlySet<bigint>>> = { bid: new Set(), ask: new Set() }
  /**
   * The cell and row under the pointer when it was pressed. The click uses this row, even if the cell shows another
   * by then.
   */
  let pressedRow: { readonly cell: HTMLButtonElement; readonly row: BookRow } | null = null

  function paint(): void {
    const focused = document.activeElement
    rows = rowsOf(book, options, rows)
    const isMoved = haveRowsMoved(painted, rows)
    painted = rows
    for (const side of SIDES) sides[side].paint(rows[side], own[side])
    if (isMoved || performance.now() - summedAt >= SUM_MS) sum()
    else timer ??= setTimeout(sum, 2 * SUM_MS)
    keepTabStop()
    hover?.follow()
    // A moved line loses the focus: it gets it back before the next frame.
    if (focused !== document.activeElement && focused instanceof HTMLButtonElement)
      focused.focus({ preventScroll: true })
  }

  function sum(): void {
    clearTimeout(timer)
    timer = undefined
    summedAt = performance.now()
    for (const side of SIDES) sides[side].sum(rows[side], rows.most)
  }

  /** Rows from top to bottom: asks from the worst price to the best, then bids from the best on. */
  const inSight = () => [
    ...sides.ask.lines().slice(0, rows.ask.length).toReversed(),
    ...sides.bid.lines().slice(0, rows.bid.length),
  ]

  function keepTabStop(): void {
    const lines = inSight()
    if (lines.some(({ buttons }) => buttons.some(({ tabIndex }) => tabIndex === 0))) return
    for (const side of [sides.ask, sides.bid])
      for (const { buttons } of side.lines()) for (const button of buttons) button.tabIndex = -1
    const first = lines[rows.ask.length] ?? lines.at(-1)
    if (first !== undefined) first.buttons[0].tabIndex = 0
  }

  const rowAt = (
    target: EventTarget | null,
  ): { cell: HTMLButtonElement; side: Side; row: BookRow } | null => {
    if (!(target instanceof Element)) return null
    for (const side of SIDES)
      for (const line of sides[side].lines())
        for (const cell of line.buttons) {
          const row = line.row()
          if (cell.contains(target) && row !== null) return { cell, side, row }
        }
    return null
  }

  const lineAt = (target: EventTarget | null) =>
    target instanceof Element ? (inSight().find(({ element }) => element.contains(target)) ?? null) : null
  const hover =
    tip &&
    createRowHover({
      hosts: SIDES.map((side) => hosts[side]),
      tip,
      lineAt,
      sumOf(line) {
        const row = line.row()
        if (row === null) return null
        const side = sides.ask.lines().some(({ element }) => element === line.element) ? 'ask' : 'bid'
        return sumTo(book[side], side, row.price)
      },
    })

  const onDown = (event: Event): void => {
    pressedRow = rowAt(event.target)
  }
  const onClick = (event: Event): void => {
    const hit = rowAt(event.target)
    if (hit === null) return
    const row = pressedRow?.cell === hit.cell ? pressedRow.row : hit.row
    pressedRow = null
    onFill({
      side: hit.side,
      price: row.price,
      amount: hit.cell.dataset['cell'] === 'amount' ? row.amount : null,
    })
  }
  const onKey = (event: KeyboardEvent): void => {
    pressedRow = null
    moveFocus(
      event,
      inSight().map(({ buttons }) => buttons),
    )
  }

  const stops = SIDES.map((side) => {
    const host = hosts[side]
    host.addEventListener('pointerdown', onDown)
    host.addEventListener('click', onClick)
    host.addEventListener('keydown', onKey)
    return () => {
      host.removeEventListener('pointerdown', onDown)
      host.removeEventListener('click', onClick)
      host.removeEventListener('keydown', onKey)
      host.replaceChildren()
    }
  })

  return {
    show(next) {
      book = next ?? { bid: [], ask: [] }
      paint()
    },
    setStep(step) {
      options = { ...options, step }
      paint()
    },
    setOwn(next) {
      own = next
      paint()
    },
    resize(counts) {
      if (counts.ask !== options.ask) sides.ask.resize(counts.ask)
      if (counts.bid !== options.bid) sides.bid.resize(counts.bid)
      options = { ...options, ...counts }
      rows = NO_ROWS
      paint()
    },
    stop: () => {
      clearTimeout(timer)
      hover?.stop()
      for (const stop of stops) stop()
    },
  }
}
