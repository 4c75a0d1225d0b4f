// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { Banners } from './banners.tsx'

const banner = (serialNumber: string, sort: number, change: object = {}) => ({
  serialNumber,
  name: `Banner ${serialNumber}`,
  sysAdvertiseLocation: 1,
  lang: 'en_US',
  startTime: '2026-01-01 00:00:00',
  endTime: '2027-01-01 00:00:00',
  url: `/banners/${serialNumber}.png`,
  linkUrl: null,
  remark: null,
  status: 0,
  createTime: null,
  content: null,
  author: null,
  sort,
  ...change,
})

const BANNERS = [
  banner('c', 3, { linkUrl: 'https://elsewhere.example/' }),
  banner('off', 0, { status: 1 }),
  banner('a', 1, { linkUrl: '/earn' }),
  banner('b', 2),
]

async function show(banners: readonly object[] = BANNERS) {
  const calls = serve({ '/system/advertise': ok(banners) })
  showScreen(<Banners />, '/')
  await act(() => vi.advanceTimersByTimeAsync(20))
  return calls
}

const pictures = () => screen.getAllByRole<HTMLImageElement>('img', { hidden: true })
/** Names of the banners that are seen: one. */
const seen = () =>
  pictures()
    .filter((each) => each.closest('[hidden]') === null)
    .map(({ alt }) => alt)
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const place = (): HTMLElement => screen.getByRole('region', { name: 'News and offers' })
const live = () => place().querySelector('[aria-live]')?.getAttribute('aria-live')

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('banners that are switched on are there in the editor’s order, each with its picture and its way', async () => {
  const calls = await show()
  expect(
    pictures().map(({ alt, src, loading, parentElement }) => [
      alt,
      new URL(src).pathname,
      loading,
      parentElement?.getAttribute('href') ?? null,
      parentElement?.getAttribute('target') ?? null,
    ]),
  ).toEqual([
    ['Banner a', '/banners/a.png', 'eager', '/earn', null],
    ['Banner b', '/banners/b.png', 'lazy', null, null],
    ['Banner c', '/banners/c.png', 'lazy', 'https://elsewhere.example/', '_blank'],
  ])
  expect(calls.map(sent)).toMatchObject([{ sysAdvertiseLocation: '1' }])
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example'])(
  'a banner with the address %s leads nowhere',
  async (linkUrl) => {
    await show([banner('a', 1, { linkUrl })])
    expect(seen()).toEqual(['Banner a'])
    expect(screen.queryByRole('link')).toBeNull()
    // A single one does not turn.
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('banners turn by themselves, and by hand both ways, round and round', async () => {
  await show()
  expect([seen(), screen.queryByText('1 of 3') !== null, live()]).toEqual([['Banner a'], true, 'off'])
  await wait(6000)
  expect([seen(), screen.queryByText('2 of 3') !== null]).toEqual([['Banner b'], true])
  press('Previous picture')
  press('Previous picture')
  expect([seen(), screen.queryByText('3 of 3') !== null]).toEqual([['Banner c'], true])
  press('Next picture')
  expect(seen()).toEqual(['Banner a'])
})

test('banners stand still while somebody looks closer or has paused them, and go on afterwards', async () => {
  await show()
  for (const [hold, free] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    const [before] = seen()
    hold(place())
    await wait(15_000)
    expect(seen()).toEqual([before])
    free(place())
    await wait(6000)
    expect(seen()).not.toEqual([before])
  }
  press('Pause slides')
  const [paused] = seen()
  expect(live()).toBe('polite')
  await wait(15_000)
  expect(seen()).toEqual([paused])
  press('Resume slides')
  await wait(6000)
  expect(seen()).not.toEqual([paused])
})

test('banners of who wants less motion do not turn, and have no button for it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('reduced-motion'),
        media,
      }) as MediaQueryList,
  )
  await show()
  await wait(15_000)
  expect([seen(), live()]).toEqual([['Banner a'], 'polite'])
  expect(screen.queryByRole('button', { name: /slides/ })).toBeNull()
  press('Next picture')
  expect(seen()).toEqual(['Banner b'])
})

test('without banners the own picture stays, and a tab that is hidden turns none', async () => {
  await show([banner('off', 0, { status: 1 })])
  expect(screen.getByText('Prices meet where both sides agree.')).toBeTruthy()
  cleanup()
  await show()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await wait(15_000)
  expect(seen()).toEqual(['Banner a'])
})
