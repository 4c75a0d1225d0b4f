import { memo, type ReactNode } from 'react'
import type { Column } from './column.ts'
import styles from './table-card.module.css'

type TableCardProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly actions: ((row: Row, isGone: boolean) => ReactNode) | undefined
  readonly isGone: boolean
}

/** A row on a phone: two lines that tell most, the rest as lines with their heads. */
function TableCardView<Row>({ row, columns, actions, isGone }: TableCardProps<Row>) {
  const at = (place: Column<Row>['card']): ReactNode =>
    columns.filter(({ card }) => card === place).map(({ id, cell }) => <span key={id}>{cell(row)}</span>)
  const has = (...places: readonly Column<Row>['card'][]): boolean =>
    columns.some(({ card }) => places.includes(card))
  const lines = columns.filter(({ card, isIdle }) => card === undefined && isIdle?.(row) !== true)
  return (
    <>
      {has('title', 'value') && (
        <div className={styles.cardTop}>
          <div>{at('title')}</div>
          <div data-align={columns.find(({ card }) => card === 'value')?.align}>{at('value')}</div>
        </div>
      )}
      {has('note', 'badge') && (
        <div className={styles.cardSecond}>
          <div>{at('note')}</div>
          <div>{at('badge')}</div>
        </div>
      )}
      {lines.length > 0 && (
        <dl className={styles.cardLines}>
          {lines.map(({ id, header, cell }) => (
            <div key={id}>
              <dt>{header}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions !== undefined && <div className={styles.cardActions}>{actions(row, isGone)}</div>}
    </>
  )
}

export const TableCard = memo(TableCardView) as typeof TableCardView
