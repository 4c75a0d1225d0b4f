import { ok } from '#tests/support/screen.tsx'

type Row = readonly [
  unit: string,
  name: string,
  price: string | null,
  available: string,
  frozen: string,
  toRelease: string,
]

/** Such wallets of the spot account. */
export const walletsOf = (rows: readonly Row[]): readonly object[] =>
  rows.map(([unit, name, usdRate, balance, frozenBalance, releaseBalance], index) => ({
    id: index + 1,
    memberId: 600012,
    balance,
    frozenBalance,
    releaseBalance,
    isLock: 0,
    coin: {
      name,
      nameCn: null,
      unit,
      status: 0,
      canWithdraw: 1,
      canRecharge: 1,
      canTransfer: 1,
      canAutoWithdraw: 1,
      minTxFee: '0.1',
      maxTxFee: '1',
      minWithdrawAmount: '1',
      maxWithdrawAmount: '1000',
      withdrawScale: 8,
      withdrawThreshold: '1',
      minerFee: '0',
      usdRate,
      cnyRate: null,
      hasLegal: false,
      isPlatformCoin: 0,
      sort: index,
    },
  }))

/** Body of the server for such wallets. */
export const walletBody = (rows: readonly Row[]): object => ok(walletsOf(rows))

/** A pair of which only the change in 24 hours matters. */
const thumb = (symbol: string, chg: string): object => ({
  symbol,
  open: '1',
  high: '1',
  low: '1',
  close: '1',
  chg,
  change: '0',
  volume: '0',
  turnover: '0',
  lastDayClose: '1',
  usdRate: '1',
  baseUsdRate: '1',
  zone: 0,
})

/** A record of the history without fees. */
const record = (id: string, type: number, symbol: string, amount: string): object => ({
  id,
  memberId: 600012,
  type,
  symbol,
  amount,
  fee: '0',
  discountFee: '0',
  realFee: '0',
  address: null,
  createTime: '2026-11-21 14:29:00',
  flag: 0,
})

/** Wallets of the spot account: three coins with a price, one without. */
export const filledWallets = walletBody([
  ['BTC', 'Bitcoin', '67482.1', '0.72216035', '0.12000000', '0.00000000'],
  ['USDT', 'Tether USD', '1', '16332.03', '16548.52', '0.00'],
  ['TRX', 'Tron', '0.12', '0.00000001', '0', '0'],
  ['NOVA', 'New coin', null, '12', '0', '0'],
])
/** Value of the accounts at a time. */
const value = (time: number, spot: string, flows: readonly object[] = []) => ({
  time,
  spot,
  swap: '0',
  coinSwap: '0',
  second: '0',
  finance: '0',
  flows,
})
/** Answers of all other calls of the wallet's screens. */
export const otherAnswers = {
  '/uc/asset/value': ok([
    value(1_795_138_200_000, '88000'),
    value(1_795_224_600_000, '89711.29', [
      { time: 1_795_180_000_000, type: 0, from: null, to: 'spot', usd: '690' },
      { time: 1_795_190_000_000, type: 39, from: 'spot', to: 'swap', usd: '3025' },
    ]),
  ]),
  '/swap/wallet/list': ok([
    {
      id: 1,
      memberId: 1,
      usdtBalance: '3000.5',
      usdtFrozenBalance: '20',
      usdtBuyPrincipalAmount: '10.5',
      usdtTotalProfitAndLoss: '-6',
    },
  ]),
  '/coinswap/wallet/list': ok([]),
  '/second/wallet/list': ok([]),
  '/locked/assets/info': ok([]),
  '/market/symbol-thumb': [thumb('BTC/USDT', '0.0183'), thumb('TRX/USDT', '-0.5'), thumb('ETH/BTC', '1')],
  '/uc/asset/transaction/all': ok({
    content: [record('901', 1, 'BTC', '0.12'), record('902', 0, 'USDT', '2500')],
    totalElements: 2,
  }),
}
