import type { LabJoinValue } from '#generated/forms/lab-join/schema.ts'
import type { JoinLabActivityRequest } from '#generated/models/join-lab-activity-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `joinLabActivity`, for an activity. */
export const toRequest = (
  { amount, aims, code }: LabJoinValue,
  activityId: JoinLabActivityRequest['activityId'],
): JoinLabActivityRequest => ({ activityId, amount: decimal(amount), aims, code })
