import { expect, test } from 'vitest'
import { changeFaults } from './changes.ts'

const list = { id: 'list', effect: 'read', changes: undefined }
const told = (groups: unknown, changes: unknown = [], effect = 'act'): string[] =>
  changeFaults([list, { id: 'pay', effect, changes }], groups).map(
    ({ at, text }) => `${at.join('/')}: ${text}`,
  )

test.each(['own-things', 'a-b', 'own-big-things'])('%s is the name of a group', (name) => {
  expect(told({ [name]: ['list'] }, [name])).toEqual([])
})

test.each([
  'own',
  'Own-things',
  'own-',
  '-things',
  'own-things2',
  '2own-things',
  'own things-x',
  'own-things-',
])('%s is no name of a group', (name) => {
  expect(told({ [name]: ['list'] }, [name])).toEqual([
    `x-read-groups/${name}: the group ${name} has no name of the form own-things`,
  ])
})

test.each([[[]], ['list'], [{ length: 1 }], [null]])('a group of %j is no list of reads', (reads) => {
  expect(told({ 'own-things': reads }, ['own-things'])).toEqual([
    'x-read-groups/own-things: the group own-things is no list of reads',
  ])
})

test.each([[[]], [null], ['own'], [7]])('groups of %j are none', (groups) => {
  expect(told(groups, ['list'])).toEqual([])
  expect(told(groups, ['length'])).toEqual(['x-changes/0: x-changes: there is no operation length'])
})

test('a read changes nothing', () => {
  expect(told({}, [], 'read')).toEqual(['x-changes: pay is no act, so it changes nothing'])
  expect(told({ 'own-things': ['list'] }, 'own-things', 'read')).toEqual([
    'x-read-groups/own-things: no x-changes names the group own-things',
    'x-changes: pay is no act, so it changes nothing',
  ])
})

test('a name that is no text is no operation', () => {
  expect(told({}, [null, 7])).toEqual([
    'x-changes/0: x-changes: there is no operation null',
    'x-changes/1: x-changes: there is no operation 7',
  ])
  expect(told({ 'own-things': ['list', 7] }, ['own-things'])).toEqual([
    'x-read-groups/own-things/1: there is no operation 7',
  ])
})
