// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import {
  DETAIL,
  JOIN,
  OWN,
  requests,
  wireActivity,
  wireLock,
  wireMining,
  wireOrder,
  wireSharing,
} from '../tests/lab-answers.ts'
import { showActivity } from '../tests/show-activity.tsx'

type Call = Parameters<typeof sent>[0]

const words = (element: Element | null): string => (element === null ? '' : shownTexts(element).join(' | '))
const amount = () => screen.findByLabelText<HTMLInputElement>(/^Amount/, { selector: 'input' })
const type = async (value: string): Promise<void> => {
  fireEvent.change(await amount(), { target: { value } })
}
const ONE_ROW = ['Time', 'Amount', 'Cost', 'Frozen', 'Received', 'State']
const WALLETS = ok([walletRow('5000'), walletRow('70', 'SOL'), walletRow('60.5', 'ETH')])

/** Asks with an amount; the question. */
async function ask(value: string) {
  await type(value)
  await screen.findByText('138****0003')
  fireEvent.change(screen.getByLabelText('Verification code'), {
    target: { value: '493017' },
  })
  fireEvent.click(screen.getByRole('button', { name: /^Join with/ }))
  return screen.findByRole('alertdialog', { hidden: true })
}

const go = (at: string): Promise<void> =>
  act(async () => {
    window.history.pushState(null, '', at)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await Promise.resolve()
  })

atNoonInPhoenix()

const UNTIL = 'Frozen until | Nov 25, 2026, 09:00 | At the distribution'
const noWayBack = (cost: string): string => `It cannot be taken back. | Back | Join with ${cost}`
const steps = (cost: string): string =>
  `When you join | , in progress | ${cost} is frozen in your spot account | Distribution, Nov 25, 2026, 09:00 | , still to come`

test.each([
  {
    kind: 'position sharing',
    activity: wireSharing(),
    value: '45',
    question: `Join with 45 SOL? | Frozen | 45 SOL | ${UNTIL} | all of it comes back | ${noWayBack('45 SOL')}`,
    given: '45 SOL | 70 SOL in your spot account',
    becomes: `${steps('45 SOL')} | All of it comes back, and you get your share of 30,000 OBX: by what you froze of all that was frozen`,
    head: 'Amount | 20 – 2,000 SOL | SOL | Max | Available: 70 SOL',
  },
  {
    kind: 'a subscription',
    activity: wireActivity(),
    value: '150',
    question: `Join with 120 USDT? | For | 150 OBX | Price | 0.80 USDT | ${UNTIL} | it pays for the coins | ${noWayBack('120 USDT')}`,
    given: '120 USDT | 150 OBX × 0.80 USDT | 5,000 USDT in your spot account',
    becomes: `${steps('120 USDT')} | It pays for 150 OBX, which come to your spot account`,
    head: 'Amount | 20 – 2,000 OBX | OBX | Max | Available: 2,000 OBX',
  },
  {
    kind: 'a machine',
    activity: wireMining(),
    value: '3',
    question: `Join with 165 USDT? | For | 3 machines | Price | 55 USDT | ${UNTIL} | it pays for the machines | ${noWayBack('165 USDT')}`,
    given: '165 USDT | 3 machines × 55 USDT | 5,000 USDT in your spot account',
    becomes: `${steps('165 USDT')} | It pays for 3 machines, mining begins | Dec 02, 2026, 09:00 | , still to come | First payout: 4.65 BTC, then every 7 days | Feb 03, 2027, 09:00 | , still to come | The last of 10 payouts: the machines close`,
    head: 'Amount | 1 – 9 machines | machines | Max | Available: 9 machines',
  },
  {
    kind: 'a lock-up',
    activity: wireLock(),
    value: '40',
    question: `Join with 45 ETH? | Locked | 40 ETH | Threshold fee | 5 ETH, kept | ${UNTIL} | it is locked and released by its schedule | ${noWayBack('45 ETH')}`,
    given: '45 ETH | 40 ETH and a fee of 5 ETH | 60.50 ETH in your spot account',
    becomes: `${steps('45 ETH')} | The amount is locked; the fee of 5 ETH is kept | Dec 25, 2026, 09:00 | , still to come | First release: 4 LINK | Nov 20, 2027, 09:00 | , still to come | All 48 LINK are back in your spot account`,
    head: 'Amount | 20 – 2,000 ETH | ETH | Max | Available: 55.5 ETH',
  },
  {
    kind: 'a lock-up without fee, once, nobody knows when',
    activity: wireLock({ lockedFee: '0', distributeTime: null, limitTimes: 1 }),
    value: '40',
    question:
      'Join with 40 ETH? | Locked | 40 ETH | Frozen until | the distribution | At the distribution | it is locked and released by its schedule | It cannot be taken back. | It is your last participation. | Back | Join with 40 ETH',
    given: '40 ETH | 60.50 ETH in your spot account',
    becomes:
      'When you join | , in progress | 40 ETH is frozen in your spot account | Distribution, after the end | , still to come | It is locked | One period later | , still to come | First release: 4 LINK | At the end | , still to come | All 48 LINK are back in your spot account',
    head: 'Amount | 20 – 2,000 ETH | ETH | Max | Available: 60.5 ETH',
  },
])(
  'STATE-10.abcd FEAT-21.c the cost of $kind, what becomes of it, and the question are those of the amount',
  async ({ activity, value, question, given, becomes, head }) => {
    showActivity({ [DETAIL]: ok(activity), '/uc/asset/wallet': WALLETS })
    expect(words(await ask(value))).toBe(question)
    expect(words(screen.getByText('You give').parentElement)).toBe(`You give | ${given}`)
    expect(words(screen.getByLabelText('What becomes of your money'))).toBe(becomes)
    const form = words((await amount()).closest('form'))
    expect(form.slice(0, head.length + 14)).toBe(`${head} | You give | `)
  },
)

