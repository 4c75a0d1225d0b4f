import type { Broken } from './check-rule.ts'
import { healthy } from './healthy.ts'

const list = 'paths/list-orders.yaml'
const pay = 'paths/pay.yaml'
const root = 'openapi.yaml'

/** The root of the contract with groups of reads. */
export const withGroups = (groups: string): string =>
  `${healthy[`openapi/${root}`] ?? ''}x-read-groups: ${groups}\n`

const isWrong = { rule: 'act-changes', file: pay, from: 'x-changes: []', at: 'x-changes' }
const isWrongGroup = { rule: 'act-changes', file: root, at: 'x-read-groups' }

/** Violations of what acts say about the reads that they make stale. */
export const brokenChanges: readonly Broken[] = [
  { ...isWrong, from: '  x-changes: []\n', to: '', at: 'post:', says: /payOrder has no x-changes/ },
  { ...isWrong, to: 'x-changes: listOrders', says: /not a list/ },
  { ...isWrong, to: 'x-changes: [listOrder]', says: /no operation listOrder$/ },
  { ...isWrong, to: 'x-changes: [payOrder]', says: /payOrder is no read/ },
  { ...isWrong, to: 'x-changes: [listOrders, listOrders]', says: /named twice/ },
  {
    rule: 'act-changes',
    file: list,
    from: 'x-effect: read\n',
    to: 'x-effect: read\n  x-changes: []\n',
    at: 'x-changes',
    says: /listOrders is no act/,
  },
  {
    ...isWrongGroup,
    to: withGroups('{ own-orders: [listOrders] }'),
    says: /no x-changes names the group own-orders/,
  },
  {
    ...isWrong,
    to: 'x-changes: [own-orders]',
    also: { [root]: withGroups('{ own-orders: [listOrders, payOrder] }') },
    at: 'x-read-groups',
    says: /payOrder is no read/,
  },
  { ...isWrongGroup, to: withGroups('{ orders: [listOrders] }'), says: /no name of the form own-things/ },
  { ...isWrongGroup, to: withGroups('{ own-orders: [] }'), says: /no list of reads/ },
]
