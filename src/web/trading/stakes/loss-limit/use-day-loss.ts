import { useQueries } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { type DateText, dayAt, instantsOf } from '#src/core/time/day.ts'
import { useMember, useSession, useStore } from '#src/web/session/hooks.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import type { StakeMoney } from '../stake.ts'
import { type DayLoss, dayLossOf } from './day-loss.ts'
import { type LossLimit, limitOn, lossLimits, NO_LIMIT } from './loss-limit.ts'

/** A product's query for the member's stakes that were placed on a day of this device's calendar. */
export type DayStakesQuery = (day: DateText) => {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly StakeMoney[]>
}

/** The products whose stakes count against the limit, of one identity. */
export const LossSources = createContext<readonly DayStakesQuery[]>([])

/** Milliseconds after which the day is looked at again: a timer may not wait longer than some days. */
const HOUR_MS = 3_600_000

/** Returns the day of the exchange's clock on this device's calendar. */
export function useToday(): DateText {
  const now = useContext(Clock)
  const [today, setToday] = useState(() => dayAt(now()))
  useEffect(() => {
    const left = instantsOf({ from: today, to: today }).until - now()
    const timer = setTimeout(() => setToday(dayAt(now())), Math.min(HOUR_MS, Math.max(1000, left)))
    return () => clearTimeout(timer)
  }, [today, now])
  return today
}

/** Returns the member's limit as it stands today. */
export function useLossLimit(): LossLimit {
  const today = useToday()
  const memberId = useMember()?.id
  const all = useStore(lossLimits)
  return limitOn((memberId === undefined ? undefined : all[memberId]) ?? NO_LIMIT, today)
}

/** Returns today's loss of the member in a coin; null while it is not known. */
export function useDayLoss(coin: string): DayLoss | null {
  const today = useToday()
  const sources = useContext(LossSources)
  const isMember = useSession().status === 'member'
  const reads = useQueries({
    queries: sources.map((source) => ({ ...source(today), enabled: isMember })),
  })
  const known = reads.every(({ data }) => data !== undefined)
  const stakes = reads.flatMap(({ data }) => data ?? [])
  const key = JSON.stringify(stakes)
  // oxlint-disable-next-line react/exhaustive-deps -- the stakes are compared by their text
  return useMemo(() => (known ? dayLossOf(stakes, coin) : null), [key, known, coin])
}
