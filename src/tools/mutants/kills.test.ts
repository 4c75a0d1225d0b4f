import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addKill, knownKills } from './kills.ts'

test('a kill holds while the file of tests that made it is the same; a cut line is left out', () => {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'kills-'))]
  onTestFinished(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  })
  process.chdir(folder)
  expect(knownKills()).toEqual(new Set())
  writeFileSync('same.test.ts', 'a')
  writeFileSync('other.test.ts', 'a')
  writeFileSync('gone.test.ts', 'a')
  addKill('by same', 'same.test.ts')
  addKill('by other', 'other.test.ts')
  addKill('by gone', 'gone.test.ts')
  addKill('by no end', '')
  writeFileSync('.cache/mutants/kills.jsonl', '{"id":"cut', { flag: 'a' })
  writeFileSync('other.test.ts', 'b')
  rmSync('gone.test.ts')
  expect(knownKills()).toEqual(new Set(['by same', 'by no end']))
})
