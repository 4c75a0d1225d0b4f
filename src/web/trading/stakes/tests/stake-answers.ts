import { decimal } from '#src/core/money/decimal.ts'
import type { Health, Live } from '#src/web/streams/live.ts'
import { ok } from '#tests/support/screen.tsx'
import type { Ticker, Tickers } from '../../live/ticker.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { securitySetting } from '#tests/support/security-setting.ts'

/** Answers that the screens of options and second contracts need of the member's account. */
export const memberAnswers = (balance = '1000') => ({
  '/uc/approve/security/setting': ok(securitySetting()),
  '/uc/asset/wallet': ok([walletRow(balance)]),
})

/** Tickers of a market whose price does not move, or is not known yet. */
export function stillTickers(price: string | null, health: Health = 'live'): Live<Tickers> {
  const none = decimal('0')
  const ticker: Ticker = {
    symbol: 'BTC/USDT',
    close: price === null ? none : decimal(price),
    high: none,
    low: none,
    change: none,
    chg: decimal('0.0123'),
    volume: none,
    turnover: none,
    baseUsdRate: null,
  }
  const view = { state: new Map(price === null ? [] : [[ticker.symbol, ticker]]), health, at: 0 }
  return { get: () => view, subscribe: () => () => {}, malformed: () => 0 }
}

export const pageOf = (...content: readonly object[]): object => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  size: 20,
})
