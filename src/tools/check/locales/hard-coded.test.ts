import { expect, test } from 'vitest'
import { hardCoded } from './hard-coded.ts'

const found = (jsx: string): string[] => hardCoded('a.tsx', `const view = (t) => ${jsx}`)

test.each([
  ['<p>Buy now</p>', 'Buy now'],
  ['<><b />Buy now</>', 'Buy now'],
  ["<p>{'Buy now'}</p>", 'Buy now'],
  ['<p>{t ? `Buy ${t}` : null}</p>', 'Buy'],
  ["<p>{t ? t : 'Sold out'}</p>", 'Sold out'],
  ["<p>{t ?? 'Nothing'}</p>", 'Nothing'],
  ['<button aria-label="Close dialog" />', 'Close dialog'],
  ["<input placeholder={t ? 'Amount' : t} />", 'Amount'],
  ['<img alt="A chart" />', 'A chart'],
  ['<p><b /> – <b /></p>', '–'],
  ['<p title="Hint">{t}</p>', 'Hint'],
  ["<IconButton label={t ? 'Light theme' : t} />", 'Light theme'],
  ["show({ kind: 'error', title: 'Loading failed' })", 'Loading failed'],
  ["show({ text: t ?? 'Nothing' })", 'Nothing'],
])('the text in %s is found', (jsx, text) => {
  expect(found(jsx)).toEqual([`a.tsx:1: "${text}" is in no catalogue`])
})

test.each([
  "<p className='card primary'>{t('buy')}</p>",
  '<p>{t.rich("a.b")}: 12.5 % · USDT</p>',
  '<img alt="" />',
  '<Page title="auth.log-in.title" />',
  "<a href='/about' data-kind='menu link'>{t}</a>",
  "<p>{t.format('yyyy-MM-dd')} —</p>",
  "show({ name: 'Ada Byron', label: 'trade.buy' })",
  'show({ label: `trade.action.${t}` })',
])('%s is accepted', (jsx) => {
  expect(found(jsx)).toEqual([])
})

test('a broken YAML file is reported with its line, an unreadable file by name', () => {
  expect(hardCoded('b.tsx', '\nconst a =\n  <p>\n    Sell\n  </p>')).toEqual([
    expect.stringContaining('"Sell" is in no catalogue'),
  ])
  expect(hardCoded('c.tsx', '<p')).toEqual([expect.stringContaining('c.tsx: cannot be read')])
})
