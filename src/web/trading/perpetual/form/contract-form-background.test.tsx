// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ada } from '#src/web/session/tests/ada.ts'
import { logIn } from '#src/web/session/session.ts'
import { isPossible } from '#src/web/ui/actions/action.ts'
import { actionRegistry } from '#src/web/ui/actions/registry.ts'
import { serve } from '#tests/support/screen.tsx'
import { tradingPreferences } from '../../preferences.ts'
import { isTellingOrders } from '../announcing.ts'
import { beginForm, endForm, market } from '../tests/show-contract-form.tsx'
import { perpetualAnswers, showPerpetual } from '../tests/show-perpetual.tsx'
import { changeContractDraft, contractDraft } from './contract-draft.ts'
import { ContractFormBackground } from './contract-form-background.tsx'
import { LongShortBar } from './long-short-bar.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginForm)
afterEach(() => {
  cleanup()
  endForm()
})

const other = { ...market, symbol: 'ETH/USDT', base: 'ETH' }

function show() {
  const controls = {
    goToForm: vi.fn<() => void>(),
    showPanels: vi.fn<() => void>(),
    onAskAll: vi.fn<() => void>(),
  }
  serve(perpetualAnswers({}))
  showPerpetual(<ContractFormBackground market={market} controls={controls} />)
  return controls
}

/** Performs the action of a key. @returns what the order is then, in words */
function perform(hotkey: string): string {
  act(() =>
    actionRegistry
      .get()
      .find((each) => each.hotkey === hotkey)
      ?.perform(),
  )
  const { action, direction, kind } = contractDraft(market).get()
  return `${action} ${direction} ${kind}`
}

test('FEAT-14.ab each key of the form writes its side or kind into the order of this contract, and leads to the form', () => {
  const controls = show()
  const labels = actionRegistry.get().map(({ hotkey, label }) => `${hotkey} ${label}`)
  expect(labels).toEqual([
    'b swap.act.long',
    's swap.act.short',
    'shift+b swap.act.closeLong',
    'shift+s swap.act.closeShort',
    'l trading.action.limit',
    'm trading.action.market',
    't swap.act.trigger',
    'shift+x trading.action.cancelAll',
    'shift+a trading.action.ask',
  ])
  expect(['s', 'shift+b', 'm', 'shift+s', 't', 'b', 'l'].map(perform)).toEqual([
    'open short limit',
    'close long limit',
    'close long market',
    'close short market',
    'close short trigger',
    'open long trigger',
    'open long limit',
  ])
  expect(controls.goToForm.mock.calls).toEqual(Array.from({ length: 7 }, () => ['trigger', 'price', 'size']))
  expect(contractDraft(other).get()).toMatchObject({ action: 'open', direction: 'long', kind: 'limit' })
  expect(controls.onAskAll).not.toHaveBeenCalled()
})

test('MSG-23.d the key that cancels all orders shows the panels and asks; a visitor has none', () => {
  const controls = show()
  perform('shift+x')
  expect(controls.showPanels).toHaveBeenCalledTimes(1)
  expect(controls.onAskAll.mock.calls).toEqual([[true]])
  const { ask } = tradingPreferences.get()
  perform('shift+a')
  expect(tradingPreferences.get().ask).toBe(!ask)
  cleanup()
  endForm()
  show()
  const possible = actionRegistry.get().filter(isPossible)
  expect(possible.map(({ hotkey }) => hotkey)).toEqual([
    'b',
    's',
    'shift+b',
    'shift+s',
    'l',
    'm',
    't',
    'shift+a',
  ])
})

test('FEAT-14.a on a phone the bar opens the form for a new order of its direction', () => {
  const onOpen = vi.fn<() => void>()
  changeContractDraft(market, { action: 'close', direction: 'long', size: '0.3' })
  showPerpetual(<LongShortBar market={market} onOpen={onOpen} />)
  for (const [name, direction] of [
    ['Short', 'short'],
    ['Long', 'long'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }))
    expect(contractDraft(market).get()).toMatchObject({ action: 'open', direction, size: '0.3' })
  }
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('FEAT-14.i orders are told by the screen of their product while it is shown, and by no other', () => {
  logIn({ token: 'token', member: ada })
  show()
  expect([isTellingOrders('swap'), isTellingOrders('coinswap')]).toEqual([true, false])
  cleanup()
  expect(isTellingOrders('swap')).toBe(false)
})
