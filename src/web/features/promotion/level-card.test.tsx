// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/screen.tsx'
import { LevelCard } from './level-card.tsx'

afterEach(cleanup)

test.each([
  [0, '1 more friend to L1', 1],
  [101, '400 more friends to L4', 501],
  [3000, '1 more friend to L6', 3001],
])('FEAT-22.c with %i friends a partner reads: %s', (friends, missing, all) => {
  showScreen(<LevelCard friends={friends} />, '/promotion')
  const bar = screen.getByRole('progressbar', { name: new RegExp(`^${missing}, `) })
  const written = (count: number): string => count.toLocaleString('en-US')
  expect(bar.getAttribute('aria-valuetext')).toBe(`${written(friends)} of ${written(all)}`)
})

test('FEAT-22.c a partner of the highest level reads that there is none above it', () => {
  showScreen(<LevelCard friends={3001} />, '/promotion')
  expect(screen.getByText('The highest level is reached.')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
