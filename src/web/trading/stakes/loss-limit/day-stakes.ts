import type { Operation } from '#src/core/contract/operation.ts'
import { instantsOf } from '#src/core/time/day.ts'
import { isMissing, missingServices } from '#src/web/client/missing-services.ts'
import { MOST_ROWS, type PagedRead } from '#src/web/list/query/paged-read.ts'
import type { StakeMoney } from '../stake.ts'
import type { DayStakesQuery } from './use-day-loss.ts'

/** Pages that are read at most: more stakes than these hold nobody places by hand in a day. */
const MOST_PAGES = 10

/** Makes the query of a day's stakes from the list of an operation, which has the newest first. */
export const dayStakes =
  <Row>(
    { optionalService }: Operation,
    read: PagedRead<object, Row>,
    moneyOf: (row: Row) => StakeMoney,
  ): DayStakesQuery =>
  (day) => ({
    queryKey: [...read.key, 'day', day],
    queryFn: async ({ signal }) => {
      const { from, until } = instantsOf({ from: day, to: day })
      try {
        return (await rowsSince(read, moneyOf, from, signal)).filter(({ placed }) => placed < until)
      } catch (error) {
        // At an operator without the product nobody has stakes of it.
        if (isMissing(optionalService, missingServices.get())) return []
        throw error
      }
    },
  })

async function rowsSince<Row>(
  read: PagedRead<object, Row>,
  moneyOf: (row: Row) => StakeMoney,
  from: number,
  signal: AbortSignal,
): Promise<readonly StakeMoney[]> {
  const stakes: StakeMoney[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // One page after another: most days end with the first.
    const { rows } = await read.page({}, page, MOST_ROWS, signal)
    stakes.push(...rows.map(moneyOf))
    const last = stakes.at(-1)
    if (rows.length < MOST_ROWS || last === undefined || last.placed < from) break
  }
  return stakes.filter(({ placed }) => placed >= from)
}
