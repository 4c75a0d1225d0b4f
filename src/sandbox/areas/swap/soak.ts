import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import type { OrderCommand } from './commands.ts'
import { contractOf, CONTRACTS } from './contracts.ts'
import type { EntrustKind, EntrustRequest } from './entrust.ts'
import { markAt } from './market.ts'
import type { SettingCommand } from './settings.ts'

const KINDS: readonly EntrustKind[] = ['limit', 'limit', 'market', 'market', 'trigger']
/** Contracts that are traded: few, so that positions meet orders. */
const TRADED = CONTRACTS.slice(0, 4)

/**
 * Random orders and settings that keep the contract's limits: mostly near the market, sometimes far away, too dear or of
 * another member.
 */
export function swapSoak({
  random,
  state,
  one,
  member,
}: SoakDraws): SoakCommands<OrderCommand | SettingCommand> {
  const direction = () => one(['long', 'short'] as const)

  function request(): EntrustRequest {
    const contract = one(TRADED)
    const mark = markAt(state, contract, state.now)
    const kind = one(KINDS)
    const reach = one(kind === 'trigger' ? [20, 150, 2500] : [20, 20, 150])
    const near = (): number => Math.floor((mark * (10_000 + random.below(2 * reach) - reach)) / 10_000)
    const { minLots, maxLots } = contract.pair
    const most = Math.max(2, Math.floor((one([10_000, 100_000, 4_000_000]) * maxLots) / 90_000_000))
    return {
      member: member(),
      symbol: contract.symbol,
      direction: direction(),
      kind,
      price: kind === 'market' || (kind === 'trigger' && random.below(2) === 0) ? 0 : near(),
      triggerPrice: kind === 'trigger' ? near() : 0,
      lots: minLots + random.below(most),
    }
  }

  const open = (): OrderCommand => {
    const order = request()
    const leverage = one([10, 10, 50, ...contractOf(order.symbol).leverages.slice(-1)])
    return { type: 'swap.open', ...order, leverage, minPrice: null, maxPrice: null }
  }
  const close = (): OrderCommand => ({ type: 'swap.close', ...request() })
  const cancel = (): OrderCommand => ({
    type: 'swap.cancel',
    member: member(),
    id: Math.max(1, state.nextSwapEntrust - random.below(60)),
  })
  const closeAll = (): OrderCommand => ({
    type: 'swap.closeAll',
    member: member(),
    symbol: one(TRADED).symbol,
    directions: one([['long'], ['short'], ['long', 'short']] as const),
  })
  const cancelAll = (): OrderCommand => ({
    type: 'swap.cancelAll',
    member: member(),
    symbol: one(TRADED).symbol,
  })
  const position = (): number => Math.max(1, state.nextSwapPosition - random.below(12))
  const mode = (): SettingCommand => ({
    type: 'swap.mode',
    member: member(),
    mode: one(['cross', 'isolated'] as const),
  })
  const leverage = (): SettingCommand => ({
    type: 'swap.leverage',
    member: member(),
    symbol: one(TRADED).symbol,
    direction: direction(),
    leverage: one([10, 20, 50]),
  })
  const stops = (): SettingCommand => {
    const id = position()
    const symbol = state.swapPositionIds[id]?.symbol
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
  const adjust = (): SettingCommand => ({
    type: 'swap.adjust',
    member: member(),
    position: position(),
    how: one(['add', 'take'] as const),
    units: BigInt(1 + random.below(1_000_000_000)),
  })
  return {
    often: [() => one([open, open, open, close, cancel, stops])()],
    seldom: [() => one([closeAll, cancelAll, mode, leverage, adjust])()],
  }
}
