import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const node = (program: string, cwd = '.'): string =>
  execFileSync(process.execPath, [resolve(program)], { cwd, encoding: 'utf8' })

test.each([
  ['src/contract-checks/rules/page.ts', 'docs/contract-rules.md'],
  ['src/contract-checks/diff/rules/page.ts', 'docs/contract-changes.md'],
])('%s prints %s', (program, page) => {
  expect(node(program)).toBe(readFileSync(page, 'utf8'))
})

test('src/contract-checks/judge/advice-page.ts writes the table of rules into the page of its folder', () => {
  const page = readFileSync('docs/contract-checks.md', 'utf8')
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    mkdirSync(join(folder, 'docs'))
    writeFileSync(join(folder, 'docs/contract-checks.md'), page.replace(/^\| `enum` \|.*\n/m, ''))
    node('src/contract-checks/judge/advice-page.ts', folder)
    expect(readFileSync(join(folder, 'docs/contract-checks.md'), 'utf8')).toBe(page)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
