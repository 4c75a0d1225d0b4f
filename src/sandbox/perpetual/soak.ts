import type { SoakCommands, SoakDraws } from '../soak/draws.ts'
import type { PerpetualCommand } from './commands.ts'
import type { Contract, Kind, KindId } from './contracts.ts'
import type { EntrustKind, EntrustRequest } from './entrust.ts'
import { markAt } from './market.ts'
import { contractOf } from './venue.ts'

const KINDS: readonly EntrustKind[] = ['limit', 'limit', 'market', 'market', 'trigger']

/** Contracts that are traded: few, so that positions meet orders. */
export const tradedOf = ({ contracts }: Kind): readonly Contract[] => contracts.slice(0, 4)

/**
 * Random orders and margins that keep the contracts' limits: mostly near the market, sometimes far away, too dear or of
 * another member.
 */
export function perpetualSoak<K extends KindId>(
  name: K,
  kind: Kind,
  { random, state, one, member }: SoakDraws,
): Required<SoakCommands<PerpetualCommand<K>>> {
  const traded = tradedOf(kind)
  const symbol = (): string => one(traded).symbol

  function request(): EntrustRequest {
    const contract = one(traded)
    const mark = markAt(state, contract, state.now)
    const kindOfOrder = one(KINDS)
    const reach = one(kindOfOrder === 'trigger' ? [20, 150, 2500] : [20, 20, 150])
    const near = (): number => Math.floor((mark * (10_000 + random.below(2 * reach) - reach)) / 10_000)
    const { minLots, maxLots } = contract.pair
    const most = Math.max(2, Math.floor((one([10_000, 100_000, 4_000_000]) * maxLots) / 90_000_000))
    const isMarket = kindOfOrder === 'market' || (kindOfOrder === 'trigger' && random.below(2) === 0)
    return {
      member: member(),
      symbol: contract.symbol,
      direction: one(['long', 'short'] as const),
      kind: kindOfOrder,
      price: isMarket ? 0 : near(),
      triggerPrice: kindOfOrder === 'trigger' ? near() : 0,
      lots: minLots + random.below(most),
    }
  }

  function open() {
    const order = request()
    const leverage = one([10, 10, 50, ...contractOf({ kind }, order.symbol).leverages.slice(-1)])
    return { type: `${name}.open` as const, ...order, leverage, minPrice: null, maxPrice: null }
  }
  const close = () => ({ type: `${name}.close` as const, ...request() })
  const cancel = () => ({
    type: `${name}.cancel` as const,
    member: member(),
    id: Math.max(1, state[kind.id].nextEntrust - random.below(60)),
  })
  const closeAll = () => ({
    type: `${name}.closeAll` as const,
    member: member(),
    symbol: symbol(),
    directions: one([['long'], ['short'], ['long', 'short']] as const),
  })
  const cancelAll = () => ({ type: `${name}.cancelAll` as const, member: member(), symbol: symbol() })
  const adjust = () => ({
    type: `${name}.adjust` as const,
    member: member(),
    position: latestPosition({ random, state }, kind),
    how: one(['add', 'take'] as const),
    units: BigInt(1 + random.below(1_000_000_000)),
  })
  return {
    often: [() => one([open, open, open, open, close, cancel])()],
    seldom: [closeAll, cancelAll, adjust],
  }
}

/** Number of one of the latest positions. */
export const latestPosition = (
  { random, state }: Pick<SoakDraws, 'random' | 'state'>,
  { id }: Kind,
): number => Math.max(1, state[id].nextPosition - random.below(12))
