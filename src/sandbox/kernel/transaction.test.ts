import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode } from './serial.ts'
import { transact } from './transaction.ts'

type Tree = {
  list: { n: number }[]
  map: Record<string, { n: number }>
  big: bigint
  text: string | null
}
const start = (): Tree => ({
  list: [{ n: 1 }, { n: 2 }, { n: 3 }],
  map: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } },
  big: 5n,
  text: null,
})

const key = fc.constantFrom('a', 'b', 'c', 'd')
const step = fc.oneof(
  fc.record({ kind: fc.constant('push' as const), n: fc.nat(9) }),
  fc.record({ kind: fc.constant('splice' as const), at: fc.nat(4), count: fc.nat(3) }),
  fc.record({ kind: fc.constant('cut' as const), length: fc.nat(5) }),
  fc.record({ kind: fc.constant('reverse' as const) }),
  fc.record({ kind: fc.constant('put' as const), key, n: fc.nat(9) }),
  fc.record({ kind: fc.constant('drop' as const), key }),
  fc.record({ kind: fc.constant('touch' as const), key, n: fc.nat(9) }),
  fc.record({ kind: fc.constant('alias' as const), key }),
)

function run(tree: Tree, steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]): void {
  for (const each of steps) {
    tree.big += 1n
    tree.text = tree.text === null ? each.kind : null
    if (each.kind === 'push') tree.list.push({ n: each.n })
    else if (each.kind === 'splice') tree.list.splice(each.at, each.count)
    else if (each.kind === 'cut') tree.list.length = Math.min(tree.list.length, each.length)
    else if (each.kind === 'reverse') tree.list.reverse()
    else if (each.kind === 'put') tree.map[each.key] = { n: each.n }
    else if (each.kind === 'drop') delete tree.map[each.key]
    else if (each.kind === 'alias') tree.map = { ...tree.map, [each.key]: { n: tree.list.length } }
    else {
      const entry = tree.map[each.key]
      if (entry !== undefined) entry.n = each.n
    }
  }
}

test('a change that throws leaves the data as it was, key order included', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(step), (before, change) => {
      const tree = start()
      run(tree, before)
      const [text, keys] = [encode(tree), Object.keys(tree.map)]
      expect(() =>
        transact(tree, (draft) => {
          run(draft, change)
          throw new Error('refused')
        }),
      ).toThrow('refused')
      expect(encode(tree)).toBe(text)
      // The text leaves out a key without a value.
      expect(Object.keys(tree.map)).toEqual(keys)
    }),
  )
})

test('a change that returns has the same effect as on the plain data', () => {
  fc.assert(
    fc.property(fc.array(step), (change) => {
      const tree = start()
      const plain = start()
      transact(tree, (draft) => run(draft, change))
      run(plain, change)
      expect(encode(tree)).toBe(encode(plain))
    }),
  )
})

test('the result is a copy without drafts', () => {
  const tree = start()
  const result = transact(tree, (draft) => ({ entry: draft.map['a'] }))
  expect(structuredClone(result)).toEqual({ entry: { n: 1 } })
  expect(result.entry).not.toBe(tree.map['a'])
})

test('a part of the data is the same draft whenever it is read', () => {
  transact(start(), (draft) => {
    const [first] = draft.list
    expect(draft.list[0]).toBe(first)
    expect(draft.list.find(({ n }) => n === 1)).toBe(first)
  })
})

test('a change inside another, or of a draft after its command, is a fault', () => {
  const tree = start()
  let kept: Tree | undefined
  transact(tree, (draft) => {
    kept = draft
    expect(() => transact(start(), () => 1)).toThrow('a change runs inside another')
  })
  expect(() => {
    if (kept !== undefined) kept.big = 6n
  }).toThrow('a draft was changed after its command')
  expect(tree.big).toBe(5n)
})

test('a property of a draft cannot be defined past its undo', () => {
  transact(start(), (draft) => {
    expect(() => Object.defineProperty(draft, 'big', { value: 6n })).toThrow(TypeError)
  })
})

test('changes are taken back after more drafts than are remembered', () => {
  const rows = Array.from({ length: 45_000 }, (_, id) => ({ id, count: 0 }))
  const state = { rows, last: rows[0] }
  for (let at = 0; at < rows.length; at += 15_000)
    transact(state, (draft) => {
      for (const row of draft.rows.slice(at, at + 15_000)) row.count += 1
      draft.last = draft.rows[at]
    })
  expect(state.rows.every(({ count }) => count === 1)).toBe(true)
  expect(state.last).toBe(rows[30_000])
  expect(() =>
    transact(state, (draft) => {
      if (draft.last !== undefined) draft.last.count = 7
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(rows[30_000]?.count).toBe(1)
})

test('a change that is taken back leaves a key without a value, and takes a new key away', () => {
  const state: { kept?: number | undefined; made?: number } = { kept: undefined }
  expect(() =>
    transact(state, (draft) => {
      draft.kept = 1
      draft.made = 2
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(Object.entries(state)).toEqual([['kept', undefined]])
})
