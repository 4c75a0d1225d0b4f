import { expect, test } from 'vitest'
import { diffContracts } from '#src/contract-checks/diff/diff.ts'
import { readContract } from '#src/contract-checks/lint/read-contract.ts'
import { memoryTree } from '#src/contract-checks/testing/memory-tree.ts'
import { documentWith } from './document.ts'

// Security as callers feel it: who could call before must still be able to, by what he sends.

const key = (name: string) => ({ type: 'apiKey', in: 'header', name })
const schemes = {
  a: key('x-a'),
  b: key('x-b'),
  o: { type: 'oauth2', flows: {} },
  p: { type: 'http', scheme: 'bearer' },
}
const [a, b] = [{ a: [] }, { b: [] }]

async function told(before: unknown, after: unknown, renamed: object = schemes): Promise<string[]> {
  const [old, now] = await Promise.all(
    [
      { security: before, 'components|securitySchemes': schemes },
      { security: after, 'components|securitySchemes': renamed },
    ].map((edits) => {
      const text = JSON.stringify(documentWith(edits))
      return readContract('shop.json', memoryTree({ 'shop.json': text }).resolver)
    }),
  )
  if (old === undefined || now === undefined) throw new Error('two contracts')
  return diffContracts(old, now).map(
    ({ rule, severity, message }) => `${severity} ${rule} ${message.replace(/^.*?: /, '')}`,
  )
}

test.each<[string, unknown, unknown, string[]]>([
  ['none', [], [a], ['breaking security-added a']],
  ['one that may be left out', [{}, a], [a], ['breaking security-added a']],
  ['one', [a], [], ['dangerous security-lifted a']],
  ['one, left open now', [a], [a, {}], ['dangerous security-lifted a']],
  ['one, another beside it', [a], [a, b], ['harmless security-alternative-added b']],
  ['two, one gone', [a, b], [b], ['breaking security-alternative-removed a']],
  ['two in another order', [a, b], [b, a], []],
  ['one, another in its place', [a], [b], ['breaking security-alternative-removed a → b']],
  ['one, a second asked for', [a], [{ ...a, ...b }], ['breaking security-alternative-removed a → a with b']],
  ['two together, one is enough now', [{ ...a, ...b }], [a], ['harmless security-alternative-added a']],
  ['a scope more', [{ o: ['read'] }], [{ o: ['read', 'write'] }], ['breaking security-scope-added write']],
  ['a scope less', [{ o: ['read', 'write'] }], [{ o: ['read'] }], ['harmless security-scope-removed write']],
  [
    'a scope of a new alternative',
    [{ o: ['read'] }],
    [{ o: ['read'] }, { p: ['write'] }],
    ['harmless security-alternative-added p'],
  ],
  [
    'another scope will do as well',
    [{ o: ['read'] }],
    [{ o: ['read'] }, { o: ['write'] }],
    ['harmless security-scope-removed read'],
  ],
  ['a scope of one of two', [{ o: ['x'] }, a], [{ o: ['x', 'y'] }, a], ['breaking security-scope-added y']],
])('%s: %j → %j', async (_what, before, after, changes) => {
  expect(await told(before, after)).toEqual(changes)
})

test('a scheme that only has another name is the same', async () => {
  const { a: same, ...others } = schemes
  expect(await told([a], [{ token: [] }], { ...others, token: { ...same, description: 'Key.' } })).toEqual([])
  expect(await told([a], [{ token: [] }], { ...others, token: key('x-other') })).toEqual([
    'breaking security-alternative-removed a → token',
  ])
})
