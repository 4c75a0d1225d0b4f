import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import type { DayStakesQuery } from '../loss-limit/use-day-loss.ts'
import type { StakeMoney, StakeState } from '../stake.ts'

/** A stake of this moment, as far as its money goes. */
export const money = (state: StakeState, amount: string, coin = 'USDT'): StakeMoney => ({
  coin,
  placed: instant(Date.now()),
  state,
  amount: decimal(amount),
})

/** A product that tells these stakes of a day; without any it never answers. */
export const sourceOf =
  (name: string, stakes?: readonly StakeMoney[]): DayStakesQuery =>
  (day) => ({
    queryKey: [name, day],
    queryFn: () => (stakes === undefined ? new Promise(() => {}) : Promise.resolve(stakes)),
  })
