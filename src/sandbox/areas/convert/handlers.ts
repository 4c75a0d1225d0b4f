import type { ConvertCoin } from '#generated/wire/convert-coin.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { amountText } from '../wallets/amounts.ts'
import { type CoinRow, COINS, findCoin } from '../wallets/coins.ts'
import { CONVERT_FEE, convertPrice } from './convert-prices.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import type { Conversion } from './commands.ts'
import type { Handlers } from '../../http/handler.ts'
import { newestPage } from '../../http/page.ts'

const wireCoin = ({ id, unit, minWithdraw, maxWithdraw }: CoinRow): ConvertCoin => ({
  id,
  coinUnit: unit,
  minAmount: minWithdraw,
  maxAmount: maxWithdraw,
  fee: CONVERT_FEE,
  sort: id,
  status: 1,
  createTime: '2026-01-01 00:00:00',
  updateTime: null,
})

function pairOf(
  { fromUnit, toUnit }: { readonly fromUnit: string; readonly toUnit: string },
  refuse: Refuse<'trading-pair-not-supported'>,
) {
  const [from, to] = [findCoin(fromUnit), findCoin(toUnit)]
  if (from === undefined || to === undefined || from === to) return refuse('trading-pair-not-supported')
  return { from, to }
}

const wireOrder = ({ id, member, from, to, given, got, fee, price, time }: Conversion) => ({
  id,
  memberId: member,
  fromUnit: from,
  toUnit: to,
  fromAmount: amountText(given, from),
  toAmount: amountText(got, to),
  price,
  fee: amountText(fee, to),
  status: 1 as const,
  createTime: formatGmt8(instant(time)),
})

export const convertHandlers: Handlers = {
  listConvertCoins: () => COINS.map(wireCoin),
  listConvertTargets: ({ body: { unit } }) => COINS.filter((coin) => coin !== findCoin(unit)).map(wireCoin),

  getConvertPrice({ body }, { engine, refuse }) {
    const { from, to } = pairOf(body, refuse)
    return convertPrice(engine.view().seed, from, to, engine.now())
  },

  async convert({ body }, { engine, member, refuse }) {
    const { from, to } = pairOf(body, refuse)
    const units = toUnits(decimal(body.needAmount), from.scale)
    const { id } = member()
    const seen = body.price === undefined ? {} : { price: body.price }
    await engine.submit({ type: 'convert', member: id, from: from.unit, to: to.unit, units, ...seen })
    return null
  },

  listConversions({ body }, { engine, member }) {
    const { id } = member()
    const { content, ...rest } = newestPage(engine.view().conversions[id] ?? [], body)
    return { ...rest, content: content.map(wireOrder) }
  },
}
