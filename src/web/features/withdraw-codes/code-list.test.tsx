// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { copiedBy } from '#tests/support/copied.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { WithdrawCodeStatus } from '#generated/models/withdraw-code-status.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import type { Member } from '#src/web/session/member.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { CodeList } from './code-list.tsx'
import { ConfirmRedeem } from './confirm-redeem.tsx'
import { ada } from '#src/web/session/tests/ada.ts'
import { codes, dealt, early, end, late, open, redeemed } from './tests/codes.ts'

afterEach(() => {
  cleanup()
  logOut()
})

test('FEAT-10.c STATE-03.d codes: time, coin, amount, masked code, state, end and redeemer; the file has no code', async () => {
  serve({ '/uc/withdrawcode/record': codes(open, redeemed) })
  showScreen(<CodeList />, '/withdrawCode')
  expect(await shownTable('Your codes')).toEqual([
    ['Generated', 'Coin', 'Amount', 'Withdraw code', 'Status', 'End time', 'Redeemed by'],
    [
      'Nov 12, 2026, 07:05',
      'BTC',
      '0.25 BTC',
      'aaaa••••7777',
      'To be exchanged',
      'Until Nov 19, 2026, 07:05',
      '—',
    ],
    [
      'Nov 11, 2026, 18:30',
      'USDT',
      '1,500.50 USDT',
      'bbbb••••4444',
      'Completed',
      'Nov 11, 2026, 20:45',
      '600034',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'withdraw codes.csv',
    lines: [
      ['Generated (UTC)', 'Coin', 'Amount', 'Status', 'End time (UTC)', 'Redeemed by'],
      [late.utc, 'BTC', '0.25', 'To be exchanged', '', ''],
      [early.utc, 'USDT', '1500.5', 'Completed', dealt.utc, '600034'],
    ],
  })
})

test('FEAT-10.d before a code is redeemed the member reads its amount and what becomes of it', () => {
  const code: WithdrawCode = {
    ...open,
    status: WithdrawCodeStatus.PROCESSING,
    id: id('20002'),
    memberId: id('600012'),
    withdrawAmount: decimal('0.25'),
    createTime: instant(late.ms),
    expireTime: instant(end.ms),
  }
  const show = (member: Member): readonly string[] => {
    logIn({ token: 'token', member })
    const nothing = (): void => {}
    showScreen(
      <ConfirmRedeem code={code} onDone={nothing} onRefused={nothing} onCancel={nothing} />,
      '/withdrawCode',
    )
    const texts = shownTexts(screen.getByRole('alertdialog'))
    cleanup()
    return texts
  }
  expect(show({ ...ada, id: '600034' })).toEqual([
    'Redeem 0.25 BTC?',
    'Code aaaa••••7777. The coins are in your spot account at once, and the code is used up.',
    'Cancel',
    'Redeem',
  ])
  expect(show(ada)).toEqual([
    'Take back 0.25 BTC?',
    'This is your own code aaaa••••7777. Redeeming it brings the coins back; nobody else can use it then.',
    'Cancel',
    'Take back',
  ])
})

test('FEAT-10.c a masked code is copied in full; one without value cannot be copied', async () => {
  serve({ '/uc/withdrawcode/record': codes(open, redeemed) })
  showScreen(<CodeList />, '/withdrawCode')
  expect(await copiedBy(/^Copy/)).toEqual([['Copy code', open.withdrawCode]])
})

test('FEAT-10.bc each open code is taken back by its own button; a refusal is told, and the next one is asked about anew', async () => {
  const waiting = {
    ...open,
    id: 20_003,
    status: 1,
    coinId: 'ETH',
    withdrawAmount: '3.5',
    withdrawCode: 'cccc0000cccc0000cccc0000cccc0009',
  }
  const failed = { ...redeemed, id: 20_000, status: 2, withdrawCode: 'dddd0000dddd0000dddd0000dddd0009' }
  const answers = [{ code: 500, message: 'It has expired.', data: null }]
  const calls = serve({
    '/uc/withdrawcode/record': codes(open, waiting, redeemed, failed),
    '/uc/withdrawcode/apply/recharge': () => answers.shift() ?? ok(null),
  })
  logIn({ token: 'token', member: ada })
  showScreen(<CodeList />, '/withdrawCode')
  const takeBack = async (code: string): Promise<string> => {
    fireEvent.click(await screen.findByRole('button', { name: `Take back ${code}` }))
    const dialog = within(screen.getByRole('alertdialog'))
    const [title] = shownTexts(dialog.getByRole('heading'))
    fireEvent.click(dialog.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    return title ?? ''
  }
  await screen.findByRole('table')
  expect(screen.getAllByRole('button', { name: /^Take back/ }).map(({ textContent }) => textContent)).toEqual(
    ['Take back cccc••••0009', 'Take back aaaa••••7777'],
  )
  expect(await takeBack('cccc••••0009')).toBe('Take back 3.50 ETH?')
  const told = await screen.findByText('The coins could not be taken back')
  expect(shownTexts(told.parentElement ?? told)).toContain('It has expired.')
  expect(await takeBack('aaaa••••7777')).toBe('Take back 0.25 BTC?')
  expect(await screen.findByText('0.25 BTC redeemed')).toBeTruthy()
  expect(calls.filter(({ url }) => url.endsWith('/apply/recharge')).map(sent)).toEqual([
    { withdrawCode: waiting.withdrawCode },
    { withdrawCode: open.withdrawCode },
  ])
})

test('FEAT-10.c STATE-03.d codes are filtered by each of their states', async () => {
  const failed = { ...redeemed, id: 20_000, status: 2, withdrawCode: 'dddd0000dddd0000dddd0000dddd0009' }
  serve({ '/uc/withdrawcode/record': codes(open, redeemed, failed) })
  showScreen(<CodeList />, '/withdrawCode')
  const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' })
  const states = [...filter.options].map(({ value, text }) => [value, text] as const)
  expect(states.map(([, text]) => text)).toEqual(['All', 'To be exchanged', 'Failed', 'Completed'])
  const shown = states.map(([value]) => {
    fireEvent.change(filter, { target: { value } })
    return [...document.querySelectorAll('code')].map(({ textContent }) => textContent.slice(0, 4))
  })
  expect(shown).toEqual([['aaaa', 'bbbb', 'dddd'], ['aaaa'], ['dddd'], ['bbbb']])
})

test('FEAT-10.c a code is shown whole on demand, alone, and masked again', async () => {
  serve({ '/uc/withdrawcode/record': codes(open, { ...open, id: 7, withdrawCode: `${'e'.repeat(31)}f` }) })
  showScreen(<CodeList />, '/withdrawCode')
  const [button] = await screen.findAllByRole('button', { name: 'Show code' })
  const shown = (): readonly string[] =>
    [...document.querySelectorAll('code')].map((code) => code.textContent)
  expect(shown()).toEqual(['aaaa••••7777', 'eeee••••eeef'])
  fireEvent.click(button ?? document.body)
  expect(shown()).toEqual([open.withdrawCode, 'eeee••••eeef'])
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(button ?? document.body)
  expect(shown()).toEqual(['aaaa••••7777', 'eeee••••eeef'])
})
