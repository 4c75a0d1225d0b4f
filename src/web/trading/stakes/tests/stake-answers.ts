import { decimal } from '#src/core/money/decimal.ts'
import type { Health, Live } from '#src/web/streams/live.ts'
import { ok } from '#tests/support/screen.tsx'
import type { Ticker, Tickers } from '../../live/ticker.ts'

/** Answers that the screens of options and second contracts need of the member's account. */
export const memberAnswers = (balance = '1000') => ({
  '/uc/approve/security/setting': ok({
    username: 'trader',
    id: 600_012,
    createTime: '2026-01-01 00:00:00',
    realVerified: 1,
    emailVerified: 1,
    phoneVerified: 1,
    loginVerified: 1,
    fundsVerified: 1,
    realAuditing: 0,
    accountVerified: 0,
    googleState: 0,
  }),
  '/uc/asset/wallet': ok([walletRow(balance)]),
})

const walletRow = (balance: string): object => ({
  id: 1,
  memberId: 600012,
  balance,
  frozenBalance: '0',
  releaseBalance: '0',
  isLock: 0,
  coin: {
    name: 'Tether',
    nameCn: null,
    unit: 'USDT',
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
    usdRate: '1',
    cnyRate: null,
    hasLegal: false,
    isPlatformCoin: 0,
    sort: 1,
  },
})

/** Tickers of a market whose price does not move. */
export function stillTickers(price: string, health: Health = 'live'): Live<Tickers> {
  const none = decimal('0')
  const ticker: Ticker = {
    symbol: 'BTC/USDT',
    close: decimal(price),
    high: none,
    low: none,
    change: none,
    chg: none,
    volume: none,
    turnover: none,
    baseUsdRate: null,
  }
  const view = { state: new Map([[ticker.symbol, ticker]]), health, at: 0 }
  return { get: () => view, subscribe: () => () => {}, malformed: () => 0 }
}

export const pageOf = (...content: readonly object[]): object => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  size: 20,
})
