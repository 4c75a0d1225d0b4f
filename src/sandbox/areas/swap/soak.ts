import type { PerpetualCommand } from '../../perpetual/commands.ts'
import { markAt } from '../../perpetual/market.ts'
import { latestPosition, perpetualSoak, tradedOf } from '../../perpetual/soak.ts'
import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { USDT_MARGINED } from './contracts.ts'
import type { SettingCommand } from './settings.ts'

const TRADED = tradedOf(USDT_MARGINED)

/** Random orders and settings. */
export function swapSoak(draws: SoakDraws): SoakCommands<PerpetualCommand<'swap'> | SettingCommand> {
  const { random, state, one, member } = draws
  const { often, seldom } = perpetualSoak('swap', USDT_MARGINED, draws)
  const mode = (): SettingCommand => ({
    type: 'swap.mode',
    member: member(),
    mode: one(['cross', 'isolated'] as const),
  })
  const leverage = (): SettingCommand => ({
    type: 'swap.leverage',
    member: member(),
    symbol: one(TRADED).symbol,
    direction: one(['long', 'short'] as const),
    leverage: one([10, 20, 50]),
  })
  const stops = (): SettingCommand => {
    const id = latestPosition(draws, USDT_MARGINED)
    const symbol = state.swap.positionIds[id]?.symbol
    const mark = markAt(state, TRADED.find((each) => each.symbol === symbol) ?? one(TRADED), state.now)
    const away = (share: number): number | null => (random.below(3) === 0 ? null : Math.floor(mark * share))
    const near = 1 + random.below(400) / 10_000
    return {
      type: 'swap.stops',
      member: member(),
      position: id,
      minPrice: away(2 - near),
      maxPrice: away(near),
    }
  }
  const orders = () => one(often)()
  return {
    often: [() => one([orders, orders, orders, orders, orders, stops])()],
    seldom: [() => one([...seldom, mode, leverage])()],
  }
}
