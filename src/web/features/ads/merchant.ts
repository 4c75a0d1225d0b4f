import { MerchantStatus } from '#generated/models/merchant-status.ts'
import type { TimelineStep } from '#src/web/ui/states/timeline.tsx'

type Status = MerchantStatus
const {
  NOT_CERTIFIED,
  AUDITING,
  VERIFIED,
  FAILED,
  DEPOSIT_LESS,
  CANCEL_AUTH,
  RETURN_FAILED,
  RETURN_SUCCESS,
} = MerchantStatus

const isOneOf = (status: Status, some: readonly Status[]): boolean => some.includes(status)

export const mayApply = (status: Status): boolean => isOneOf(status, [NOT_CERTIFIED, FAILED, RETURN_SUCCESS])
export const mayLeave = (status: Status): boolean => isOneOf(status, [VERIFIED, RETURN_FAILED, DEPOSIT_LESS])
/** True if the member may put ads on the shelf: a refused return of the deposit leaves the certification in force. */
export const mayPost = (status: Status): boolean => isOneOf(status, [VERIFIED, RETURN_FAILED])
export const isReviewed = (status: Status): boolean => isOneOf(status, [AUDITING, CANCEL_AUTH])

export type StepName = 'applied' | 'review' | 'certified' | 'asked' | 'returnReview' | 'returned'
export type Step = { readonly name: StepName; readonly state: TimelineStep['state'] }

/** The way of a certification through its states, and back out of it (STATE-15). */
export function stepsOf(status: Status): readonly Step[] {
  const step = (name: StepName, state: Step['state']): Step => ({ name, state })
  const isLeaving = isOneOf(status, [CANCEL_AUTH, RETURN_FAILED, RETURN_SUCCESS])
  if (isLeaving)
    return [
      step('asked', 'done'),
      step('returnReview', status === CANCEL_AUTH ? 'now' : status === RETURN_FAILED ? 'failed' : 'done'),
      step('returned', status === RETURN_SUCCESS ? 'done' : 'ahead'),
    ]
  const isCertified = isOneOf(status, [VERIFIED, DEPOSIT_LESS])
  const review = isCertified ? 'done' : status === AUDITING ? 'now' : status === FAILED ? 'failed' : 'ahead'
  return [
    step('applied', status === NOT_CERTIFIED ? 'now' : 'done'),
    step('review', review),
    step('certified', status === VERIFIED ? 'done' : status === DEPOSIT_LESS ? 'failed' : 'ahead'),
  ]
}