test('ENT-15.b the whole schedule of a lock-up is shown for the amount before joining, in the coin that comes back', async () => {
  showActivity({ [DETAIL]: ok(wireLock({ lockedDays: 3 })), '/uc/asset/wallet': WALLETS })
  await type('50')
  expect(words(await screen.findByLabelText('Schedule of releases'))).toBe(
    'No. | Date | Release (LINK) | Left after it | 1 | Dec 25, 2026 | 20 | 40 | 2 | Jan 24, 2027 | 20 | 20 | 3 | Feb 23, 2027 | 20 | 0',
  )
})

test('FEAT-21.c after a participation the next form begins empty, with what is left of each limit', async () => {
  const own: object[] = []
  const calls = showActivity({
    [OWN]: () => ok(own),
    [JOIN]: (call: Call) => {
      own.push(wireOrder({ amount: sent(call)['amount'] }))
      return ok(null)
    },
  })
  const question = await ask('150')
  fireEvent.click(within(question).getByRole('button', { name: /^Join with/, hidden: true }))
  await waitFor(() => expect(toastStore.get()).toHaveLength(1))
  expect(toastStore.get().map(({ title, text }) => [title.replaceAll('\u{a0}', ' '), text])).toEqual([
    ['Joined with 120 USDT', 'It is frozen in your spot account until the distribution.'],
  ])
  expect(await screen.findByText(/^20 – 1,850.OBX$/)).toBeTruthy()
  expect((await amount()).value).toBe('')
  const [, ...rows] = await shownTable('My participations', { constant: ONE_ROW, alike: ['Frozen'] })
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['150 OBX', '16 USDT', '16 USDT', '—', 'To be transacted'],
  ])
  const second = await ask('20')
  expect(words(second)).toContain('Join with 16 USDT? | For | 20 OBX')
  expect(words(second)).toContain('It is your last participation.')
  expect(requests(calls, JOIN)).toEqual([
    { activityId: '12', amount: '150', aims: '138****0003', code: '493017' },
  ])
})

test('FEAT-21.g a member who chooses the e-mail address gets the code there, and joins with it', async () => {
  const calls = showActivity({ [JOIN]: ok(null) })
  await type('100')
  await screen.findByText('ad****@example.org')
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ad****@example.org' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(requests(calls, '/uc/email/activity/code')).toHaveLength(1))
  expect(requests(calls, '/uc/mobile/activity/code')).toEqual([])
  const question = await ask('100')
  fireEvent.click(within(question).getByRole('button', { name: /^Join with/, hidden: true }))
  await waitFor(() => expect(requests(calls, JOIN)).toHaveLength(1))
  expect(requests(calls, JOIN)).toEqual([
    { activityId: '12', amount: '100', aims: 'ad****@example.org', code: '493017' },
  ])
})

test('FEAT-21.c the amount typed for an activity waits there, and the form of another one begins empty', async () => {
  showActivity({
    [DETAIL]: (call: Call) => ok(sent(call)['id'] === '12' ? wireActivity() : wireSharing()),
    '/uc/asset/wallet': WALLETS,
  })
  await type('150')
  await go('/lab/detail/13')
  await screen.findByRole('heading', { level: 1, name: 'OBX sharing' })
  expect((await amount()).value).toBe('')
  await type('45')
  await go('/lab/detail/12')
  await screen.findByRole('heading', { level: 1, name: 'OBX free subscription' })
  expect((await amount()).value).toBe('150')
})

test.each([
  ['the limit of a member and less of the supply', { tradedAmount: '29500' }, '20 – 500 OBX'],
  ['no least amount', { minLimitAmout: '0' }, 'at most 2,000 OBX'],
  ['no limit of a member', { maxLimitAmout: '0' }, '20 – 22,500 OBX'],
])('VAL-27.cd the range beside the amount follows %s', async (_case, more, expected) => {
  showActivity({ [DETAIL]: ok(wireActivity(more)) })
  expect(words((await amount()).closest('form')).startsWith(`Amount | ${expected} | OBX`)).toBe(true)
})
