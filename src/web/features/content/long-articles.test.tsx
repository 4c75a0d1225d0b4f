// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from 'react-router-dom'
import { showScreen } from '#tests/support/screen.tsx'
import { shownLine } from '#tests/support/shown-text.ts'
import { documentScreen } from './document-screen.tsx'
import { helpDetailScreen } from './help-detail-screen.tsx'
import { loadText } from './texts.ts'
import type { LongText } from './long-text.ts'

vi.mock('./texts.ts', () => ({ loadText: vi.fn<typeof loadText>() }))

const part = (at: number): LongText['parts'][number] => ({
  id: `part-${at}`,
  title: `Part ${at}`,
  blocks: [{ kind: 'paragraph', pieces: [{ text: `Words ${at}` }] }],
})

const text = (title: string, parts: number): LongText => ({
  title,
  lead: [
    {
      kind: 'paragraph',
      pieces: [
        { text: 'See ' },
        { text: 'fees', to: '/fees' },
        { text: ', ' },
        { text: 'licences', to: '/licenses.txt' },
        { text: ' and ' },
        { text: 'elsewhere', to: 'https://elsewhere.example/a' },
        { text: ', ' },
        { text: 'now', strong: true },
      ],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'list', ordered: false, items: [[{ text: 'three' }]] },
  ],
  parts: Array.from({ length: parts }, (_none, at) => part(at + 1)),
})

beforeEach(() => {
  vi.mocked(loadText).mockImplementation((name) =>
    Promise.resolve(text(`Title of ${name}`, name === 'about' ? 8 : 7)),
  )
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('a long text stands with its lists and links, and lists its parts from eight on', async () => {
  const { Screen } = await documentScreen('about', 'de_DE')
  showScreen(<Screen />, '/about')
  expect(vi.mocked(loadText).mock.calls).toEqual([['about', 'de_DE']])
  const article = screen.getByRole('article')
  expect(shownLine(article, 'nav, section')).toBe(
    'Title of about | See | fees | , | licences | and | elsewhere | , | now | one | two | three',
  )
  expect([...article.querySelectorAll('ol, ul')].slice(0, 2).map(({ tagName }) => tagName)).toEqual([
    'OL',
    'UL',
  ])
  expect(article.querySelector('strong')?.textContent).toBe('now')
  expect(
    within(article)
      .getAllByRole('link')
      .slice(0, 3)
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['fees', '/fees', null],
    ['licences', '/licenses.txt', 'noreferrer'],
    ['elsewhere', 'https://elsewhere.example/a', 'noreferrer'],
  ])
  expect(shownLine(screen.getByRole('region', { name: 'Part 8' }))).toBe('Part 8 | Words 8')
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(
    contents.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Part ${at} #part-${at}`))
  const fold = contents.getByRole('button', { name: 'Contents' })
  const list = document.getElementById(fold.getAttribute('aria-controls') ?? '')
  expect([fold.getAttribute('aria-expanded'), list?.dataset['open']]).toEqual(['false', 'false'])
  fireEvent.click(fold)
  expect([fold.getAttribute('aria-expanded'), list?.dataset['open']]).toEqual(['true', 'true'])
  cleanup()
  const short = await documentScreen('whitepaper', 'en_US')
  showScreen(<short.Screen />, '/whitepaper')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('terms and privacy are each by their name, and another one takes the focus at the top', async () => {
  const { Screen } = await helpDetailScreen('en_US')
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  showScreen(
    <main>
      <Link to="/helpdetail?article=privacy">other</Link>
      <Screen />
    </main>,
    '/helpdetail?article=terms',
  )
  const heading = () => screen.getByRole('heading', { level: 1 })
  expect(heading().textContent).toBe('Title of terms')
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'other' }))
  await waitFor(() => expect(heading().textContent).toBe('Title of privacy'))
  expect(document.activeElement).toBe(heading())
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  cleanup()
  showScreen(<Screen />, '/helpdetail?article=none')
  expect(screen.getByRole('link', { name: 'Help center' }).getAttribute('href')).toBe('/helplist')
})

test('an address that names a part of a text brings it into sight', async () => {
  const shown: string[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(
    this: Element,
  ) {
    shown.push(this.id)
  })
  const { Screen } = await documentScreen('about', 'en_US')
  showScreen(<Screen />, '/about#part-3')
  expect(shown).toEqual(['part-3'])
  scroll.mockRestore()
})
