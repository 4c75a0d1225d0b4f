import { expect, test } from 'vitest'
import { changeFaults, readsOf } from './changes.ts'

const read = (id: string) => ({ id, effect: 'read', changes: undefined })
const act = (changes: unknown) => ({ id: 'pay', effect: 'act', changes })
const groups = { 'own-things': ['listThings', 'getThing'] }
const reads = [read('listThings'), read('getThing')]

const told = (changes: unknown, given: unknown = groups): string[] =>
  changeFaults([...reads, act(changes)], given).map(
    ({ operation, at, text }) => `${operation ?? 'root'} ${at.join('/')}: ${text}`,
  )

test('reads, groups and an empty list are in order', () => {
  expect(told(['own-things'])).toEqual([])
  expect(told(['listThings'], {})).toEqual([])
  expect(told([], {})).toEqual([])
  expect(changeFaults(reads)).toEqual([])
})

test.each([
  [undefined, 'pay : pay has no x-changes'],
  ['listThings', 'pay x-changes: x-changes is not a list'],
  [['listThings', 'listThing'], 'pay x-changes/1: x-changes: there is no operation listThing'],
  [['pay'], 'pay x-changes/0: x-changes: pay is no read'],
  [[3], 'pay x-changes/0: x-changes: there is no operation 3'],
  [['getThing', 'getThing'], 'pay x-changes/1: x-changes: getThing is named twice'],
])('x-changes of %j is told', (changes, fault) => {
  expect(told(changes, {})).toEqual([fault])
})

test('a group of others than reads, an unused one and a misnamed one are told', () => {
  expect(told(['own-things'], { 'own-things': ['pay'] })).toEqual([
    'root x-read-groups/own-things/0: pay is no read',
  ])
  expect(told([], groups)).toEqual(['root x-read-groups/own-things: no x-changes names the group own-things'])
  expect(told(['things'], { things: ['getThing'] })).toEqual([
    'root x-read-groups/things: the group things has no name of the form own-things',
  ])
})

test('names of groups stand for their reads, each once', () => {
  expect(readsOf(['getThing', 'own-things'], groups)).toEqual(['getThing', 'listThings'])
  expect(readsOf([], groups)).toEqual([])
})
