import type { AreaKeys } from '#generated/messages/keys.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { pressProps } from '#src/web/ui/primitives/press.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Market } from '../market.ts'
import styles from './order-form.module.css'
import { useProduct } from '../products/use-product.tsx'

type QuickPricesProps = { readonly market: Market; readonly onChoose: (price: string) => void }

/** Buttons that fill in a price of the book: the best bid, the middle, the best ask. */
export function QuickPrices({ market, onChoose }: QuickPricesProps) {
  const t = useText<AreaKeys['trading']>()
  const live = useProduct().book(market)
  // Read at the press: the buttons need not be drawn with each frame.
  const isKnown = useLive(live, ({ state }) => state?.bid[0] !== undefined && state.ask[0] !== undefined)
  const use = (pick: (bid: bigint, ask: bigint) => bigint): void => {
    const { state } = live.get()
    const [bid, ask] = [state?.bid[0]?.price, state?.ask[0]?.price]
    if (bid !== undefined && ask !== undefined)
      onChoose(toText(fromUnits(pick(bid, ask), market.scales.price)))
  }
  const buttons = [
    ['trading.form.bid', (bid: bigint) => bid],
    ['trading.form.mid', (bid: bigint, ask: bigint) => (bid + ask) / 2n],
    ['trading.form.best', (_bid: bigint, ask: bigint) => ask],
  ] as const
  return (
    <div className={styles.quick}>
      {buttons.map(([key, pick]) => (
        <button key={key} type="button" {...pressProps(!isKnown, () => use(pick))}>
          {t(key)}
        </button>
      ))}
    </div>
  )
}
