import type { AreaKeys } from '#generated/messages/keys.ts'
import type { MiningOrder } from '#generated/models/mining-order.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { ListColumn } from '#src/web/list/list-description.ts'
import { everyText, periodsText } from '../period-text.ts'
import { boostOf, nextOutput } from './machine-facts.ts'
import { machineState } from './machine-state.ts'

type MachineColumn = ListColumn<MiningOrder, AreaKeys['lab']>

/** The columns of machines in a file (ENT-14): amounts exact, the coin named. */
export const machineColumns: readonly MachineColumn[] = [
  { id: 'title', header: 'lab.column.activity', csv: ({ title, activityId }) => title ?? activityId },
  { id: 'machines', header: 'lab.machine.count', csv: ({ amount }) => amount ?? null },
  { id: 'coin', header: 'lab.machine.coin', csv: ({ miningUnit }) => miningUnit },
  { id: 'cycle', header: 'lab.machine.cycle', csv: ({ period }, { t }) => everyText(period, t) },
  { id: 'times', header: 'lab.machine.times', csv: ({ miningDays }) => decimal(`${miningDays}`) },
  { id: 'done', header: 'lab.machine.done', csv: ({ miningedDays }) => decimal(`${miningedDays}`) },
  {
    id: 'time',
    header: 'lab.machine.time',
    csv: ({ period, miningDays }, { t }) => periodsText(period, miningDays, t),
  },
  {
    id: 'mined',
    header: 'lab.machine.mined',
    csv: ({ period, miningedDays }, { t }) => periodsText(period, miningedDays, t),
  },
  { id: 'base', header: 'lab.machine.base', csv: ({ miningDaysprofit }) => miningDaysprofit },
  { id: 'now', header: 'lab.machine.now', csv: ({ currentDaysprofit }) => currentDaysprofit },
  { id: 'boost', header: 'lab.machine.boostPercent', csv: (machine) => toPercent(boostOf(machine)) },
  { id: 'total', header: 'lab.machine.total', csv: ({ totalProfit }) => totalProfit },
  { id: 'begin', header: 'lab.machine.begin', csv: { time: ({ createTime }) => createTime } },
  { id: 'next', header: 'lab.machine.next', csv: { time: nextOutput } },
  {
    id: 'state',
    header: 'lab.column.state',
    csv: (machine, { t }) => t(`lab.state.${machineState(machine)}`),
  },
]
