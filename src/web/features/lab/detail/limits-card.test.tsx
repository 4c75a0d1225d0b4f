// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { infoBody } from '#src/web/features/account/tests/members.ts'
import { logOut } from '#src/web/session/session.ts'
import { returnToEntry } from '#src/web/session/return-to.ts'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { address, ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { tonesOf } from '#tests/support/tones.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { DETAIL, OWN, wireActivity, wireMining, wireOrder } from '../tests/lab-answers.ts'
import { showActivity } from '../tests/show-activity.tsx'

const info = (infoBody as { readonly data: object }).data
const ME = '/uc/member/my-info'
const words = (element: Element | null): string => (element === null ? '' : shownTexts(element).join(' | '))
const region = (name: string | RegExp) => screen.findByRole('region', { name })

atNoonInPhoenix()

const strict = { holdUnit: 'SOL', holdLimit: '40', leveloneCount: 3 }

test.each([
  {
    has: 'nothing of it',
    sol: '0',
    firstLevel: 0,
    orders: [],
    expected:
      '2 limits are not met | Hold at least 40 SOL | , not met | 0 SOL in your spot account, 40 SOL are missing | Buy SOL | At least 3 friends of the first level | , not met | no friends yet | Invite | At most 2 participations | , met | none used, 2 left | At most 2,000 OBX a person | , met | 0 OBX joined, 2,000 OBX left',
    links: ['/convert?to=SOL', '/invite'],
  },
  {
    has: 'too little, and took part as often and with as much as one may',
    sol: '39.5',
    firstLevel: 2,
    orders: [wireOrder({ amount: '1999' }), wireOrder({ id: 32, amount: '1' })],
    expected:
      '4 limits are not met | Hold at least 40 SOL | , not met | 39.50 SOL in your spot account, 0.50 SOL are missing | Buy SOL | At least 3 friends of the first level | , not met | 2 friends | Invite | At most 2 participations | , not met | 2 used, 0 left | At most 2,000 OBX a person | , not met | 2,000 OBX joined, 0 OBX left',
    links: ['/convert?to=SOL', '/invite'],
  },
  {
    has: 'all of it',
    sol: '41',
    firstLevel: 4,
    orders: [wireOrder({ amount: '150' })],
    expected:
      'All met | Hold at least 40 SOL | , met | 41 SOL in your spot account | At least 3 friends of the first level | , met | 4 friends | Invite | At most 2 participations | , met | 1 used, 1 left | At most 2,000 OBX a person | , met | 150 OBX joined, 1,850 OBX left',
    links: ['/invite'],
  },
])(
  'FEAT-21.b limits tell a member who has $has how much of each it is, and lead to the rest',
  async ({ sol, firstLevel, orders, expected, links }) => {
    showActivity({
      [DETAIL]: ok(wireActivity(strict)),
      [OWN]: ok(orders),
      '/uc/asset/wallet': ok([walletRow('5000'), walletRow(sol, 'SOL')]),
      [ME]: ok({ ...info, firstLevel }),
    })
    const card = await region('Limits, and what I have')
    await waitFor(() => expect(card.textContent).not.toContain('…'))
    expect(words(card)).toBe(`Limits, and what I have | ${expected}`)
    expect(tonesOf(card)).toEqual([expected.startsWith('All met') ? 'good' : 'bad'])
    const own = within(card).queryAllByRole('link')
    expect(own.map((link) => link.getAttribute('href'))).toEqual(links)
  },
)

test('FEAT-21.b limits of machines are counted in machines, and a visitor reads them without figures', async () => {
  logOut()
  showActivity({ [DETAIL]: ok(wireMining({ ...strict, limitTimes: 0 })) })
  expect(words(await region('Limits'))).toBe(
    'Limits | Hold at least 40 SOL | At least 3 friends of the first level | At most 9 machines a person',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Log in to join' }))
  await waitFor(() => expect(address()).toBe('/Login'))
  expect(returnToEntry.read()).toBe('/lab/detail/14')
})
