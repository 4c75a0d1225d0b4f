import { expect } from 'vitest'
import { lintContract } from '../lint/lint.ts'
import type { Finding } from '../finding.ts'
import { healthy } from './healthy.ts'
import { memoryTree, type Files } from './memory-tree.ts'

/** One change of the healthy contract. `file` stands below openapi/; without `from` the file is written anew. */
export type Change = {
  readonly file: string
  readonly from?: string
  readonly to: string
  /** More files, by their names below openapi/. */
  readonly also?: Files
}

export type Broken = Change & {
  readonly rule: string
  /** Text of the line that the finding must point at. */
  readonly at: string
  readonly says: RegExp
}

const KEYS = ['wrong-password', 'too-late']

/** Returns the findings of our own rules after the change; redocly's are left out. */
async function ours(files: Files): Promise<readonly Finding[]> {
  const { findings } = await lintContract('openapi/openapi.yaml', memoryTree(files, KEYS), {
    profile: 'house',
  })
  return findings.filter(({ rule }) => rule.startsWith('openbourse/'))
}

/** The change brings exactly one finding: of this rule, with these words, at that line of that file. */
export async function expectFinding({ rule, at, says, ...change }: Broken): Promise<void> {
  const files = changed(change)
  const findings = await ours(files)
  expect(findings.map((finding) => `${finding.rule}: ${finding.message}`)).toEqual([
    expect.stringMatching(says),
  ])
  const [finding] = findings
  expect(finding?.rule).toBe(`openbourse/${rule}`)
  expect(files[finding?.file ?? '']?.split('\n')[(finding?.line ?? 0) - 1]).toContain(at)
}

/** Rules and messages of all that our rules find after the change. */
export async function told(change: Change): Promise<readonly string[]> {
  return (await ours(changed(change))).map(
    ({ rule, message }) => `${rule.replace('openbourse/', '')}: ${message}`,
  )
}

export async function expectNothing(change: Change): Promise<void> {
  expect(await ours(changed(change))).toEqual([])
}

function changed({ file, from, to, also = {} }: Change): Files {
  const more = Object.fromEntries(Object.entries(also).map(([added, text]) => [`openapi/${added}`, text]))
  const base = { ...healthy, ...more }
  const name = `openapi/${file}`
  if (from === undefined) return { ...base, [name]: to }
  const text = healthy[name]
  if (text === undefined || !text.includes(from)) throw new Error(`${name} has no ${from}`)
  return { ...base, [name]: text.replace(from, () => to) }
}
