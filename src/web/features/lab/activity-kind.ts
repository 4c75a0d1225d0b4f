import { ActivityType } from '#generated/models/activity-type.ts'

export type ActivityKind = 'sale' | 'sharing' | 'subscription' | 'mining' | 'lock'
/** Activities that one joins here; a sale takes place on the spot market. */
export type JoinableKind = Exclude<ActivityKind, 'sale'>

const KINDS: Readonly<Record<ActivityType, ActivityKind>> = {
  [ActivityType.UNKNOWN]: 'sale',
  [ActivityType.RUSH_SALE]: 'sale',
  [ActivityType.SHARED_SALE]: 'sale',
  [ActivityType.POSITION_SHARING]: 'sharing',
  [ActivityType.FREE_SUBSCRIPTION]: 'subscription',
  [ActivityType.CLOUD_MINING]: 'mining',
  [ActivityType.LOCK_UP]: 'lock',
}

/** Returns how an activity takes and gives; one of an unknown type cannot be joined, as a sale cannot. */
export const kindOf = (type: ActivityType): ActivityKind => KINDS[type]
