import type { ReactNode } from 'react'
import { decimal } from '#src/core/money/decimal.ts'
import { Amount, AmountsHidden, Money } from '#src/web/ui/numbers/amount.tsx'
import { Change, Gain, Price, Quantity } from '#src/web/ui/numbers/price.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

const price = decimal('67482.1')

export function Numbers() {
  return (
    <div className={styles.grid}>
      <Cell title="Prices">
        <dl className={styles.numbers}>
          <Line name="Risen" value={<Price value={price} places={1} direction={1} />} />
          <Line name="Fallen" value={<Price value={price} places={1} direction={-1} />} />
          <Line name="Unchanged" value={<Price value={price} places={1} currency="$" />} />
          <Line name="Tiny" value={<Price value={decimal('0.0000012345')} unit="USDT" />} />
          <Line name="Unknown" value={<Price value={null} places={1} direction={1} />} />
        </dl>
      </Cell>
      <Cell title="Quantities and amounts">
        <dl className={styles.numbers}>
          <Line name="With zeros" value={<Quantity value={decimal('0.12')} places={8} unit="BTC" />} />
          <Line name="Whole" value={<Quantity value={decimal('98400000')} places={2} unit="PEPE" />} />
          <Line name="Nothing" value={<Quantity value={decimal('0')} places={8} unit="BTC" />} />
          <Line name="Valuation" value={<Money value={decimal('128460.329')} symbol="$" />} />
          <Line name="Below a cent" value={<Money value={decimal('0.0004')} symbol="$" />} />
        </dl>
      </Cell>
      <Cell title="Changes">
        <dl className={styles.numbers}>
          <Line name="Up" value={<Change percent={decimal('1.839')} />} />
          <Line name="Down" value={<Change percent={decimal('-3.42')} />} />
          <Line name="None" value={<Change percent={decimal('0')} />} />
          <Line name="Gain" value={<Gain value={decimal('1204.18')} currency="$" />} />
          <Line name="Loss" value={<Gain value={decimal('-12.5')} unit="USDT" />} />
        </dl>
      </Cell>
      <Cell title="Masked">
        <AmountsHidden value>
          <dl className={styles.numbers}>
            <Line name="Amount" value={<Amount value={price} />} />
            <Line name="Quantity" value={<Quantity value={price} places={8} />} />
            <Line name="Gain" value={<Gain value={price} />} />
            <Line name="A price is public" value={<Price value={price} places={1} />} />
          </dl>
        </AmountsHidden>
      </Cell>
    </div>
  )
}

function Line({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
