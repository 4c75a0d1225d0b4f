// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { piecesOf, shownTexts } from '#tests/support/shown-text.ts'
import { MerchantScreen } from './merchant-screen.tsx'
import { type Answers, common, deposit, DEPOSITS, ME, me, merchant, STATUS } from './tests/ad-answers.ts'
import { asked, endAds } from './tests/show-ads.tsx'

const LEAVE = '/uc/approve/cancel/business'

const gone = { ...deposit(2, '500', 'USDT'), status: 1 }

function show(more: Answers = {}, at = '/identbusiness') {
  const calls = serve({
    ...common,
    [DEPOSITS]: ok([deposit(1, '1000', 'USDT'), gone, deposit(3, '0.05', 'BTC')]),
    [ME]: ok(me),
    ...more,
  })
  showScreen(
    <Routes>
      <Route path="*" element={<MerchantScreen />} />
    </Routes>,
    at,
  )
  return calls
}

beforeEach(() => logIn({ token: 'token', member: ada }))
afterEach(endAds)

const APPLIED = 'Apply | , done | Contact details, two pictures and a security deposit'
const REVIEWED = 'Review | , done | Our staff look at what you sent.'
const AHEAD = 'Certified | , still to come | From then on you may post ads.'
const LEFT = 'Deposit return asked for | , done | Your booth is closed meanwhile.'
const NOT_RETURNED =
  'Security deposit returned | , still to come | It is in your spot wallet. You may apply again at any time.'

test.each([
  [
    0,
    `Not certified | Apply | , in progress | Contact details, two pictures and a security deposit
     Review | , still to come | Our staff look at what you sent. | ${AHEAD}`,
    ['Apply as a merchant'],
  ],
  [1, `Under review | ${APPLIED} | Review | , in progress | Our staff look at what you sent. | ${AHEAD}`, []],
  [
    2,
    `Certified | ${APPLIED} | ${REVIEWED} | Certified | , done | From then on you may post ads.`,
    ['You may post ads', 'Ask for the security deposit back'],
  ],
  [3, `Refused | ${APPLIED} | Review | , failed | Too little. | ${AHEAD}`, ['Apply again as a merchant']],
  [
    4,
    `Security deposit too small | ${APPLIED} | ${REVIEWED} | Certified | , failed | Too little.`,
    ['Ask for the security deposit back'],
  ],
  [
    5,
    `Return under review | ${LEFT} | Review | , in progress
     We check that nothing is open with your customers. | ${NOT_RETURNED}`,
    [],
  ],
  [
    6,
    `Return refused | ${LEFT} | Review | , failed | Still open. | ${NOT_RETURNED}`,
    ['You may post ads', 'Ask for the security deposit back'],
  ],
  [
    7,
    `Security deposit returned | ${LEFT} | Review | , done | We check that nothing is open with your customers.
     Security deposit returned | , done | It is in your spot wallet. You may apply again at any time.`,
    ['Apply again as a merchant'],
  ],
])(
  'STATE-15.hi a certification in state %i shows its steps with the reason of a refusal, and what can be done then',
  async (certifiedBusinessStatus, texts, acts) => {
    show({ [STATUS]: merchant({ certifiedBusinessStatus, detail: 'Too little.', reason: 'Still open.' }) })
    const state = await screen.findByRole('region', { name: 'Where it stands' })
    for (const act of acts) await screen.findByRole('heading', { name: act })
    expect(shownTexts(state)).toEqual(['Where it stands', ...piecesOf(texts)])
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Merchant certification',
      'Where it stands',
      ...acts,
      'What merchants get',
    ])
  },
)

test('FEAT-19.i the deposits to choose from are those that are offered, each in its coin', async () => {
  show({ [STATUS]: merchant({ certifiedBusinessStatus: 0 }) })
  const choices = await screen.findAllByRole('radio')
  expect(choices.map((choice) => shownTexts(choice.closest('label') ?? document.body))).toEqual([
    ['1,000 USDT'],
    ['0.05 BTC'],
  ])
})

test('STATE-15.d the deposit is asked for with the reason, once that was agreed to; the review is shown right after it', async () => {
  let certifiedBusinessStatus = 2
  const calls = show({
    [STATUS]: () => merchant({ certifiedBusinessStatus }),
    [LEAVE]: () => {
      certifiedBusinessStatus = 5
      return ok(null)
    },
  })
  const ask = async (answer: string): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for the security deposit back' }))
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: 'I stop' } })
  await ask('Cancel')
  expect(asked(calls, LEAVE)).toEqual([])
  await ask('Ask for the return')
  await screen.findByText('Return under review')
  expect(asked(calls, LEAVE)).toEqual([{ detail: 'I stop' }])
  expect(toastStore.get().map(({ kind, title }) => [kind, title])).toEqual([
    ['success', 'Request sent. The review begins.'],
  ])
})

test('MSG-10.c a member who came from another screen is led back to it, and to no other exchange', async () => {
  show({}, '/identbusiness?back=%2FeditAd%3Fid%3D501')
  const back = await screen.findByRole('link', { name: 'Back to what you were doing' })
  expect(back.getAttribute('href')).toBe('/editAd?id=501')
  endAds()
  logIn({ token: 'token', member: ada })
  show({}, '/identbusiness?back=https%3A%2F%2Fevil.example')
  await screen.findByRole('heading', { name: 'You may post ads' })
  expect(screen.queryByRole('link', { name: 'Back to what you were doing' })).toBeNull()
})
