import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { encode } from './serial.ts'
import { transact } from './transaction.ts'

type Tree = { list: { n: number }[]; map: Record<string, { n: number }>; big: bigint }
const start = (): Tree => ({
  list: [{ n: 1 }, { n: 2 }, { n: 3 }],
  map: { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } },
  big: 5n,
})

const key = fc.constantFrom('a', 'b', 'c', 'd')
const step = fc.oneof(
  fc.record({ kind: fc.constant('push' as const), n: fc.nat(9) }),
  fc.record({ kind: fc.constant('splice' as const), at: fc.nat(4), count: fc.nat(3) }),
  fc.record({ kind: fc.constant('reverse' as const) }),
  fc.record({ kind: fc.constant('put' as const), key, n: fc.nat(9) }),
  fc.record({ kind: fc.constant('drop' as const), key }),
  fc.record({ kind: fc.constant('touch' as const), key, n: fc.nat(9) }),
  fc.record({ kind: fc.constant('alias' as const), key }),
)

function run(tree: Tree, steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]): void {
  for (const each of steps) {
    tree.big += 1n
    if (each.kind === 'push') tree.list.push({ n: each.n })
    else if (each.kind === 'splice') tree.list.splice(each.at, each.count)
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
      const text = encode(tree)
      expect(() =>
        transact(tree, (draft) => {
          run(draft, change)
          throw new Error('refused')
        }),
      ).toThrow('refused')
      expect(encode(tree)).toBe(text)
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
