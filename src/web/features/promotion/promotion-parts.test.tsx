// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { infoBody } from '#src/web/features/account/tests/members.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { address, ok, serve, showScreen } from '#tests/support/screen.tsx'
import { PromotionScreen } from './promotion-screen.tsx'

afterEach(() => {
  cleanup()
  logOut()
})

const info = (infoBody as { readonly data: object }).data
const NO_RECORDS = { content: [], totalElements: 0, totalPages: 0, size: 10, number: 0 }
const NO_RANKS = { topreward: [], topinvite: [], topinviteweek: [], topinvitemonth: [] }

test('FEAT-22.g the programme has its parts in tabs, links to rules and cards, and figures that can be asked for again', async () => {
  let isDown = true
  logIn({ token: 'token', member: { ...ada, promotionCode: 'INV5B' } })
  serve({
    '/uc/member/my-info': ok({ ...info, firstLevel: null, secondLevel: 4 }),
    '/uc/promotion/mypromotion': () => (isDown ? { code: 500, message: 'down', data: null } : ok(null)),
    '/uc/promotion/record': ok([]),
    '/uc/promotion/toprank': ok(NO_RANKS),
    '/uc/asset/transaction/all': ok(NO_RECORDS),
  })
  showScreen(<PromotionScreen />, '/promotion')
  expect(await screen.findByText('The statistics could not be loaded')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Rebates and rewards appear with the next count/)).toBeTruthy()
  expect(screen.getByText('No level yet')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Rules', '/invite'],
    ['Gift cards', '/myCards'],
  ])
  const told: (readonly (string | null)[])[] = []
  for (const [name, words] of [
    ['Top 20 rankings', 'No ranking yet'],
    ['Rebate records', 'Nothing yet'],
    ['Friends', 'No friends on this level yet'],
  ] as const) {
    fireEvent.click(screen.getByRole('tab', { name }))
    await screen.findByText(words)
    told.push([name, address()])
  }
  expect(told).toEqual([
    ['Top 20 rankings', '/promotion?tab=ranks'],
    ['Rebate records', '/promotion?tab=records'],
    ['Friends', '/promotion'],
  ])
})
