type Row = readonly [
  unit: string,
  name: string,
  price: string | null,
  available: string,
  frozen: string,
  toRelease: string,
]

/** Body of the server for such wallets. */
export const walletBody = (rows: readonly Row[]): object => ({
  code: 0,
  message: 'success',
  data: rows.map(([unit, name, usdRate, balance, frozenBalance, releaseBalance], index) => ({
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
  })),
})

/** A pair of which only the change in 24 hours matters. */
export const thumb = (symbol: string, chg: string): object => ({
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
export const record = (id: string, type: number, symbol: string, amount: string): object => ({
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
