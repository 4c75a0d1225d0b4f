import type { LockedOrder } from '#generated/models/locked-order.ts'
import { LockedStatus } from '#generated/models/locked-status.ts'
import type { Tone } from '#src/web/ui/primitives/badge.tsx'

/** States of a lock, in the words of STATE-09. */
export type LockState = 'toBeReleased' | 'releasing' | 'closed'

const STATES: Readonly<Record<LockedStatus, LockState>> = {
  [LockedStatus.TO_BE_RELEASED]: 'toBeReleased',
  [LockedStatus.RELEASING]: 'releasing',
  [LockedStatus.CLOSED]: 'closed',
}

export const lockState = ({ lockedStatus }: Pick<LockedOrder, 'lockedStatus'>): LockState =>
  STATES[lockedStatus]

export const LOCK_TONES: Readonly<Record<LockState, Tone>> = {
  toBeReleased: 'waiting',
  releasing: 'active',
  closed: 'still',
}
