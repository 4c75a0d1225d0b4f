import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'
import { remaining } from './countdown.ts'
import { day } from './day.ts'
import { formatDay, formatInstant } from './format.ts'
import { instant, systemNow } from './instant.ts'
import { createServerClock } from './server-clock.ts'
import { localZone } from './zone.ts'

describe('server clock', () => {
  /** A device whose clock can be set; its server is ahead by `lead` ms. */
  const device = (lead: number) => {
    let time = 1_000_000_000_000
    const clock = createServerClock(() => instant(time))
    return {
      clock,
      /** One request that takes that long, answered after `reach` of it, with a Date header or an exact time. */
      ask(kind: 'header' | 'exact', length: number, reach: number): void {
        const sentAt = instant(time)
        const server = time + reach + lead
        time += length
        if (kind === 'exact') clock.observe(instant(server), sentAt)
        else clock.observeHeader(new Date(server).toUTCString(), sentAt)
      },
      wait: (ms: number): void => void (time += ms),
      error: (): number => Math.abs(clock.now() - (time + lead)),
    }
  }

  test("is the device's own until a server time is known", () => {
    const own = device(5000)
    expect(own.error()).toBe(5000)
    expect(Math.abs(createServerClock().now() - systemNow())).toBeLessThan(1000)
  })

  test('the server clock is off by at most half a round trip, and improves with each answer', () => {
    const trip = fc.record({
      length: fc.nat(3000),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      wait: fc.nat(10_000),
      kind: fc.constantFrom('header' as const, 'exact' as const),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(trip, { minLength: 1, maxLength: 8 }),
        (lead, trips) => {
          const one = device(lead)
          let open = Number.POSITIVE_INFINITY
          for (const { length, share, wait, kind } of trips) {
            one.wait(wait)
            one.ask(kind, length, Math.floor(length * share))
            open = Math.min(open, length + (kind === 'header' ? 999 : 0))
            expect(one.error()).toBeLessThanOrEqual(open / 2 + 1)
          }
        },
      ),
    )
  })

  test("starts anew when the device's clock is changed", () => {
    const one = device(0)
    one.ask('exact', 10, 5)
    one.wait(3_600_000)
    const set = device(-3_600_000)
    set.ask('exact', 10, 5)
    expect(set.error()).toBeLessThanOrEqual(6)
    let time = 0
    const clock = createServerClock(() => instant(time))
    clock.observe(instant(100_000), instant(0))
    time = 7_200_000
    clock.observe(instant(100_000), instant(time))
    expect(clock.now()).toBe(100_000)
  })

  test('bounds that touch the known ones narrow them, and bounds beyond them replace them', () => {
    const clock = createServerClock(() => instant(1000))
    clock.observe(instant(2000), instant(900))
    expect(clock.now()).toBe(2050)
    clock.observe(instant(2100), instant(700))
    expect(clock.now()).toBe(2100)
    clock.observe(instant(2101), instant(901))
    expect(clock.now()).toBe(2151)
    clock.observe(instant(1902), instant(801))
    expect(clock.now()).toBe(2101)
    clock.observe(instant(1900), instant(900))
    expect(clock.now()).toBe(1950)
  })

  test.each([
    null,
    undefined,
    '',
    'yesterday',
    '2026-11-21T00:00:00Z',
    'Sat, 99 Foo 2026 00:00:00 GMT',
    'Oh Sat, 21 Nov 2026 01:30:00 GMT',
    'Sat, 21 Nov 2026 01:30:00 GMT+1',
  ])('ignores %j', (header) => {
    const clock = createServerClock(() => instant(42))
    clock.observeHeader(header, instant(0))
    expect(clock.now()).toBe(42)
  })
})

describe('countdown', () => {
  test("a countdown's parts add up to the time left; all are 0 only at the moment", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e11 }), (ms) => {
        const { days, hours, minutes, seconds, isOver } = remaining(instant(ms), instant(0))
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.max(0, Math.ceil(ms / 1000)))
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
        expect(isOver).toBe(ms <= 0)
      }),
    )
    expect(remaining(instant(1_090_061_001), instant(1_000_000_000))).toEqual({
      days: 1,
      hours: 1,
      minutes: 1,
      seconds: 2,
      isOver: false,
    })
  })
})

test.each([
  [0, '00:00'],
  [59_000, '00:59'],
  [245_000, '04:05'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [3_845_000, '1:04:05'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1 d 00:00:00'],
  [176_645_000, '2 d 01:04:05'],
])('%i ms are counted down as %s', (ms, text) => {
  expect(countdownText(remaining(instant(ms), instant(0)), (days) => `${days} d`)).toBe(text)
})

describe('formatted times', () => {
  const at = instant(Date.UTC(2026, 10, 21, 1, 30, 5))
  const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

  test.each([
    ['en_US', 'second', 'Asia/Shanghai', 'Nov 21, 2026, 09:30:05'],
    ['zh_CN', 'second', 'UTC', '2026/11/21 01:30:05'],
    ['en_US', 'second', 'UTC', 'Nov 21, 2026, 01:30:05'],
    ['en_US', 'short', 'UTC', 'Nov 21, 2026'],
    ['en_US', 'date', 'UTC', 'Nov 21'],
    ['de_DE', 'minute', 'Europe/Berlin', '21.11.2026, 02:30'],
    ['zh_CN', 'day', 'UTC', '2026年11月21日'],
    ['zh_CN', 'short', 'UTC', '2026/11/21'],
    ['de_DE', 'short', 'UTC', '21.11.2026'],
    ['ja_JP', 'clock', 'UTC', '01:30'],
    ['fr_FR', 'time', 'America/New_York', '20:30:05'],
  ] as const)('%s %s in %s', (language, style, zone, expected) => {
    expect(plain(formatInstant(at, language, style, zone))).toBe(expected)
  })

  test('a day is formatted alike in every zone, and an absent one is an em dash', () => {
    expect(formatDay(day('2026-11-21'), 'en_US')).toBe('Nov 21, 2026')
    for (const nothing of [null, undefined])
      expect([formatInstant(nothing, 'en_US', 'day'), formatDay(nothing, 'en_US')]).toEqual(['—', '—'])
    expect(formatInstant(at, 'en_US', 'day')).toMatch(/Nov 2\d, 2026/)
    expect(formatInstant(at, 'en_US', 'second')).toBe(formatInstant(at, 'en_US', 'second', localZone()))
  })
})
