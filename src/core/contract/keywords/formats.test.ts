import { expect, test } from 'vitest'
import { formats } from './formats.ts'

function has(format: string, text: string): boolean {
  const check = formats[format]
  if (check === undefined || check === true) throw new RangeError(`nothing checks ${format}`)
  return check instanceof RegExp ? check.test(text) : check(text)
}

test.each([
  ['decimal', ['0', '-1.50', '10'], ['', 'x', '01', '+1', '-0', '1e3', '1.']],
  ['gmt8', ['2026-11-21 12:00:00'], ['2026-02-30 00:00:00', '2026-11-21', '']],
  ['date', ['2026-02-28'], ['2026-02-30', '2026-2-1', '']],
  [
    'email',
    ['a@b.co', 'Ann.Lee+x@Mail.Example-1.org', "o'neil_{x}@a.b.c", `a@${'x'.repeat(63)}.de`],
    [
      'a',
      '@b.co',
      'a@b',
      'a@b.',
      'a@.co',
      'a@-b.co',
      'a@b-.co',
      'a..b@c.de',
      '.a@c.de',
      'a.@c.de',
      'a b@c.de',
      ' a@b.co',
      'a@b.co ',
      'ä@b.co',
      'a@b_c.de',
      `a@${'x'.repeat(64)}.de`,
    ],
  ],
  [
    'ipv4',
    ['0.0.0.0', '9.10.99.100', '199.200.249.250', '255.255.255.255', '203.0.113.7'],
    [
      '256.0.0.1',
      '260.0.0.1',
      '1.2.3',
      '1.2.3.4.5',
      '01.2.3.4',
      '1.2.3.a',
      'a1.2.3.4',
      '1.2.3.4 ',
      '1a1.0.0.0',
      '11a.0.0.0',
      '300.1.1.1',
    ],
  ],
  [
    'time-of-day',
    ['00:00:00', '09:30:59', '19:59:00', '20:00:00', '23:59:59'],
    [
      '24:00:00',
      '30:00:00',
      '9:30:00',
      '09:60:00',
      '09:30:60',
      '09:30',
      '109:30:00',
      '09:30:000',
      '1a:00:00',
      '09:3a:00',
      '09:30:3a',
    ],
  ],
])('%s has its own texts and no others', (format, inside, outside) => {
  expect(inside.filter((text) => !has(format, text))).toEqual([])
  expect(outside.filter((text) => has(format, text))).toEqual([])
})

test('some formats only describe', () => {
  const named = Object.entries(formats).flatMap(([name, format]) => (format === true ? [name] : []))
  expect(named).toEqual(['epoch-ms', 'binary', 'password'])
})
