import type { Language } from '#generated/wire/language.ts'
import { fromUnits } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import { tagOf } from '#src/core/money/symbols.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import { thresholdOf } from '#src/core/perpetual/linear/headroom.ts'
import { isolatedHeadroom } from '#src/core/perpetual/linear/liquidation.ts'
import { feeOf, fundingOf, initialMargin, notionalOf } from '#src/core/perpetual/linear/value.ts'
import { ONE, SCALE } from '#src/core/perpetual/units.ts'
import { listText } from '#src/core/text/list-text.ts'
import { keptRate } from '../../perpetual/contracts.ts'
import { FUNDING_INTERVAL, MOST_RATE, USUAL_RATE } from '../../perpetual/funding-times.ts'
import { contractOf } from '../../perpetual/venue.ts'
import { CONTRACTS, USDT_MARGINED } from '../swap/contracts.ts'

const HOUR = 3_600_000
const DAY_HOURS = 24
/** The example of the articles: 0.1 BTC at 50,000 USDT with leverage 20. */
const BTC = contractOf({ kind: USDT_MARGINED }, 'BTC/USDT')
const [SIZE, PRICE, TIMES] = [ONE / 10n, 50_000n * ONE, 20n * ONE]

/** Numbers of the perpetual contracts as help articles tell them, by the name of their place in a text. */
export function contractFacts(language: Language): Readonly<Record<string, string>> {
  const number = (units: bigint): string =>
    formatDecimal(fromUnits(units, SCALE), language, { places: 2, trim: true })
  const rate = (units: bigint): string =>
    percentText(toPercent(fromUnits(units, SCALE)), language, { places: 4, trim: true })
  const list = (items: readonly string[]): string => listText(items, tagOf(language))
  const value = notionalOf(SIZE, PRICE)
  const margin = initialMargin(value, TIMES)
  const liquidatedAt = (direction: Direction): string => {
    const position = { direction, size: SIZE, cost: value, margin }
    return number(thresholdOf(isolatedHeadroom(position, keptRate(BTC)))?.price ?? 0n)
  }
  const deep = CONTRACTS.filter(({ maintenanceRate }) => maintenanceRate === BTC.maintenanceRate)
  const other = CONTRACTS.find((contract) => !deep.includes(contract)) ?? BTC
  const hours = FUNDING_INTERVAL / HOUR
  const moments = Array.from(
    { length: DAY_HOURS / hours },
    (_, index) => `${String((index + 1) * hours).padStart(2, '0')}:00`,
  )
  return {
    deepCoins: list(deep.map(({ pair }) => pair.coin)),
    deepLeverage: String(BTC.leverages.at(-1)),
    deepMaintenance: rate(BTC.maintenanceRate),
    leverage: String(other.leverages.at(-1)),
    maintenance: rate(other.maintenanceRate),
    openFee: rate(BTC.openFee),
    closeFee: rate(BTC.closeFee),
    hours: String(hours),
    moments: list(moments),
    usualRate: rate(USUAL_RATE),
    mostRate: rate(MOST_RATE),
    size: number(SIZE),
    price: number(PRICE),
    times: number(TIMES),
    value: number(value),
    margin: number(margin),
    fee: number(feeOf(value, BTC.openFee)),
    funding: number(fundingOf(value, USUAL_RATE)),
    longPrice: liquidatedAt('long'),
    shortPrice: liquidatedAt('short'),
  }
}
