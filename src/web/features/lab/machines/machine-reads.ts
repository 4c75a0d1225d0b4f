import {
  getListMiningMachinesQueryKey,
  getListMiningOutputsQueryKey,
  listMiningMachines,
  listMiningOutputs,
} from '#generated/client/lab/lab.ts'
import { listMiningMachinesOperation, listMiningOutputsOperation } from '#generated/operations/lab.ts'
import { numberField } from '#src/web/list/filter/filter-field.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'

/** The machines whose outputs are shown (`?machine=3`). */
export const machineFields = { machine: numberField('machine', false) }

export const machinesRead = pagedRead({
  operation: listMiningMachinesOperation,
  read: listMiningMachines,
  key: getListMiningMachinesQueryKey,
  rows: ({ data }) => data.content,
})

export const outputsRead = pagedRead({
  operation: listMiningOutputsOperation,
  read: listMiningOutputs,
  key: getListMiningOutputsQueryKey,
  rows: ({ data }) => data.content,
})
