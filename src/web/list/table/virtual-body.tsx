import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Column } from './column.ts'
import styles from './data-table.module.css'
import cardStyles from './table-card.module.css'
import { TableCard } from './table-card.tsx'
import { TableRow } from './table-row.tsx'

type VirtualProps<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  readonly actions: ((row: Row, isGone: boolean) => ReactNode) | undefined
  readonly isGone: (row: Row) => boolean
  readonly height: number
  /** Called when the last rows come into view: those after them may be fetched. */
  readonly onEnd?: (() => void) | undefined
}

/** Rows kept ready on either side, so that a quick wheel shows no hole. */
const OVERSCAN = 8
const CARD_HEIGHT = 112

/** A long table: only the rows in view stand in the document; all others are empty space of their height. */
export function VirtualTable<Row>({
  head,
  rowHeight,
  ...props
}: VirtualProps<Row> & { readonly head: ReactNode; readonly rowHeight: number }) {
  const { label, rows, rowKey, columns, actions, isGone, height } = props
  const { scroller, items, before, after } = useVirtual(props, rowHeight)
  const width = columns.length + (actions === undefined ? 0 : 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys must reach what is not in view
    <section ref={scroller} className={styles.scroller} style={{ height }} tabIndex={0} aria-label={label}>
      <table className={styles.table} data-fixed="true" aria-label={label} aria-rowcount={rows.length + 1}>
        {head}
        <tbody>
          <Space height={before} width={width} />
          {items.map(({ index }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                actions={actions}
                isGone={isGone(row)}
                index={index + 2}
              />
            )
          })}
          <Space height={after} width={width} />
        </tbody>
      </table>
    </section>
  )
}

/** The same list as cards, each as high as what it holds. */
export function VirtualCards<Row>(props: VirtualProps<Row>) {
  const { label, rows, rowKey, columns, actions, isGone, height } = props
  const { scroller, items, before, after, measure } = useVirtual(props, CARD_HEIGHT)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys must reach what is not in view
    <section ref={scroller} className={styles.scroller} style={{ height }} tabIndex={0} aria-label={label}>
      <ul className={cardStyles.cards} aria-label={label} style={{ paddingBlock: `${before}px ${after}px` }}>
        {items.map(({ index }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <li
              key={rowKey(row)}
              ref={measure}
              data-index={index}
              className={cardStyles.card}
              data-gone={isGone(row)}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              <TableCard row={row} columns={columns} actions={actions} isGone={isGone(row)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function useVirtual<Row>({ rows, rowKey, onEnd }: VirtualProps<Row>, size: number) {
  const scroller = useRef<HTMLElement>(null)
  // Its functions read the scroll position of the moment: nothing that the React compiler, which we do not use, may keep.
  // oxlint-disable-next-line react/incompatible-library -- no React compiler here that could keep its functions
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    overscan: OVERSCAN,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
  })
  const items = virtual.getVirtualItems()
  const end = items.at(-1)?.end ?? 0
  const isAtEnd = (items.at(-1)?.index ?? 0) >= rows.length - 1
  const reach = useEffectEvent(() => onEnd?.())
  const count = rows.length
  useEffect(() => {
    // Once for each length of the list: rows that come make it longer, and its end may be in view again.
    if (isAtEnd && count > 0) reach()
  }, [isAtEnd, count])
  return {
    scroller,
    items,
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtual.getTotalSize() - end),
    measure: virtual.measureElement,
  }
}

/** Holds the place of rows that are not in the document. */
function Space({ height, width }: { readonly height: number; readonly width: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={styles.space}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, it only holds a height */}
      <td colSpan={width} style={{ height }} />
    </tr>
  )
}
