import { expect, test } from 'vitest'
import { diffContracts } from '#src/contract-checks/diff/diff.ts'
import { CHANGE_RULES } from '#src/contract-checks/diff/rules/all.ts'
import type { Contract } from '#src/contract-checks/document/contract.ts'
import type { Json } from '#src/contract-checks/document/place.ts'
import { readContract } from '#src/contract-checks/lint/read-contract.ts'
import { memoryTree } from '#src/contract-checks/testing/memory-tree.ts'
import { channelPairs } from './channel-pairs.ts'
import { channelsWith, documentWith, type Edits } from './document.ts'
import { fieldPairs, type Pair } from './field-pairs.ts'
import { limitPairs } from './limit-pairs.ts'
import { messagePairs } from './message-pairs.ts'
import { operationPairs } from './operation-pairs.ts'
import { rootPairs } from './root-pairs.ts'
import { valuePairs } from './value-pairs.ts'
import { wordPairs } from './word-pairs.ts'

const known = new Map<string, Promise<Contract>>()

/** Most pairs start from the same few documents: each is read once. */
function read(document: Json): Promise<Contract> {
  const text = JSON.stringify(document)
  const reading = known.get(text) ?? readContract('shop.json', memoryTree({ 'shop.json': text }).resolver)
  known.set(text, reading)
  return reading
}

const rulesOf = async (old: Json, now: Json): Promise<string[]> =>
  [...new Set(diffContracts(await read(old), await read(now)).map(({ rule }) => rule))].toSorted()

const DIRECTIONS = [
  ['request', 'sent'],
  ['response', 'answer'],
] as const

/** Pairs about values, in both directions. */
const directed: readonly Pair[] = [...valuePairs, ...limitPairs].flatMap(
  ({ name, base, fires, holds, finds = [] }) =>
    DIRECTIONS.map(([direction, place]): Pair => {
      const at = (schema: Json): Edits => ({ [`${place}|properties|f`]: schema })
      return {
        rule: `${direction}-${name}`,
        base: at(base),
        fires: at(fires),
        holds: at(holds),
        finds: finds.map((one) => `${direction}-${one}`),
      }
    }),
)

const ofOperations = [
  ...directed,
  ...fieldPairs,
  ...wordPairs,
  ...messagePairs,
  ...operationPairs,
  ...rootPairs,
].map((pair) => ({ ...pair, make: documentWith }))
const pairs = [...ofOperations, ...channelPairs.map((pair) => ({ ...pair, make: channelsWith }))]

test(`${pairs.length * 2} pairs: each rule reports its change and nothing else, and nothing just beside its edge`, async () => {
  const wrong: string[] = []
  for (const { rule, base = {}, fires, also = [], holds, finds = [], make } of pairs) {
    const old = make(base)
    const told = await rulesOf(old, make(base, fires))
    const expected = [rule, ...also].toSorted()
    if (told.join() !== expected.join())
      wrong.push(`${rule}: ${told.join() || 'nothing'} for ${JSON.stringify(fires)}`)
    const silent = await rulesOf(old, make(base, holds))
    if (silent.join() !== finds.toSorted().join() || silent.includes(rule))
      wrong.push(`${rule} beside its edge: ${silent.join() || 'nothing'} for ${JSON.stringify(holds)}`)
  }
  expect(wrong).toEqual([])
})

test('every rule has a pair', () => {
  const proved = new Set(pairs.map(({ rule }) => rule))
  expect(Object.keys(CHANGE_RULES).filter((rule) => !proved.has(rule))).toEqual([])
  expect([...proved].filter((rule) => !Object.hasOwn(CHANGE_RULES, rule))).toEqual([])
})
