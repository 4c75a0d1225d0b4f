// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownLine } from '#tests/support/shown-text.ts'
import { HelpArticlePage } from './help-article.tsx'
import { id } from '#src/core/contract/id.ts'
import { HelpListScreen } from './help-list-screen.tsx'
import { help, page, section } from './tests/text-answers.ts'

afterEach(cleanup)

const SUPPORT = /within 5 minutes, online 24 hours/

function show(answers: Parameters<typeof serve>[0], at = '/helplist') {
  const calls = serve(answers)
  showScreen(<HelpListScreen />, at)
  return calls
}

const items = (place: HTMLElement = document.body) =>
  within(place)
    .getAllByRole('listitem')
    .map((item) => `${shownLine(item)} → ${within(item).getByRole('link').getAttribute('href')}`)

const SECTIONS = ok([
  section(0, help(1, 'Open an account'), help(2, 'Verify')),
  section(1),
  section(2, help(3, 'Place an order')),
])

test('FEAT-24.b the help centre lists categories that have pages, each with its first pages and the way to all', async () => {
  const calls = show({ '/more/help': SECTIONS })
  await screen.findByText('Verify')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Getting started',
    'Trading guide',
  ])
  expect(items(screen.getByRole('region', { name: 'Getting started' }))).toEqual([
    'Open an account → /helpdetail?id=1',
    'Verify → /helpdetail?id=2',
  ])
  expect(items(screen.getByRole('region', { name: 'Trading guide' }))).toEqual([
    'Place an order → /helpdetail?id=3',
  ])
  const ways = screen
    .getAllByRole('link', { name: /^All:/ })
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['All: Getting started', '/helplist?cate=0&cateTitle=Getting+started'],
    ['All: Trading guide', '/helplist?cate=2&cateTitle=Trading+guide'],
  ])
  expect(calls.map(sent)).toMatchObject([{ total: '4' }])
  expect(screen.getByText(SUPPORT)).toBeTruthy()
})

test('FEAT-24.b a search lists pages with all its words, each with its kind and day, and the centre is back when it is empty', async () => {
  const found = [
    help(4, 'Fees of orders', { sysHelpClassification: 2, isTop: '0' }),
    help(5, 'Money', { content: '<p>The <b>fees</b> and ORDERS</p>', sysHelpClassification: 1 }),
    help(6, 'Fees only'),
  ]
  const calls = show({ '/more/help': SECTIONS, '/system/help': ok(found) })
  await screen.findByText('Verify')
  const search = screen.getByRole('searchbox', { name: 'Search help' })
  fireEvent.change(search, { target: { value: 'orders fees' } })
  expect((await screen.findByText('2 pages found')).tagName).toBe('OUTPUT')
  expect(items()).toEqual([
    'Pinned: | Fees of orders | Trading guide · | Nov 4, 2026 → /helpdetail?id=4',
    'Money | Frequently asked questions · | Nov 5, 2026 → /helpdetail?id=5',
  ])
  fireEvent.change(search, { target: { value: 'moon' } })
  expect(screen.getByText('No help page contains these words')).toBeTruthy()
  fireEvent.change(search, { target: { value: ' ' } })
  expect(screen.getByText('Verify')).toBeTruthy()
  fireEvent.change(search, { target: { value: 'Fees only' } })
  expect(screen.getByText('1 page found')).toBeTruthy()
  expect(calls.filter(({ url }) => url.endsWith('/system/help'))).toHaveLength(1)
})

test('FEAT-24.b SHELL-03.a a category is asked for by number and language, twenty pages at a time, and leads back', async () => {
  const pages = [help(8, 'Pinned one', { isTop: '0' }), help(7, 'Another')]
  const calls = show({ '/help/page': ok(page(pages, 40)) }, '/helplist?cate=5&cateTitle=moon')
  await screen.findByText('Another')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms')
  expect(items()).toEqual([
    'Pinned: | Pinned one | Nov 8, 2026 → /helpdetail?id=8',
    'Another | Nov 7, 2026 → /helpdetail?id=7',
  ])
  expect(screen.getByRole('link', { name: 'Help center' }).getAttribute('href')).toBe('/helplist')
  fireEvent.click(screen.getByRole('button', { name: /more/i }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(sent)).toMatchObject([
    { cate: '5', lang: 'en_US', pageNo: '1', pageSize: '20' },
    { cate: '5', lang: 'en_US', pageNo: '2', pageSize: '20' },
  ])
})

test('FEAT-24.e help without pages says so, and help that failed is asked for again', async () => {
  let isDown = true
  const unless = (answer: object) => () => (isDown ? { code: 500, message: 'down', data: null } : answer)
  show({ '/help/page': unless(ok(page([]))) }, '/helplist?cate=0')
  expect(await screen.findByText('The help pages could not be loaded')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No pages here yet')).toBeTruthy()
  cleanup()
  isDown = true
  show({ '/more/help': unless(SECTIONS) })
  expect(await screen.findByText('The help pages could not be loaded')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Verify')).toBeTruthy()
})

test('FEAT-24.b a help page has its category, day and text, and leads to the list of its category', async () => {
  const calls = serve({ '/help/detail': ok(help(8, 'Fees', { sysHelpClassification: 2 })) })
  showScreen(<HelpArticlePage id={id('8')} />, '/helpdetail?id=8')
  await screen.findByText('Text of Fees')
  expect(shownLine(screen.getByRole('article'))).toMatch(
    /^Trading guide \| Fees \| Trading guide · \| Nov 8, 2026 \| Text of Fees \| .*within 5 minutes/,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/helplist?cate=2&cateTitle=Trading+guide')
  expect(document.title).toMatch(/^Fees ·/)
  expect(calls.map(sent)).toEqual([{ id: '8' }])
  cleanup()
  serve({ '/help/detail': ok(null) })
  showScreen(<HelpArticlePage id={id('99')} />, '/helpdetail?id=99')
  const way = await screen.findByRole('link', { name: 'Help center' })
  expect(way.getAttribute('href')).toBe('/helplist')
})
