// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSwapWalletsOperation } from '#generated/operations/assets.ts'
import { noticeMissingService } from '#src/web/client/missing-services.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { AccountScreen } from './account-screen.tsx'
import type { Account } from './accounts.ts'
import { CoinActions } from './coin-actions.tsx'
import { OverviewScreen } from './overview-screen.tsx'
import { walletPreferences } from './preferences.ts'
import { filledWallets, otherAnswers } from './tests/wallets.ts'

beforeEach(() => walletPreferences.set(null))
afterEach(() => {
  cleanup()
  logIn({ token: 'token', member: ada })
  logOut()
})

/** Names and addresses of links. */
const linksOf = (element: HTMLElement): readonly string[] =>
  within(element)
    .queryAllByRole('link')
    .map((link) => `${shownTexts(link).join(' ')} ${link.getAttribute('href')}`)

/** An asset of which only the permissions matter. */
const asset = (unit: string, deposit: boolean, withdraw: boolean, transfer: boolean) =>
  ({ unit, can: { deposit, withdraw, transfer } }) as Parameters<typeof CoinActions>[0]['asset']

test('FEAT-07.a the links of a coin lead to its own deposit, withdrawal, market, transfer, conversion and history', () => {
  const show = (account: Account | 'all', ...[coin, market]: [ReturnType<typeof asset>, string | null]) => {
    showScreen(<CoinActions account={account} asset={coin} market={market} />, '/money')
    const links = linksOf(document.body)
    for (const button of screen.queryAllByRole('button', { name: `More for ${coin.unit}` }))
      fireEvent.click(button)
    const menu = screen
      .queryAllByRole('menuitem')
      .map((item) => `${shownTexts(item).join(' ')} ${item.getAttribute('href')}`)
    cleanup()
    return [links, menu]
  }
  const [all, none] = [asset('BTC', true, true, true), asset('ETH', false, false, false)]
  const more = ['Convert /convert?from=BTC', 'Wallet history /walletHistory?coin=BTC']
  expect(show('spot', all, '/exchange/btc_usdt')).toEqual([
    ['Deposit BTC /recharge?coin=BTC', 'Withdraw BTC /withdraw?coin=BTC', 'Trade BTC /exchange/btc_usdt'],
    ['Transfer /spotAssets?transfer=spot-swap&coin=BTC', ...more],
  ])
  expect(show('all', all, null)).toEqual([
    ['Deposit BTC /recharge?coin=BTC', 'Withdraw BTC /withdraw?coin=BTC'],
    ['Transfer /money?transfer=spot-swap&coin=BTC', ...more],
  ])
  expect(show('spot', asset('BTC', true, false, false), null)).toEqual([
    ['Deposit BTC /recharge?coin=BTC'],
    more,
  ])
  expect(show('spot', asset('BTC', false, true, false), null)).toEqual([
    ['Withdraw BTC /withdraw?coin=BTC'],
    more,
  ])
  expect(show('spot', none, '/exchange/eth_usdt')).toEqual([
    ['Trade ETH /exchange/eth_usdt'],
    ['Convert /convert?from=ETH', 'Wallet history /walletHistory?coin=ETH'],
  ])
  expect(show('coinSwap', all, '/exchange/btc_usdt')).toEqual([
    ['Transfer BTC /coinSwapAssets?transfer=coin-swap-spot&coin=BTC'],
    [],
  ])
  expect(show('second', none, '/exchange/eth_usdt')).toEqual([[], []])
  expect(show('finance', all, null)).toEqual([[], []])
})

const INTO_SPOT = ['Deposit /recharge', 'Withdraw /withdraw'] as const

test.each([
  ['spot', [...INTO_SPOT, 'Transfer /spotAssets?transfer=spot-swap', 'Convert /convert']],
  ['swap', ['Transfer /swapAssets?transfer=swap-spot']],
  ['coinSwap', ['Transfer /coinSwapAssets?transfer=coin-swap-spot']],
  ['second', ['Transfer /secondAssets?transfer=second-spot']],
  ['finance', ['Earn /earn', 'My orders /earnOrder']],
  ['all', [...INTO_SPOT, 'Transfer /money?transfer=spot-swap', 'Convert /convert']],
] as const)('FEAT-07.a the ways into and out of the account %s', (account, links) => {
  serve({ '/uc/asset/wallet': filledWallets, ...otherAnswers })
  showScreen(account === 'all' ? <OverviewScreen /> : <AccountScreen account={account} />, '/money')
  const title = screen.getByRole('heading', { level: 1 })
  expect(linksOf(title.parentElement ?? title)).toEqual(links)
})

