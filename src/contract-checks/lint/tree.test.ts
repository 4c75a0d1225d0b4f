import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { healthy } from '../testing/healthy.ts'
import { lintContract } from './lint.ts'
import { diskTree } from './tree.ts'

const home = mkdtempSync(join(tmpdir(), 'contract-tree-'))
afterAll(() => rmSync(home, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(dirname(join(home, name)), { recursive: true })
  writeFileSync(join(home, name), text)
}

for (const [name, text] of Object.entries(healthy)) write(name, text)
const lint = async () =>
  (await lintContract(join(home, 'openapi/openapi.yaml'), diskTree())).findings.map(({ message }) => message)

test('unused files and missing messages on disk are found', async () => {
  expect(await lint()).toEqual([])
  write('openapi/schemas/deep/Forgotten.yaml', 'type: string\n')
  write('openapi/schemas/notes.txt', 'not of the contract')
  write('openapi/flows/login.arazzo.yaml', 'arazzo: 1.0.0\n')
  expect(await lint()).toEqual(['nothing refers to schemas/deep/Forgotten.yaml'])
  rmSync(join(home, 'openapi/schemas/deep'), { recursive: true })
  write('locales/en_US/server.json', '{"too-late": "Too late."}')
  expect(await lint()).toEqual(['no English server message wrong-password'])
  write('locales/en_US/server.json', '{"too-late": ')
  await expect(lint()).rejects.toThrow(/server\.json is not a catalogue of messages/)
})
