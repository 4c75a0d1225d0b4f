// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { listCoinSwapContractsOperation } from '#generated/operations/coin-swap-market.ts'
import { listOptionMarketInfosOperation } from '#generated/operations/option-market.ts'
import { listSecondMarketsOperation } from '#generated/operations/second-market.ts'
import { listSwapContractsOperation } from '#generated/operations/swap-market.ts'
import { noticeMissingService } from '#src/web/client/missing-services.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { TradeButton } from './trade-button.tsx'

afterEach(cleanup)

/** Opens the menu at an address and returns its button. */
async function open(path: string): Promise<HTMLElement> {
  await act(() => {
    showScreen(<TradeButton />, path)
    return Promise.resolve()
  })
  const button = screen.getByRole('button', { name: 'Trade' })
  await act(() => Promise.resolve(fireEvent.click(button)))
  await screen.findByRole('menu', { name: 'Trade' })
  return button
}

test('SHELL-04.b SHELL-04.d SHELL-04.e the Trade menu leads to each kind of trading, and says what it is', async () => {
  await open('/')
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
  expect(groups).toEqual(['Coins', 'Derivatives'])
  const items = screen.getAllByRole('menuitem')
  expect(items.map((item) => [item.getAttribute('href'), item.textContent])).toEqual([
    ['/exchange/btc_usdt', 'SpotOrder book, limit and market orders'],
    ['/convert', 'ConvertOne price, no order book'],
    ['/swap/btc_usdt', 'PerpetualsLong or short with leverage, margined in USDT'],
    ['/coinswap/btc_usdt', 'Coin-margined perpetualsLong or short with leverage, margined in the coin'],
    ['/option', 'OptionsRise or fall, in rounds'],
    ['/second/btc_usdt', 'Second contractsRise or fall, after some seconds'],
  ])
  expect(document.activeElement).toBe(items[0])
})

test('Escape closes the menu and gives the focus back to its button, which marks any market of the menu', async () => {
  const button = await open('/swap/eth_usdt')
  expect(button.getAttribute('aria-current')).toBe('true')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a service that the exchange does not have is not in the menu, nor its column', async () => {
  noticeMissingService(listSwapContractsOperation, 404)
  noticeMissingService(listCoinSwapContractsOperation, 404)
  noticeMissingService(listOptionMarketInfosOperation, 404)
  noticeMissingService(listSecondMarketsOperation, 404)
  await open('/')
  expect(screen.queryByRole('group', { name: 'Derivatives' })).toBeNull()
})
