// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '#src/web/ui/tests/show.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { Pager } from './pager.tsx'

afterEach(cleanup)

const onPage = vi.fn<(page: number) => void>()
const twenty = { label: 'Orders', size: 20, shown: 20, onPage }

/** Texts and buttons of the pager: of each button its name, and whether it takes a press; null where they are hidden. */
function pager() {
  const nav = screen.getByRole('navigation', { name: 'Orders: Pages' })
  const pages = nav.querySelector('[hidden]')
  const buttons = [...nav.querySelectorAll('button')].map((button) => [
    button.getAttribute('aria-label'),
    button.getAttribute('aria-disabled') !== 'true',
  ])
  return [shownTexts(nav.querySelector('output') ?? nav).join(' '), pages === null ? buttons : null]
}

const page = (number: number): readonly [string, boolean] => [`Page ${number}`, true]
const previous = (isOn: boolean): readonly [string, boolean] => ['Previous page', isOn]
const next = (isOn: boolean): readonly [string, boolean] => ['Next page', isOn]

test.each([
  ['an empty list', { page: 0, total: 0, shown: 0 }, '0 rows', null],
  ['one page', { page: 0, total: 20 }, '1 – 20 of 20', null],
  [
    'the first page',
    { page: 0, total: 41 },
    '1 – 20 of 41',
    [previous(false), page(1), page(2), page(3), next(true)],
  ],
  [
    'the last page',
    { page: 2, total: 41, shown: 1 },
    '41 – 41 of 41',
    [previous(true), page(1), page(2), page(3), next(false)],
  ],
  [
    'one of many',
    { page: 999, total: 1_000_000 },
    '19,981 – 20,000 of 1,000,000',
    [
      previous(true),
      page(1),
      ['Page 999', true],
      ['Page 1,000', true],
      ['Page 1,001', true],
      ['Page 50,000', true],
      next(true),
    ],
  ],
  ['a full page of an unknown number', { page: 1, total: null }, '21 – 40', [previous(true), next(true)]],
  [
    'a short page of an unknown number',
    { page: 1, total: null, shown: 3 },
    '21 – 23',
    [previous(true), next(false)],
  ],
  ['a short first page of an unknown number', { page: 0, total: null, shown: 3 }, '1 – 3', null],
  [
    'a page that is on its way',
    { page: 1, total: 41, busy: true },
    '21 – 40 of 41',
    [previous(false), ['Page 1', false], ['Page 2', false], ['Page 3', false], next(false)],
  ],
] as const)('a pager of %s', (_name, facts, range, buttons) => {
  show(<Pager {...twenty} {...facts} />)
  expect(pager()).toEqual([range, buttons])
})

test('a pager leads to the pages before, after and by number, and marks the one that is shown', () => {
  show(<Pager {...twenty} page={2} total={100} />)
  const names = ['Previous page', 'Page 1', 'Page 5', 'Next page']
  for (const name of names) fireEvent.click(screen.getByRole('button', { name }))
  expect(onPage.mock.calls).toEqual([[1], [0], [4], [3]])
  expect(screen.getAllByRole('button', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    '3',
  ])
})
