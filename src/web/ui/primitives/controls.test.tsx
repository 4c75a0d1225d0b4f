// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { shownTexts } from '#tests/support/shown-text.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Fact, Facts } from '../layout/facts.tsx'
import { StatTile } from '../layout/stat-tile.tsx'
import { Modal } from '../overlays/modal.tsx'
import { ErrorState } from '../states/state.tsx'
import { show } from '../tests/show.tsx'
import { Badge } from './badge.tsx'
import { Button, LinkButton } from './button.tsx'
import { CoinDisc } from './coin-disc.tsx'
import { CopyButton } from './copy-button.tsx'
import { IconButton } from './icon-button.tsx'
import { SearchField } from './search-field.tsx'
import { Segments } from './segments.tsx'
import { SelectFilter } from './select-filter.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const onPress = vi.fn<() => void>()

test('a button that is busy or off takes no press, and says so; another one takes each', () => {
  for (const [facts, busy, disabled, presses] of [
    [{}, null, null, 1],
    [{ busy: true }, 'true', 'true', 0],
    [{ disabled: true }, null, 'true', 0],
  ] as const) {
    onPress.mockClear()
    show(
      <Button {...facts} onClick={onPress}>
        Send
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Send' })
    fireEvent.click(button)
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual([busy, disabled])
    expect(button.getAttribute('type')).toBe('button')
    expect(onPress).toHaveBeenCalledTimes(presses)
    cleanup()
  }
})

test('an icon’s name is its tooltip too; switched off it takes no press', () => {
  onPress.mockClear()
  show(<IconButton label="Close" icon={<i />} disabled aria-pressed onClick={onPress} />)
  const button = screen.getByRole('button', { name: 'Close', pressed: true })
  fireEvent.click(button)
  expect([button.dataset['tooltip'], button.getAttribute('aria-disabled')]).toEqual(['Close', 'true'])
  expect(onPress).not.toHaveBeenCalled()
})

function Search() {
  const [text, setText] = useState('')
  return <SearchField label="Search coins" value={text} onChange={setText} />
}

test('a search is emptied by Escape or its button, which leaves the focus in the field', () => {
  const outside = vi.fn<() => void>()
  document.addEventListener('keydown', outside)
  show(<Search />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search coins' })
  const type = (value: string): boolean => fireEvent.change(field, { target: { value } })
  expect(screen.queryByRole('button')).toBeNull()
  type('btc')
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect([field.value, outside.mock.calls.length]).toEqual(['', 1])
  // An empty one leaves Escape to what lies around it.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true)
  expect(outside).toHaveBeenCalledTimes(2)
  type('eth')
  fireEvent.click(screen.getByRole('button'))
  expect([field.value, document.activeElement]).toEqual(['', field])
  document.removeEventListener('keydown', outside)
})

test('tabs show their counts, segments which cannot be chosen, a switch its words, a choice its options', () => {
  const onChange = vi.fn<(value: string) => void>()
  const onSwitch = vi.fn<(on: boolean) => void>()
  const options = [
    { value: 'limit', label: 'Limit' },
    { value: 'market', label: 'Market', disabled: true },
  ]
  show(
    <>
      <Tabs
        label="Orders"
        value="open"
        tabs={[
          { value: 'open', label: 'Open', count: 1200 },
          { value: 'past', label: 'Past' },
        ]}
        onChange={onChange}
      >
        Panel
      </Tabs>
      <Segments label="Kind" value="limit" options={options} onChange={onChange} />
      <Switch label="Sound" checked onChange={onSwitch} aria-describedby="why" />
      <SelectFilter label="Side" value="market" options={options} onChange={onChange} />
    </>,
  )
  expect(screen.getAllByRole('tab').map((tab) => shownTexts(tab))).toEqual([['Open', '1,200'], ['Past']])
  fireEvent.click(screen.getByRole('tab', { name: 'Past' }))
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
    false,
    true,
  ])
  const sound = screen.getByRole('switch', { name: 'Sound', checked: true })
  fireEvent.click(sound)
  expect([onSwitch.mock.calls, sound.getAttribute('aria-describedby')]).toEqual([[[false]], 'why'])
  const side = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Side' })
  expect([side.value, shownTexts(side)]).toEqual(['market', ['Limit', 'Market']])
  fireEvent.change(side, { target: { value: 'limit' } })
  expect(onChange.mock.calls).toEqual([['past'], ['limit']])
})

