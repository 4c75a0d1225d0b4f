import type { CoinNetwork } from '#generated/wire/coin-network.ts'
import { ok } from '#tests/support/screen.tsx'

/** XRP on its own network, whose members share an address. */
export const ripple: CoinNetwork = {
  coinName: 'XRP',
  protocol: 30,
  protocolName: 'XRP Ledger',
  decimals: 6,
  withdrawFee: '0.001',
  minWithdrawFee: '0.25',
  isWithdraw: 1,
  isRecharge: 1,
  isAutoWithdraw: 1,
  minWithdraw: '20',
  maxWithdraw: '50000',
  minRecharge: '1.5',
  confirms: 4,
  memoAddress: 'rShared',
  addressPattern: '^r[A-Za-z0-9]{5,}$',
  memoPattern: '^[0-9]{1,10}$',
}
/** USDT on three networks: one is open, one takes no deposits, one no withdrawals. */
const tron: CoinNetwork = {
  ...ripple,
  coinName: 'USDT',
  protocol: 11,
  protocolName: 'Tron',
  withdrawFee: '0.002',
  minWithdrawFee: '1.25',
  minWithdraw: '10',
  maxWithdraw: '70000',
  minRecharge: '5.5',
  confirms: 20,
  memoAddress: null,
  addressPattern: '^T[A-Za-z0-9]{5,}$',
  memoPattern: null,
}
const noDeposits: CoinNetwork = {
  ...tron,
  protocol: 12,
  protocolName: 'Solana',
  decimals: 4,
  withdrawFee: '0.003',
  minWithdrawFee: '0.75',
  minWithdraw: '15',
  maxWithdraw: '30000',
  isRecharge: 0,
  addressPattern: null,
}
const noWithdrawals: CoinNetwork = {
  ...tron,
  protocol: 13,
  protocolName: 'Ethereum',
  isWithdraw: 0,
  minRecharge: '8',
  confirms: 12,
}
const onlyIn: CoinNetwork = {
  ...ripple,
  coinName: 'ADA',
  protocol: 50,
  protocolName: 'Cardano',
  isWithdraw: 0,
}
const onlyOut: CoinNetwork = {
  ...ripple,
  coinName: 'LTC',
  protocol: 60,
  protocolName: 'Litecoin',
  isRecharge: 0,
}
const closed: CoinNetwork = { ...tron, coinName: 'DOGE', protocol: 40, protocolName: 'Dogecoin', status: 0 }

/** Answer to the question for coins and their networks. */
export const catalogue = ok({
  coinList: [
    { unit: 'USDT', name: 'Tether' },
    { unit: 'DOGE', name: 'Dogecoin' },
    { unit: 'ADA', name: 'Cardano' },
    { unit: 'LTC', name: 'Litecoin' },
    { unit: 'XRP', name: 'Ripple' },
  ],
  coinextList: [tron, ripple, onlyIn, onlyOut, noDeposits, closed, noWithdrawals],
})
