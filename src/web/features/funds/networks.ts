import type { CoinCatalogue } from '#generated/models/coin-catalogue.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'

/** Which way coins go. */
export type Direction = 'in' | 'out'

/**
 * True while deposits or withdrawals over this network are open. A closed network has status 0; older servers leave the
 * status out.
 */
const isOpen = (network: CoinNetwork, way: Direction): boolean =>
  network.status !== 0 && (way === 'in' ? network.isRecharge : network.isWithdraw) === 1

/** The networks over which a coin can go that way now. */
export const networksOf = (catalogue: CoinCatalogue, unit: string, way: Direction): readonly CoinNetwork[] =>
  catalogue.coinextList.filter((network) => network.coinName === unit && isOpen(network, way))

export type CoinChoice = { readonly unit: string; readonly name: string }

/** The coins that can go that way over at least one network, in the exchange's order. */
export const coinsOf = (catalogue: CoinCatalogue, way: Direction): readonly CoinChoice[] =>
  catalogue.coinList
    .filter(({ unit }) => networksOf(catalogue, unit, way).length > 0)
    .map(({ unit, name }) => ({ unit, name }))
