import type { WalletValue } from '#generated/wire/wallet-value.ts'
import { fromUnits, toText } from '#src/core/money/decimal.ts'
import { type CoinRow, COINS } from './coins.ts'
import type { Prices } from '../../market/prices.ts'
import { type AccountKind, movedBy, type Posting, postingAt } from '../../kernel/ledger.ts'
import { rowsOfLog } from '../../kernel/log-view.ts'
import type { Handlers } from '../../http/handler.ts'
import { type Profits, unrealisedOver } from '../../perpetual/held.ts'
import { venueOf } from '../../perpetual/venue.ts'
import { COIN_MARGINED } from '../coin-swap/contracts.ts'
import { USDT_MARGINED } from '../swap/contracts.ts'
import { wireFlows } from './value-flows.ts'

const DAY = 86_400_000
/** As many moments as a chart can show. */
const MOST = 61

/** Moments of the past so many days, evenly apart, the last being now. Epoch milliseconds. */
function chartTimes(days: number, now: number): readonly number[] {
  const count = Math.min(MOST, days <= 7 ? days * 4 + 1 : days + 1)
  const step = Math.floor((days * DAY) / (count - 1))
  return Array.from({ length: count }, (_, index) => now - (count - 1 - index) * step)
}

/** Units by kind of account and coin; whatever the bucket, it is the member's. */
class Holdings {
  readonly #units = new Map<string, bigint>()

  book({ entries }: Posting, owner: string): void {
    for (const { account, units } of entries) {
      if (account.owner !== owner) continue
      const key = `${account.kind}/${account.coin}`
      this.#units.set(key, (this.#units.get(key) ?? 0n) + units)
    }
  }

  /** US dollars, decimal text; every digit is kept. `unrealised` is the profit of open positions. */
  worth(kind: AccountKind, prices: Prices, time: number, unrealised?: Profits): string {
    const places = Math.max(...COINS.map(({ scale, priceScale }) => scale + priceScale))
    const valueOf = (coin: CoinRow): bigint => {
      const own = this.#units.get(`${kind}/${coin.unit}`) ?? 0n
      const units = own + (unrealised?.get(coin.unit) ?? 0n)
      if (units === 0n) return 0n
      return units * prices.ticksAt(coin, time) * 10n ** BigInt(places - coin.scale - coin.priceScale)
    }
    return toText(
      fromUnits(
        COINS.reduce((sum, coin) => sum + valueOf(coin), 0n),
        places,
      ),
    )
  }
}

/**
 * Handlers of the accounts' worth over time: the books up to each moment and the profit of the positions that were open
 * then, at the prices of that moment; and the funds that came in, went out and moved since the moment before.
 */
export const walletValueHandlers: Handlers = {
  listWalletValues({ body: { days } }, { engine, prices, member }) {
    const { id: number } = member()
    const owner = `m${number}` as const
    const { ledger } = engine.view()
    const times = chartTimes(days, engine.now())
    const [swap, coinSwap] = [USDT_MARGINED, COIN_MARGINED].map((kind) =>
      unrealisedOver(venueOf(kind, engine.view()), number, times),
    )
    // Those of the personas are dated back, so the books are not in the order of time.
    const postings = rowsOfLog(movedBy(ledger, owner), {
      name: 'values',
      rowsOf: (id) => [id],
      rankOf: (id) => postingAt(ledger, id).time,
    })
    const held = new Holdings()
    let next = 0
    return times.map((time, index): WalletValue => {
      const since: Posting[] = []
      for (; next < postings.length; next += 1) {
        const posting = postingAt(ledger, postings[next] ?? 0)
        if (posting.time > time) break
        since.push(posting)
      }
      for (const posting of since) held.book(posting, owner)
      const worth = (kind: AccountKind, profits?: Profits): string => held.worth(kind, prices, time, profits)
      return {
        time,
        spot: worth('spot'),
        swap: worth('swap', swap?.[index]),
        coinSwap: worth('coinSwap', coinSwap?.[index]),
        second: worth('second'),
        finance: worth('finance'),
        flows: index === 0 ? [] : since.flatMap((posting) => wireFlows(posting, owner, prices)),
      }
    })
  },
}
