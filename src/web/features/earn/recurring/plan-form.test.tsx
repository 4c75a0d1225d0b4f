// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { EarnScreen } from '../earn-screen.tsx'
import { common, CREATE, requests } from '../tests/earn-answers.ts'

/** 2026-11-24 12:00 in GMT+8, 21:00 of the day before in Phoenix. */
const NOON = Date.UTC(2026, 10, 24, 4)

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
const type = async (value: string): Promise<void> => {
  fireEvent.change(await amount(), { target: { value } })
}
const go = (at: string): Promise<void> =>
  act(async () => {
    window.history.pushState(null, '', at)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await Promise.resolve()
  })

beforeEach(() => {
  // 15 hours behind the clock of plans (GMT+8), in summer and winter.
  vi.stubEnv('TZ', 'America/Phoenix')
  vi.setSystemTime(NOON)
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('FEAT-20.c the time of a new plan is typed on the clock of the member, sent on the one of plans, and its first days are told', async () => {
  const calls = serve({ ...common, [CREATE]: ok(null) })
  showScreen(<EarnScreen />, '/earn?tab=recurring&product=2')
  await type('40')
  fireEvent.click(screen.getByRole('radio', { name: 'Daily' }))
  const time = screen.getByLabelText<HTMLInputElement>(/^Time/)
  expect(time.value).toBe('09:00')
  fireEvent.change(time, { target: { value: '22:45' } })
  const dates = screen.getByText('First purchases').nextElementSibling
  expect(dates && shownTexts(dates)).toEqual([
    'Nov 24',
    '22:45',
    'Nov 25',
    '22:45',
    'Nov 26',
    '22:45',
    'Nov 27',
    '22:45',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Create plan' }))
  await vi.waitFor(() => expect(toastStore.get()).toHaveLength(1))
  expect(requests(calls, CREATE)).toEqual([{ aid: '2', amount: '40', cycle: '0', startTime: '13:45:00' }])
  expect(toastStore.get().map(({ title, text }) => [title, text])).toEqual([
    ['ETH plan created', 'The first purchase is on Nov 24, 2026, 22:45.'],
  ])
})

test.each([
  ['FEAT-20.c', '/earn?tab=recurring&product=1', '/earn?tab=recurring&product=2'],
  ['FEAT-20.a', '/earn?product=2', '/earn?product=3'],
])(
  '%s the amount that was typed at %s waits there, and another product begins empty',
  async (_clause, one, other) => {
    serve(common)
    showScreen(<EarnScreen />, one)
    await type('150')
    await go(other)
    expect((await amount()).value).toBe('')
    await type('275')
    await go(one)
    expect((await amount()).value).toBe('150')
  },
)
