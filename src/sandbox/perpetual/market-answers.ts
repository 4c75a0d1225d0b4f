import type { ContractCoin } from '#generated/wire/contract-coin.ts'
import type { HandlerContext } from '../http/handler.ts'
import { marketCalls } from '../areas/spot/market-calls.ts'
import { type Contract, findContract, type Kind } from './contracts.ts'
import { perpetualView } from './market-topics.ts'
import { type Venue, venueOf } from './venue.ts'
import { wireContract, wireContractNow } from './wire-contract.ts'

type Asked = { readonly symbol: string }

/**
 * Answers of the calls about the markets of a kind of contracts.
 * @param socket path of its socket, whose messages number its books
 */
export function marketAnswers(kind: Kind, socket: string) {
  const venueIn = ({ engine }: HandlerContext): Venue => venueOf(kind, engine.view())
  const find = ({ symbol }: Asked): Contract | undefined => findContract(kind, symbol.toUpperCase())
  return {
    ...marketCalls(perpetualView(kind), socket),
    contracts: (context: HandlerContext): ContractCoin[] =>
      kind.contracts.map((contract) => wireContract(venueIn(context), contract, context.engine.now())),
    contractNow(asked: Asked, { engine, refuse }: HandlerContext<'nonsupport-coin'>): ContractCoin {
      const contract = find(asked) ?? refuse('nonsupport-coin')
      return wireContractNow(venueOf(kind, engine.view()), contract, engine.now())
    },
    contractInfo(asked: Asked, { engine, refuse }: HandlerContext<'contract-not-exist'>): ContractCoin {
      const contract = find(asked) ?? refuse('contract-not-exist')
      return wireContract(venueOf(kind, engine.view()), contract, engine.now())
    },
    /** Coins that prices are counted in. */
    quoteCoins: (): string[] => [...new Set(kind.contracts.map(({ pair }) => pair.quote))],
  }
}