test('a coin whose picture does not load shows its first letter, until it has another picture', () => {
  const { rerender } = show(<CoinDisc unit="BTC" iconUrl="/btc.svg" />)
  const picture = (): string | null => document.querySelector('img')?.getAttribute('src') ?? null
  const letter = (): string | undefined => document.querySelector('[data-tint]')?.textContent
  expect([picture(), letter()]).toEqual(['/btc.svg', undefined])
  fireEvent.error(document.querySelector('img') ?? document.body)
  expect([picture(), letter()]).toEqual([null, 'B'])
  rerender(<CoinDisc unit="ETH" iconUrl="/eth.svg" />)
  expect([picture(), letter()]).toEqual(['/eth.svg', undefined])
  cleanup()
  show(<CoinDisc unit="SOL" iconUrl="" />)
  expect([picture(), letter()]).toEqual([null, 'S'])
})

test('tiles, facts, breadcrumbs, badges and link buttons show what they are given, and lead where they say', () => {
  show(
    <>
      <StatTile
        label="Spot"
        value={<b>12</b>}
        note="2 coins"
        to="/spotAssets"
        current
        share={{ of: 0.25, label: '25 %' }}
      />
      <StatTile label="Total" value="13" />
      <Facts>
        <Fact name="Fee">0.5</Fact>
        <Fact name="Arrives" strong>
          9.5
        </Fact>
      </Facts>
      <Breadcrumb from={{ to: '/api', label: 'API keys' }} here="New key" />
      <Badge tone="up">Buy</Badge>
      <LinkButton to="/earn?tab=2" look="primary">
        Earn
      </LinkButton>
      <CopyButton text="x" label="Copy key" wide />
      <ErrorState title="Failed" busy onRetry={onPress} />
    </>,
  )
  onPress.mockClear()
  const links = screen.getAllByRole('link')
  expect(
    links.map((link) => [
      shownTexts(link).join(' '),
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['Spot 12 2 coins', '/spotAssets', 'page'],
    ['API keys', '/api', null],
    ['Earn', '/earn?tab=2', null],
  ])
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '25 %' }).value).toBe(0.25)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect([terms, values]).toEqual([
    ['Fee', 'Arrives'],
    ['0.5', '9.5'],
  ])
  expect(screen.getByText('Buy').dataset['tone']).toBe('up')
  expect(screen.getByRole('button', { name: 'Copy key' }).textContent).toBe('Copy key')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onPress).not.toHaveBeenCalled()
})

test.each([
  [false, 3],
  [true, 2],
])(
  'a dialog closes on Escape, a gesture back and a press beside it, unless it asks for an answer: %s',
  (alert, closed) => {
    const onClose = vi.fn<() => void>()
    const outside = vi.fn<() => void>()
    document.addEventListener('keydown', outside)
    show(
      <Modal label="Details" alert={alert} onClose={onClose}>
        <p>inside</p>
      </Modal>,
    )
    const dialog = screen.getByRole(alert ? 'alertdialog' : 'dialog', { name: 'Details' })
    fireEvent.click(screen.getByText('inside'))
    fireEvent.keyDown(dialog, { key: 'Enter' })
    expect(onClose).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false)
    fireEvent.click(dialog)
    expect(onClose).toHaveBeenCalledTimes(closed)
    // Escape is for the dialog alone.
    expect(outside).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', outside)
  },
)
