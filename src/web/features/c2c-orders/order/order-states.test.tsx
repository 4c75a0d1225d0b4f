// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#tests/support/screen.tsx'
import { piecesOf, shownTexts } from '#tests/support/shown-text.ts'
import { fakeChat } from '../tests/fake-chat.ts'
import { bitcoin, DETAIL, NOW, order } from '../tests/order-answers.ts'
import { beginOrders, endOrders, showOrders } from '../tests/show-orders.tsx'

const { hub } = fakeChat()
vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => hub }))

const [BUYER, SELLER] = [0, 1] as const
const LATE = NOW + 30 * 60_000
const paid = { payTime: '2026-11-21 09:31:10' }
const appealed = { status: 4, ...paid, appealTime: '2026-11-21 10:01:20' }
const released = { status: 3, ...paid, releaseTime: '2026-11-21 10:05:30' }
const canceled = { status: 0, cancelTime: '2026-11-21 10:06:40' }

const factsOf = (money: string, coins: string): string =>
  `Price | 61,550.25 CHF | ${money} | 1,250.50 CHF | ${coins} | 0.02031673 BTC | Fee | 0.00002031 BTC
   With | kontor | Phone | +49 151 2345678 | Opened | Nov 21, 2026, 01:30:00`
const facts = [factsOf('You pay', 'You get'), factsOf('You receive', 'You give')]

const opened = 'Order opened | , done | 01:30:00'
const youPaid = `${opened} | You pay | , done | 01:31:10`
const othersPaid = `${opened} | kontor pays | , done | 01:31:10`
const appeal = `Appeal | , in progress | 02:01:20 | Staff decides | , still to come | usually in 20 minutes
  Staff reads the chat now
  Put what proves your side into the chat as text: time, bank, number of the payment. The coins stay locked.`
const tick = `I see 1,250.50 CHF from kontor at my bank
  Tick this once the money is there; then you can release the coins.`
const notTaken = `The coins went back to the seller; nothing was taken from you.
  If you did send money, write to customer service with the order number. | Other ads`
const free = 'Your coins are free again. | Other ads'
const otherAds = { 'Other ads': '/trade/BTC' }
const again = (name: string) => ({ [name]: '/trade/BTC', 'To the Spot account': '/spotAssets' })

beforeEach(() => {
  beginOrders()
  vi.setSystemTime(LATE)
})
afterEach(endOrders)

