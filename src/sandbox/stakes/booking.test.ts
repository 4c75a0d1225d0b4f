import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { betPayout } from '#src/core/stakes/option-bet.ts'
import { secondPayout } from '#src/core/stakes/second-order.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { OPTION_ACCOUNT } from '../areas/option/settle.ts'
import { SECOND_ACCOUNT } from '../areas/second/settle.ts'
import { START, testExchange } from '../areas/spot/testing-spot.ts'
import { countPostings, HOLD, postingsAfter } from '../kernel/ledger.ts'
import { bookPayout, freezeStake, type StakeAccount } from './booking.ts'

const MEMBER = 600_001
const HELD = 1_000_000_000n
const STAKE = { id: 9, member: MEMBER, coin: 'USDT', units: 100_000_000n }
const TERMS = {
  odds: decimal('0.8'),
  feeRate: decimal('0.01'),
  rewardFeeRate: decimal('0.05'),
  places: 4,
  isTieLost: false,
} as const
const { OPTION_REWARD, OPTION_FAIL, OPTION_FEE, SECOND_REWARD, SECOND_FAIL } = TransactionType

const bet = (outcome: Parameters<typeof betPayout>[1]) => betPayout(decimal('1'), outcome, TERMS)
const order = (outcome: Parameters<typeof secondPayout>[1]) =>
  secondPayout(decimal('1'), outcome, decimal('0.9'))

/** A stake of 1 USDT, and the balances after it: those of the member, of the house, and of the fees. */
const CASES = [
  [
    'STATE-16.e a bet that wins',
    OPTION_ACCOUNT,
    bet('win'),
    [OPTION_REWARD, OPTION_FEE],
    [75_000_000n, -80_000_000n, 5_000_000n],
  ],
  [
    'STATE-16.e a bet that loses',
    OPTION_ACCOUNT,
    bet('lose'),
    [OPTION_FAIL, OPTION_FEE],
    [-101_000_000n, 100_000_000n, 1_000_000n],
  ],
  ['STATE-16.e a tied bet', OPTION_ACCOUNT, bet('tied'), [], [0n, 0n, 0n]],
  ['STATE-16.e a cancelled bet', OPTION_ACCOUNT, bet('cancelled'), [], [0n, 0n, 0n]],
  [
    'STATE-16.f an order that wins',
    SECOND_ACCOUNT,
    order('win'),
    [SECOND_REWARD],
    [90_000_000n, -90_000_000n, 0n],
  ],
  [
    'STATE-16.f an order that loses',
    SECOND_ACCOUNT,
    order('lose'),
    [SECOND_FAIL],
    [-100_000_000n, 100_000_000n, 0n],
  ],
  ['STATE-16.f a tied order', SECOND_ACCOUNT, order('tied'), [], [0n, 0n, 0n]],
] as const

/** An exchange whose member has 10 USDT in the account of the stakes. */
function funded({ kind }: StakeAccount) {
  const exchange = testExchange(1, { USDT: HELD })
  if (kind === 'second') {
    const transfer = { type: 'wallet.transfer', member: MEMBER, coin: 'USDT', units: HELD } as const
    exchange.run({ ...transfer, from: 'spot', to: 'second' })
  }
  return exchange.state
}

test.each(CASES)(
  '%s takes from the house or brings to it exactly what its member wins or loses before fees',
  (_, account, payout, types, [own, house, fees]) => {
    const state = funded(account)
    const stake = { ...STAKE, fee: account === OPTION_ACCOUNT ? 1_000_000n : 0n }
    const { balances } = state.ledger
    const holder = `m${MEMBER}/${account.kind}/USDT`
    const frozen = () => balances[`${holder}/frozen`]
    freezeStake(state, account, stake, START)
    expect([balances[`${holder}/available`], frozen()]).toEqual([
      HELD - stake.units - stake.fee,
      stake.units + stake.fee,
    ])
    const before = countPostings(state.ledger)
    bookPayout(state, account, stake, payout, START + 1000)
    expect([balances[`${holder}/available`], frozen()]).toEqual([HELD + own, 0n])
    expect([balances['house/spot/USDT/available'] ?? 0n, balances['fees/spot/USDT/available'] ?? 0n]).toEqual(
      [house, fees],
    )
    const posted = [...postingsAfter(state.ledger, before)]
    expect(posted.map(({ type }) => type).filter((type) => type !== HOLD)).toEqual(types)
    const [freezing, ...others] = [...postingsAfter(state.ledger, before - 1)]
    const reference = `${account.subject} 9`
    expect(freezing).toMatchObject({ type: HOLD, reference, time: START })
    for (const each of others) {
      expect(each).toMatchObject({ reference, time: START + 1000 })
      expect(each.entries.every(({ units }) => units !== 0n)).toBe(true)
    }
  },
)

test.each([
  ['wins', bet('win'), 5_000_000n],
  ['loses', bet('lose'), 1_000_000n],
  ['is tied', bet('tied'), undefined],
] as const)('LIMIT-07.e a verified member is owed both fees of a bet that %s', (_, payout, owed) => {
  const state = funded(OPTION_ACCOUNT)
  const stake = { ...STAKE, fee: 1_000_000n }
  const member = state.members[MEMBER]
  if (member !== undefined) member.realName = { ...member.realName, state: 'verified' }
  freezeStake(state, OPTION_ACCOUNT, stake, START)
  bookPayout(state, OPTION_ACCOUNT, stake, payout, START)
  expect(state.feeRebates[MEMBER]?.owed).toBe(owed)
})
