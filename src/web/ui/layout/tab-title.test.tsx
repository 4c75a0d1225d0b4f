// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SiteContext } from '#src/web/site/site.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { tabCount, useContentTitle, useTabTitle } from './tab-title.ts'

afterEach(() => {
  cleanup()
  act(() => tabCount.set(0))
})

function Screen({ article }: { readonly article: string | null }) {
  useTabTitle('Help')
  return article === null ? null : <Article title={article} />
}

function Article({ title }: { readonly title: string }) {
  useContentTitle(title)
  return null
}

const show = (article: string | null): void =>
  showScreen(
    <SiteContext value={{ name: 'Acme', address: 'https://acme.example/' }}>
      <Screen article={article} />
    </SiteContext>,
    '/',
  )

test('the tab names the screen or what it shows, the exchange, and how much waits', () => {
  show(null)
  expect(document.title).toBe('Help · Acme')
  act(() => tabCount.set(3))
  expect(document.title).toBe('(3) Help · Acme')
  cleanup()
  show('Fees')
  expect(document.title).toBe('(3) Fees · Acme')
  act(() => tabCount.set(0))
  expect(document.title).toBe('Fees · Acme')
})
