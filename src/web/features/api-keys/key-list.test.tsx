// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { copiedBy } from '#tests/support/copied.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { shownTable } from '#tests/support/shown-tables.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { instant } from '#src/core/time/instant.ts'
import { useListApiKeys } from '#generated/client/api-keys/api-keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { KeyList } from './key-list.tsx'

const [now, late, early] = [november(20, 12, 0), november(12, 7, 5), november(11, 18, 30)] as const
const robot = {
  id: 40_002,
  memberId: 600_012,
  apiKey: '7c1d-robot',
  apiName: null,
  remark: 'Robot',
  bindIp: '203.0.113.7,203.0.113.9',
  createTime: late.gmt8,
  expireTime: november(28, 11, 0).gmt8,
}
const report = {
  ...robot,
  id: 40_001,
  apiKey: '55aa-report',
  remark: 'Yearly report',
  bindIp: null,
  createTime: early.gmt8,
  expireTime: null,
}

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
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Yearly report' }))
  expect(shownTexts(screen.getByRole('alertdialog'))).toEqual([
    'Delete the API key “Yearly report”?',
    'Programs that use 55aa-report stop working at once. This cannot be undone.',
    'Cancel',
    'Delete key',
  ])
})
