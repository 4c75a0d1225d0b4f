// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownLine } from '#tests/support/shown-text.ts'
import { AnnouncementScreen } from './announcement-screen.tsx'
import { news, page } from './tests/text-answers.ts'

afterEach(cleanup)

function show(answers: Parameters<typeof serve>[0], at: string) {
  const calls = serve(answers)
  showScreen(
    <Routes>
      <Route path="/announcement/:id" element={<AnnouncementScreen />} />
    </Routes>,
    at,
  )
  return calls
}

const entries = async () =>
  (await screen.findAllByRole('listitem')).map(
    (item) => `${shownLine(item)} → ${within(item).getByRole('link').getAttribute('href')}`,
  )

test('FEAT-24.a announcements: the pinned ones first, each with its kind, its day and its way, hidden ones left out', async () => {
  const kinds = [0, 1, 2, 3, 4, 5, 6].map((kind) =>
    news(20 - kind, `Kind ${kind}`, { announcementClassification: kind }),
  )
  const { announcementClassification: _none, ...plain } = news(9, 'Of no kind')
  const all = [...kinds, news(12, 'Hidden', { isShow: false }), plain, news(3, 'Pinned', { isTop: '0' })]
  const calls = show({ '/announcement/page': ok(page(all, 25)) }, '/announcement/0')
  expect(await entries()).toEqual([
    'Pinned: | Pinned | General · | Nov 3, 2026 → /announcement/3',
    'Kind 0 | General · | Nov 20, 2026 → /announcement/20',
    'Kind 1 | Activity · | Nov 19, 2026 → /announcement/19',
    'Kind 2 | Assets · | Nov 18, 2026 → /announcement/18',
    'Kind 3 | System · | Nov 17, 2026 → /announcement/17',
    'Kind 4 | Listing · | Nov 16, 2026 → /announcement/16',
    'Kind 5 | Vote · | Nov 15, 2026 → /announcement/15',
    'Kind 6 | Other · | Nov 14, 2026 → /announcement/14',
    'Of no kind | Nov 9, 2026 → /announcement/9',
  ])
  fireEvent.click(screen.getByRole('button', { name: /more/i }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(sent)).toMatchObject([
    { pageNo: '1', pageSize: '10' },
    { pageNo: '2', pageSize: '10' },
  ])
})

test('FEAT-24.e no announcements are said to be none, and a list that failed is asked for again', async () => {
  let isDown = true
  show(
    { '/announcement/page': () => (isDown ? { code: 500, message: 'down', data: null } : ok(page([]))) },
    '/announcement/0',
  )
  expect(await screen.findByText('The announcements could not be loaded')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Announcements')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No announcements yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull()
})

test('FEAT-24.a an announcement has its kind, day, picture and text, and leads to the one before and the one after', async () => {
  const infos = {
    8: news(8, 'Listing', { announcementClassification: 4, imgUrl: 'https://pictures.example/8.png' }),
    7: news(7, 'Older'),
  }
  const calls = show(
    {
      '/announcement/more': (call) =>
        sent(call)['id'] === '8'
          ? ok({ info: infos[8], back: infos[7], next: news(9, 'Newest') })
          : ok({ info: infos[7], back: null, next: infos[8] }),
    },
    '/announcement/8',
  )
  await screen.findByText('Text of Listing')
  expect(shownLine(screen.getByRole('article'))).toBe(
    'Announcements | Listing | Listing · | Nov 8, 2026 | Text of Listing | Older | Older | Newer | Newest',
  )
  expect(document.title).toMatch(/^Listing ·/)
  expect(document.querySelector('article img')?.getAttribute('src')).toBe('https://pictures.example/8.png')
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')])
  expect(links()).toEqual([
    ['/announcement/0', null],
    ['/announcement/7', 'prev'],
    ['/announcement/9', 'next'],
  ])
  fireEvent.click(screen.getAllByRole('link')[1] ?? document.body)
  await screen.findByText('Text of Older')
  expect(address()).toBe('/announcement/7')
  expect(links()).toEqual([
    ['/announcement/0', null],
    ['/announcement/8', 'next'],
  ])
  expect(document.querySelector('article img')).toBeNull()
  expect(calls.map((call) => sent(call)['id'])).toEqual(['8', '7'])
})

test('FEAT-24.e an announcement that there is none of leads to all, one that failed is asked for again', async () => {
  show({ '/announcement/more': { code: 500, message: 'none', data: null } }, '/announcement/99')
  await screen.findByText('The address may be mistyped, or the article has been removed.')
  const way = screen.getByRole('link', { name: 'Announcements' })
  expect(way.getAttribute('href')).toBe('/announcement/0')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This article does not exist')
  cleanup()
  let isDown = true
  const calls = show(
    {
      '/announcement/more': () =>
        isDown ? { code: 'odd' } : ok({ info: news(8, 'Listing'), back: null, next: null }),
    },
    '/announcement/8',
  )
  expect(await screen.findByText('This text could not be loaded')).toBeTruthy()
  isDown = false
  const before = calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Text of Listing')).toBeTruthy()
  expect(calls.length).toBe(before + 1)
  expect(screen.queryByRole('navigation')).toBeNull()
})
