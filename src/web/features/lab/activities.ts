import { getListLabActivitiesQueryKey, listLabActivities } from '#generated/client/lab/lab.ts'
import { listLabActivitiesOperation } from '#generated/operations/lab.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'

/** Activities of a phase, or all: those that can be joined come first. */
export const activitiesRead = pagedRead({
  operation: listLabActivitiesOperation,
  read: listLabActivities,
  key: getListLabActivitiesQueryKey,
  rows: ({ data }) => data.content,
})
