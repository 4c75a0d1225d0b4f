import type { Activity } from '#generated/wire/activity.ts'
import type { LabActivity } from './activities.ts'
import type { Moved } from './lab-state.ts'
import { activity, bareExchange, EVEN_TIME } from './testing-bare.ts'
import { unitsOf } from './testing-lab.ts'
import { wireActivity } from './wire-activity.ts'

type Records = {
  readonly taken?: readonly [amount: string, frozen: string]
  readonly moved?: Moved
  readonly isCanceled?: boolean
  readonly time?: number
}

/** An activity as a reader of German gets it, told anew. */
export function told(
  id: number,
  { taken = ['0', '0'], moved, isCanceled = false, time = EVEN_TIME }: Records = {},
  terms: Partial<LabActivity> = {},
  isListed = true,
): Activity {
  const { state } = bareExchange()
  const [amount, frozen] = taken.map(unitsOf)
  state.lab.taken[id] = { amount: amount ?? 0n, frozen: frozen ?? 0n }
  if (moved !== undefined) state.lab.moved[id] = moved
  if (isCanceled) state.lab.canceled[id] = 1
  const reader = { time, language: 'de_DE', base: 'http://base' } as const
  return wireActivity(state, { ...activity(id), ...terms }, reader, isListed)
}
