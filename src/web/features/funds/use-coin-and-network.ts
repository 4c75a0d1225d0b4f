import { useSearchParams } from 'react-router-dom'
import type { CoinNetwork } from '#generated/models/coin-network.ts'

/**
 * Coin and network of the address, `?coin=USDT&network=3`: a link says them, and a reload keeps them. A coin that
 * cannot go is none; without a network, or with one that the coin does not have, it is the first.
 */
export function useCoinAndNetwork(
  units: readonly string[],
  networksOf: (unit: string) => readonly CoinNetwork[],
) {
  const [params, setParams] = useSearchParams()
  const unit = units.find((each) => each === params.get('coin')) ?? units[0] ?? null
  const networks = unit === null ? [] : networksOf(unit)
  const network =
    networks.find(({ protocol }) => `${protocol}` === params.get('network')) ?? networks[0] ?? null
  const go = (coin: string, protocol?: number): void =>
    setParams({ coin, ...(protocol !== undefined && { network: `${protocol}` }) }, { replace: true })
  return { unit, networks, network, go }
}