test.each([
  [
    'STATE-04.a a buyer who has to pay',
    BUYER,
    { status: 1 },
    `Unpaid | 2611 | Left to pay, until 02:15:00
     ${opened} | You pay | , in progress | until 02:15:00
     kontor hands the coins over | , still to come | after seeing the money
     In your Spot account | , still to come | 0.02031673 BTC
     Pay kontor | Exactly | 1,250.50 | CHF | Copy | Pay by | SEPA | Name | Jonas Petersen
     IBAN | DE00 5001 0000 0000 4417 20 | Reference | 2611 | Pay in your own name, Ada Example.
     Money from anyone else is sent back. Write only the order number as reference.
     Press only when the money is sent. kontor is told at once.
     Cancel this order | I have paid 1,250.50 CHF`,
    {},
  ],
  [
    'STATE-04.a a seller who waits for the money',
    SELLER,
    { status: 1, payInfos: null },
    `Unpaid | 2611 | Left to pay, until 02:15:00
     ${opened} | kontor pays | , in progress | until 02:15:00
     You hand the coins over | , still to come | after seeing the money
     Finished | , still to come | 0.02031673 BTC | Waiting for 1,250.50 CHF from kontor
     Your 0.02031673 BTC are locked. If kontor does not pay in time, they come back to you.`,
    {},
  ],
  [
    'STATE-04.b a buyer who has paid',
    BUYER,
    { status: 2, ...paid },
    `Paid | 2611 | Staff can be called from 02:01:10 | ${youPaid}
     kontor hands the coins over | , in progress | after seeing the money
     In your Spot account | , still to come | 0.02031673 BTC | Waiting for kontor
     kontor was told that you sent 1,250.50 CHF. If nothing happens, staff can be called from 02:01:10 on.
     Cancel this order | Call staff`,
    {},
  ],
  [
    'STATE-04.b a seller who was paid',
    SELLER,
    { status: 2, ...paid, payInfos: null },
    `Paid | 2611 | Staff can be called from 02:01:10 | ${othersPaid}
     You hand the coins over | , in progress | after seeing the money
     Finished | , still to come | 0.02031673 BTC | Look for 1,250.50 CHF, then release the coins
     Must have reached you | 1,250.50 CHF | From | kontor | ${tick} | Call staff`,
    {},
  ],
  [
    'STATE-04.e a buyer while staff decides',
    BUYER,
    appealed,
    `Appealing | 2611 | ${youPaid} | ${appeal} | Open the chat | The seller can still hand the coins over.`,
    {},
  ],
  [
    'STATE-04.e a seller while staff decides',
    SELLER,
    appealed,
    `Appealing | 2611 | ${othersPaid} | ${appeal} | ${tick} | Open the chat`,
    {},
  ],
  [
    'STATE-04.c a buyer who got the coins',
    BUYER,
    released,
    `Finished | 2611 | ${youPaid} | kontor hands the coins over | , done | 02:05:30
     In your Spot account | , done | 02:05:30 | 0.02031673 BTC are yours
     They are in your Spot account. You gave 1,250.50 CHF for them. | Buy again | To the Spot account`,
    again('Buy again'),
  ],
  [
    'STATE-04.c a seller who gave the coins',
    SELLER,
    released,
    `Finished | 2611 | ${othersPaid} | You hand the coins over | , done | 02:05:30
     Finished | , done | 02:05:30 | 0.02031673 BTC went to kontor
     You received 1,250.50 CHF for them. | Sell again | To the Spot account`,
    again('Sell again'),
  ],
  [
    'STATE-04.d a buyer who canceled',
    BUYER,
    { ...canceled, cancelledBy: 'BUYER' },
    `Canceled | 2611 | ${opened} | You canceled | , failed | 02:06:40 | The buyer canceled | ${notTaken}`,
    otherAds,
  ],
  [
    'STATE-04.d a seller whose buyer canceled',
    SELLER,
    { ...canceled, cancelledBy: 'BUYER' },
    `Canceled | 2611 | ${opened} | kontor canceled | , failed | 02:06:40 | The buyer canceled | ${free}`,
    otherAds,
  ],
  [
    'STATE-04.d a buyer whose time is over',
    BUYER,
    { ...canceled, cancelledBy: 'TIMEOUT' },
    `Canceled | 2611 | ${opened} | Time ran out | , failed | 02:06:40 | The time to pay ran out | ${notTaken}`,
    otherAds,
  ],
  [
    'STATE-04.d a buyer to whom the server does not tell who canceled',
    BUYER,
    canceled,
    `Canceled | 2611 | ${opened} | Canceled | , failed | 02:06:40 | It came to nothing | ${notTaken}`,
    otherAds,
  ],
  [
    'STATE-04.d a seller to whom staff gave the coins back',
    SELLER,
    { ...canceled, ...paid, cancelledBy: 'STAFF' },
    `Canceled | 2611 | ${othersPaid} | Canceled by staff | , failed | 02:06:40 | Staff ended it | ${free}`,
    otherAds,
  ],
])('%s reads what is so, what is to be done, and all values', async (_who, type, state, texts, links) => {
  showOrders({ [DETAIL]: ok(order({ ...bitcoin, type, ...state })) })
  const title = type === BUYER ? 'Buy 0.02031673' : 'Sell 0.02031673'
  const head = await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}.BTC$`) })
  if (texts.includes(tick)) await screen.findByRole('checkbox')
  const page = head.closest('[data-narrow]') ?? document.body
  const expected = `C2C orders | 2611 | ${title} BTC | ${texts} | ${facts[type] ?? ''}`
  expect(shownTexts(page, '[role="timer"], [aria-labelledby="order-chat"]')).toEqual(piecesOf(expected))
  const addresses = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(Object.fromEntries(addresses)).toEqual({ 'C2C orders': '/orderMy', ...links })
})

test('ENT-04.b an order without fee, phone and currency says nothing of them', async () => {
  showOrders({
    [DETAIL]: ok(order({ ...bitcoin, commission: undefined, memberMobile: '', currency: undefined })),
  })
  const list = (await screen.findByText('Opened')).closest('dl') ?? document.body
  const expected = `Price | 61,550.25 | You pay | 1,250.50 | You get | 0.02031673 BTC
    With | kontor | Opened | Nov 21, 2026, 01:30:00`
  expect(shownTexts(list)).toEqual(piecesOf(expected))
})