test('FEAT-07.bf accounts that this exchange does not have are neither listed nor counted', async () => {
  noticeMissingService(listSwapWalletsOperation, 404)
  serve({ '/uc/asset/wallet': filledWallets, ...otherAnswers })
  showScreen(<OverviewScreen />, '/money')
  await screen.findByRole('table', { name: 'Assets' })
  const tiles = linksOf(screen.getByRole('navigation', { name: 'Accounts' }))
  expect(tiles.map((tile) => tile.replace(/^.* /, ''))).toEqual([
    '/spotAssets',
    '/coinSwapAssets',
    '/secondAssets',
    '/financeAssets',
  ])
  expect(screen.getByRole('region', { name: 'Total of all accounts' }).textContent).toContain('89,711.29 USD')
})

test('FEAT-07.b each account’s bar is as long as its share of all; without one of them no share is known', async () => {
  const shares = async (more: object) => {
    serve({ '/uc/asset/wallet': filledWallets, ...otherAnswers, ...more })
    showScreen(<OverviewScreen />, '/money')
    await screen.findByRole('table', { name: 'Assets' })
    const bars = screen.getByRole('navigation', { name: 'Accounts' }).querySelectorAll('progress')
    cleanup()
    return [...bars].map(({ value }) => value)
  }
  expect(await shares({})).toEqual([0.9673, 0.0326, 0, 0, 0])
  const refusal = { code: 500, message: 'maintenance', data: null }
  expect(await shares({ '/second/wallet/list': refusal })).toEqual([0, 0, 0, 0, 0])
})

test('ENT-08.c the five latest movements: type, time and every digit of the amount', async () => {
  const record = (id: number, type: number, symbol: string, amount: string) => ({
    id,
    memberId: 600_012,
    type,
    symbol,
    amount,
    fee: '0.5',
    discountFee: '0.25',
    realFee: '0.125',
    address: null,
    createTime: november(id, 7, id).gmt8,
    flag: 0,
  })
  const content = [
    record(12, 1, 'BTC', '0.12000001'),
    record(11, 0, 'USDT', '2500'),
    record(10, 3, 'ETH', '-1.5'),
    record(9, 3, 'SOL', '1.25'),
    record(8, 2, 'XRP', '-7'),
    record(7, 0, 'DOGE', '8'),
  ]
  const calls = serve({
    '/uc/asset/wallet': filledWallets,
    ...otherAnswers,
    '/uc/asset/transaction/all': ok({ content, totalElements: 6 }),
  })
  showScreen(<AccountScreen account="spot" />, '/spotAssets')
  const latest = await screen.findByRole('region', { name: 'Latest movements' })
  await waitFor(() =>
    expect(linksOf(latest)).toEqual([
      'Wallet history /walletHistory',
      'Withdrawal Nov 12, 2026, 07:12 −0.12000001 BTC /walletHistory?coin=BTC&type=1',
      'Deposit Nov 11, 2026, 07:11 +2,500 USDT /walletHistory?coin=USDT&type=0',
      'Spot trade Nov 10, 2026, 07:10 −1.5 ETH /walletHistory?coin=ETH&type=3',
      'Spot trade Nov 09, 2026, 07:09 +1.25 SOL /walletHistory?coin=SOL&type=3',
      'Transfer Nov 08, 2026, 07:08 −7 XRP /walletHistory?coin=XRP&type=2',
    ]),
  )
  const asked = calls.filter(({ url }) => url.endsWith('/transaction/all'))
  expect(asked.map(sent)).toEqual([{ pageNo: '1', pageSize: '5' }])
})

test.each([
  ['coinSwap', '/coinSwapAssets?transfer=spot-coin-swap'],
  ['second', '/secondAssets?transfer=spot-second'],
] as const)('FEAT-07.a the empty account %s leads to the transfer into it', async (account, path) => {
  serve({ '/uc/asset/wallet': filledWallets, ...otherAnswers })
  showScreen(<AccountScreen account={account} />, '/money')
  const empty = within(await screen.findByRole('region', { name: 'Assets' }))
  expect(empty.getByRole('link', { name: 'Transfer' }).getAttribute('href')).toBe(path)
})
