// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { copiedBy } from '#tests/support/copied.ts'
import { address, ok, serve, showScreen } from '#tests/support/screen.tsx'
import { november } from '#tests/support/local-time.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { shownTable } from '#tests/support/shown-tables.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { instant } from '#src/core/time/instant.ts'
import { useListApiKeys } from '#generated/client/api-keys/api-keys.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { KeyList } from './key-list.tsx'
import { now, report, robot } from './tests/keys.ts'

function Keys() {
  const asked = useListApiKeys({ query: { select: dataOf } })
  return (
    <Clock value={() => instant(now.ms)}>
      <KeyList asked={asked} keys={asked.data} />
    </Clock>
  )
}

afterEach(cleanup)

test('FEAT-06.b ENT-01.b keys: remark, access key, bound IPs, create time and days left', async () => {
  serve({ '/uc/open/get_key': ok([robot, report]) })
  showScreen(<Keys />, '/api')
  expect(await shownTable('API keys')).toEqual([
    ['Remark', 'Access key', 'Bound IPs', 'Created', 'Valid for'],
    ['Robot', '7c1d-robot', '203.0.113.7 203.0.113.9', 'Nov 12, 2026, 07:05', '8 days'],
    ['Yearly report', '55aa-report', 'Any address', 'Nov 11, 2026, 18:30', 'No expiration'],
  ])
})

test('FEAT-06.b the access key of each row is copied', async () => {
  serve({ '/uc/open/get_key': ok([robot, report]) })
  showScreen(<Keys />, '/api')
  expect(await copiedBy(/^Copy/)).toEqual([
    ['Copy access key', '7c1d-robot'],
    ['Copy access key', '55aa-report'],
  ])
})

test('FEAT-06.c before a key is deleted the member reads which one, and what stops', async () => {
  serve({ '/uc/open/get_key': ok([robot, report]) })
  showScreen(<Keys />, '/api')
  const words = (name: string, key: string): readonly string[] => [
    `Delete the API key “${name}”?`,
    `Programs that use ${key} stop working at once. This cannot be undone.`,
    'Cancel',
    'Delete key',
  ]
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Yearly report' }))
  expect(shownTexts(screen.getByRole('alertdialog'))).toEqual(words('Yearly report', '55aa-report'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Robot' }))
  expect(shownTexts(screen.getByRole('alertdialog'))).toEqual(words('Robot', '7c1d-robot'))
})

test('FEAT-06.b the key that was asked about is deleted, which is confirmed; a refusal gives its reason', async () => {
  const answers = [{ code: 500, message: 'Not today.', data: null }, ok(null)]
  const calls = serve({
    '/uc/open/get_key': ok([robot, report]),
    '/uc/open/api/del/40001': () => answers.shift() ?? ok(null),
  })
  showScreen(<Keys />, '/api')
  for (const said of [
    { kind: 'error', title: 'The key was not deleted', text: 'Not today.' },
    { kind: 'success', title: 'The key “Yearly report” is deleted' },
  ]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Yearly report' }))
    fireEvent.click(screen.getByRole('button', { name: 'Delete key' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(toastStore.get().at(-1)).toMatchObject(said)
  }
  await waitFor(() =>
    expect(calls.map(({ url }) => url.replace('/api/uc/open/', ''))).toEqual([
      'get_key',
      'api/del/40001',
      'get_key',
      'api/del/40001',
      'get_key',
    ]),
  )
})

test('LIMIT-01.i ENT-01.c days left are marked: long ones, the last week, and the end', async () => {
  const ends = [
    [november(29, 12, 0), '9 days', 'resting'],
    [november(28, 12, 0), '8 days', 'resting'],
    [november(27, 12, 0), '7 days', 'waiting'],
    [november(21, 12, 0), '1 day', 'waiting'],
    [november(20, 12, 0), 'Expired', 'bad'],
  ] as const
  const keys = ends.map(([{ gmt8 }], at) => ({ ...robot, id: at + 1, remark: `Key ${at}`, expireTime: gmt8 }))
  serve({ '/uc/open/get_key': ok([...keys, { ...robot, id: 9, expireTime: null }]) })
  showScreen(<Keys />, '/api')
  await screen.findByText('9 days')
  const marks = [...document.querySelectorAll<HTMLElement>('[data-tone]')]
  expect(marks.map(({ textContent, dataset }) => [textContent, dataset['tone']])).toEqual([
    ...ends.map(([, text, tone]) => [text, tone]),
    ['No expiration', 'good'],
  ])
  expect(screen.getByText(/^You have all 5 API keys/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Create key' })).toBeNull()
})

test('FEAT-06.b a key without a remark is called by its access key', async () => {
  serve({ '/uc/open/get_key': ok([robot, { ...report, remark: null }]) })
  showScreen(<Keys />, '/api')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 55aa-report' }))
  expect(screen.getByRole('alertdialog', { name: 'Delete the API key “55aa-report”?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Edit Robot' }))
  expect(address()).toBe('/api?key=40002')
  fireEvent.click(screen.getByRole('button', { name: 'Edit 55aa-report' }))
  expect(address()).toBe('/api?key=40001')
})
