import type { Book, Side } from './levels.ts'
import { moveFocus } from './roving.ts'
import { type BookRow, type BookRows, NO_ROWS, rowsOf } from './rows.ts'
import { createSidePainter, type SidePainter, type Words } from './side-painter.ts'

export type BookFilled = {
  readonly side: Side
  readonly price: bigint
  /** The level's amount where an amount was pressed, null where a price was. */
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

/** Both sides of the book, painted without React: what changes ten times a second is a handful of texts. */
export function createBookPainter(
  hosts: Hosts,
  words: Words,
  onFill: (filled: BookFilled) => void,
): BookPainter {
  const sides: Readonly<Record<Side, SidePainter>> = {
    ask: createSidePainter(hosts.ask, 'ask', words),
    bid: createSidePainter(hosts.bid, 'bid', words),
  }
  let book: Book = { bid: [], ask: [] }
  let rows: BookRows = NO_ROWS
  let wanted = { step: 1n, bid: 0, ask: 0 }
  let own: Readonly<Record<Side, ReadonlySet<bigint>>> = { bid: new Set(), ask: new Set() }
  /** What stood under the pointer when it was pressed down: that is what was meant, whatever stands there now. */
  let pressed: { readonly cell: HTMLButtonElement; readonly row: BookRow } | null = null

  function paint(): void {
    const focused = document.activeElement
    rows = rowsOf(book, wanted, rows)
    for (const side of ['ask', 'bid'] as const) sides[side].paint(rows[side], rows.most, own[side])
    keepTabStop()
    // A line that is moved loses the focus; it has it again before anybody notices.
    if (focused !== document.activeElement && focused instanceof HTMLButtonElement)
      focused.focus({ preventScroll: true })
  }

  /** As one reads them: asks from the worst to the best, then bids from the best on. */
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
    for (const side of ['ask', 'bid'] as const)
      for (const line of sides[side].lines())
        for (const cell of line.buttons) {
          const row = line.row()
          if (cell.contains(target) && row !== null) return { cell, side, row }
        }
    return null
  }

  const onDown = (event: Event): void => {
    pressed = rowAt(event.target)
  }
  const onClick = (event: Event): void => {
    const hit = rowAt(event.target)
    if (hit === null) return
    const row = pressed?.cell === hit.cell ? pressed.row : hit.row
    pressed = null
    onFill({
      side: hit.side,
      price: row.price,
      amount: hit.cell.dataset['cell'] === 'amount' ? row.amount : null,
    })
  }
  const onKey = (event: KeyboardEvent): void => {
    pressed = null
    moveFocus(
      event,
      inSight().map(({ buttons }) => buttons),
    )
  }

  const stops = (['ask', 'bid'] as const).map((side) => {
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
      wanted = { ...wanted, step }
      paint()
    },
    setOwn(next) {
      own = next
      paint()
    },
    resize(counts) {
      if (counts.ask !== wanted.ask) sides.ask.resize(counts.ask)
      if (counts.bid !== wanted.bid) sides.bid.resize(counts.bid)
      wanted = { ...wanted, ...counts }
      rows = NO_ROWS
      paint()
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}
