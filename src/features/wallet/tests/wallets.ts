type Row = readonly [
  unit: string,
  name: string,
  price: string | null,
  available: string,
  frozen: string,
  toRelease: string,
]

/** What the server sends for such wallets. */
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
