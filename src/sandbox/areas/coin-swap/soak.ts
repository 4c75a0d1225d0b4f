import type { PerpetualCommand } from '../../perpetual/commands.ts'
import { perpetualSoak, tradedOf } from '../../perpetual/soak.ts'
import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { COIN_MARGINED } from './contracts.ts'
import type { CoinSettingCommand } from './settings.ts'

const TRADED = tradedOf(COIN_MARGINED)

/** Random orders and settings. */
export function coinSwapSoak(
  draws: SoakDraws,
): SoakCommands<PerpetualCommand<'coinSwap'> | CoinSettingCommand> {
  const { one, member } = draws
  const { often, seldom } = perpetualSoak('coinSwap', COIN_MARGINED, draws)
  const mode = (): CoinSettingCommand => ({
    type: 'coinSwap.mode',
    member: member(),
    symbol: one(TRADED).symbol,
    mode: one(['cross', 'isolated'] as const),
  })
  const leverage = (): CoinSettingCommand => ({
    type: 'coinSwap.leverage',
    member: member(),
    symbol: one(TRADED).symbol,
    direction: one(['long', 'short'] as const),
    leverage: one([5, 10, 20, 50]),
  })
  return { often, seldom: [() => one([...seldom, mode, leverage])()] }
}
