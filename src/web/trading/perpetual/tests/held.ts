import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { Holdings, MarginAccount, MarkOf, PerpetualContract, Position } from '../holdings.ts'

/** A contract with a maintenance margin rate and a closing fee of 0.55 percent together, for tests. */
export const testContract = (change: Partial<PerpetualContract> = {}): PerpetualContract => ({
  id: id('101'),
  symbol: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  sizeUnit: 'BTC',
  volumeUnit: 'BTC',
  money: { coin: 'USDT', places: 2 },
  scales: { price: 2, amount: 4 },
  faceValue: decimal('1'),
  minVolume: decimal('0.0001'),
  maxVolume: decimal('100'),
  closeFee: decimal('0.0005'),
  maintenanceRate: decimal('0.005'),
  ...change,
})

/** An isolated long of 0.1 BTC at 50,000 with a leverage of 20, for tests. */
export const testPosition = (change: Partial<Position> = {}): Position => ({
  id: id('7'),
  contractId: id('101'),
  symbol: 'BTC/USDT',
  direction: 'long',
  mode: 'isolated',
  leverage: decimal('20'),
  entry: decimal('50000'),
  volume: decimal('0.1'),
  closable: decimal('0.1'),
  margin: decimal('250'),
  minPrice: null,
  maxPrice: null,
  funding: null,
  ...change,
})

/** The account of all contracts, with 1,000 USDT, for tests. */
export const testAccount = (change: Partial<MarginAccount> = {}): MarginAccount => ({
  symbol: null,
  money: { coin: 'USDT', places: 2 },
  mode: 'isolated',
  balance: decimal('1000'),
  frozen: decimal('0'),
  ...change,
})

/** Holdings with contracts in BTC and ETH. */
export const testHoldings = (positions: readonly Position[], change: Partial<Holdings> = {}): Holdings => ({
  positions,
  accounts: [testAccount({ mode: positions[0]?.mode ?? 'isolated' })],
  contracts: new Map(
    [testContract(), testContract({ id: id('102'), symbol: 'ETH/USDT', base: 'ETH' })].map((each) => [
      each.symbol,
      each,
    ]),
  ),
  ...change,
})

/** Mark prices by symbol; all others are unknown. */
export const marksOf =
  (prices: Readonly<Record<string, string>>): MarkOf =>
  (symbol) => {
    const price = prices[symbol]
    return price === undefined ? null : decimal(price)
  }
