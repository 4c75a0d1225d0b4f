import { expect, test } from 'vitest'
import { ContractOptionResult } from '#generated/wire/contract-option-result.ts'
import { StakeResult } from '#generated/wire/stake-result.ts'
import { abs, multiply, subtract } from '#src/core/money/arithmetic.ts'
import { isLess, isZero } from '#src/core/money/compare.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { MINUTE, staker } from '../../stakes/testing-stakes.ts'
import { OPTION_MARKETS } from './pairs.ts'
import { bettingNumber, type Round, roundOf } from './rounds.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

const IGNORED = decimal('0.0001')

test('STATE-14.c a round that moves by less than the ignored share is tied: stake and fee come back', async () => {
  const { box, bet, held, pass, pastBets, pastRounds } = await staker('trader')
  const isNearlyTied = ({ pair, open, close }: Round): boolean => {
    const [from, to] = [open, close].map((time) => priceIn(pair, ticksAt(box.view(), pair, time)))
    if (from === undefined || to === undefined) return false
    const move = abs(subtract(to, from))
    return !isZero(move) && isLess(move, multiply(from, IGNORED))
  }
  const found = (): Round | undefined =>
    OPTION_MARKETS.pairs.map((pair) => roundOf(pair, bettingNumber(box.clock.now()))).find(isNearlyTied)
  while (found() === undefined) await pass(5 * MINUTE)
  const round = found()
  const symbol = round?.pair.symbol ?? ''
  const before = held('spot')
  expect((await bet({ symbol, optionId: String(round?.id) })).code).toBe(0)
  await pass(10 * MINUTE)
  expect(await pastBets()).toMatchObject([
    { symbol, result: StakeResult.TIED, rewardAmount: '0.00000000', winFee: '0.00000000' },
  ])
  expect((await pastRounds(1, symbol))[0]?.result).toBe(ContractOptionResult.TIED)
  expect(held('spot')).toBe(before)
})
