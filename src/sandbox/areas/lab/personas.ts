import type { AreaPersonas } from '../../personas/area-personas.ts'
import { daysAgo, type PastCommand } from '../../personas/past-command.ts'
import { decimal } from '#src/core/money/decimal.ts'
import type { Command } from '../state.ts'
import { around, type LabActivity, labUnits } from './activities.ts'
import type { LabPeriod } from '#src/core/lab/periods.ts'
import type { Track } from './tracks.ts'

/** A participation of the past; with a period, in the season whose machines or locks count by it. */
type Row = readonly [
  days: number,
  track: Track,
  amount: string,
  period?: LabPeriod | undefined,
  canceled?: 'canceled',
]

/**
 * The trader's participations. Even and odd seasons differ: where the period decides, the one that fits is joined now or
 * three days later. Nothing is paid near the days on which the deposits even out the balances.
 */
const ROWS: readonly Row[] = [
  // Machines that have yielded all, and a lock that has released all.
  [113.3, 'mining', '2', 'month'],
  [100.3, 'lockUp', '400', 'week'],
  // A lock that is being released, and machines that mine.
  [74.6, 'lockUp', '120', 'month'],
  [45.35, 'mining', '1', 'month'],
  [33.6, 'subscription', '60', undefined, 'canceled'],
  [29.4, 'subscription', '80'],
  [19.45, 'sharing', '0'],
]

/** Days between two seasons of a track. */
const SEASON_DAYS = 3
/** Nothing to do. */
const NOTHING: Command = { type: 'earn.stop', kind: 'savings', product: 1, isStopped: false }

const periodOf = ({ mining, lock }: LabActivity): LabPeriod | undefined => mining?.period ?? lock?.period

/** Takes part in the season of a track that goes on. */
const join =
  (member: number, [, track, amount, period]: Row): PastCommand['command'] =>
  (state, time) => {
    const [activity] = around(state.seed, track, time)
    if (activity === undefined || (period !== undefined && periodOf(activity) !== period)) return NOTHING
    // The least of the season where none is said.
    const units = amount === '0' ? activity.least : labUnits(decimal(amount))
    return { type: 'lab.join', member, activity: activity.id, amount: units }
  }

const cancel =
  ([, track]: Row): PastCommand['command'] =>
  (state, time) => {
    const [activity] = around(state.seed, track, time)
    return activity === undefined ? NOTHING : { type: 'lab.cancel', activity: activity.id }
  }

/** A moment after a participation. */
const SOON = 0.0001

export const labPersonas: AreaPersonas = {
  traderPast: ({ member }) =>
    ROWS.flatMap((row): PastCommand[] => {
      const [days, , , period, canceled] = row
      const command = join(member, row)
      return [
        { ago: daysAgo(days), command },
        ...(period === undefined ? [] : [{ ago: daysAgo(days - SEASON_DAYS), command }]),
        ...(canceled === undefined ? [] : [{ ago: daysAgo(days - SOON), command: cancel(row) }]),
      ]
    }),
}
