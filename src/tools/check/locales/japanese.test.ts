import { expect, test } from 'vitest'
import { spacingFaults } from './japanese.ts'

const faults = (text: string, language = 'ja_JP') =>
  spacingFaults(language, new Map([['ui', new Map([['ui.one', text]])]]))

test.each([
  '{symbol} を取引',
  'Openbourse が',
  '{count, plural, other {# 件}}',
  'コードは {phone}に',
  '0.1% で',
])('the space in %s is reported', (text) => {
  expect(faults(text)).toEqual([expect.stringContaining('locales/ja_JP/ui.json: ui.one has a space')])
})

test.each(['手数料 {rate}', '{symbol}を取引', '累計 {total} {coin}', '{done} / {of}'])(
  '%s is accepted',
  (text) => {
    expect(faults(text)).toEqual([])
  },
)

test('another language is not checked', () => {
  expect(faults('{symbol} 市场', 'zh_CN')).toEqual([])
})
