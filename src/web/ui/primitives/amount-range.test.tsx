// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { AmountRange } from './amount-range.tsx'

afterEach(cleanup)

function shown(language: string): string {
  const messages = JSON.parse(readFileSync(`locales/${language}/ui.json`, 'utf8')) as Record<string, string>
  const range = (
    <IntlProvider locale={language.replace('_', '-')} messages={messages}>
      <AmountRange from={decimal('10.5000')} to={decimal('1234567.123456789')} unit="USDT" trim />
    </IntlProvider>
  )
  return (render(range).container.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')
}

test.each([
  ['en_US', '10.50 – 1,234,567.12345678 USDT'],
  ['zh_CN', '10.50 – 1,234,567.12345678 USDT'],
  ['zh_HK', '10.50 – 1,234,567.12345678 USDT'],
  ['ja_JP', '10.50〜1,234,567.12345678 USDT'],
  ['ko_KR', '10.50 ~ 1,234,567.12345678 USDT'],
  ['de_DE', '10,50 – 1.234.567,12345678 USDT'],
  ['fr_FR', '10,50 – 1 234 567,12345678 USDT'],
  ['it_IT', '10,50 – 1.234.567,12345678 USDT'],
  ['es_ES', '10,50 – 1.234.567,12345678 USDT'],
])('SHELL-11.e VAL-19.d %s joins two amounts its own way, both truncated', (language, text) => {
  expect(shown(language)).toBe(text)
})
