import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { healthy } from '../testing/healthy.ts'
import { lint as command } from './command.ts'

const home = mkdtempSync(join(tmpdir(), 'contract-lint-'))
afterAll(() => rmSync(home, { recursive: true }))

const schema = join(home, 'openapi/schemas/PaidOrder.yaml')
const whole = healthy['openapi/schemas/PaidOrder.yaml'] ?? ''
for (const [name, text] of Object.entries(healthy)) {
  mkdirSync(dirname(join(home, name)), { recursive: true })
  writeFileSync(join(home, name), text)
}

/** Lints the healthy contract with another schema. */
async function lint(paidOrder: string, ...args: string[]) {
  writeFileSync(schema, paidOrder)
  const out: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  try {
    return { status: await command.run([join(home, 'openapi/openapi.yaml'), ...args]), stdout: out.join('') }
  } finally {
    spy.mockRestore()
  }
}

const untyped = whole.replace(', x-unit: coin', '')

test('all outputs contain rule, place and operation', async () => {
  const formats = ['text', 'json', 'junit', 'sarif', 'markdown', 'github', 'html']
  const files = formats.map((format) => join(home, `report.${format}`))
  const { status } = await lint(
    untyped,
    ...formats.flatMap((format, at) => ['--write', `${format}=${files[at] ?? ''}`]),
  )
  expect(status).toBe(1)
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll('<wbr>', '')
    expect(text).toContain('openbourse/amount-unit')
    expect(text).toMatch(/openapi[/\\]+schemas[/\\]+PaidOrder\.yaml/)
    expect(text).toContain('amount is an amount without a unit')
  }
})

test('a finding listed in a baseline does not count until its day, even if its line has moved', async () => {
  const file = join(home, 'known.json')
  expect((await lint(untyped, '--write', `baseline=${file}`)).status).toBe(1)
  const known = await lint(`# A comment above.\n${untyped}`, '--baseline', file)
  expect(known).toEqual({ status: 0, stdout: '2 operations in 16 files: nothing to fix, 1 known\n' })

  const more = untyped.replace(', description: Number.', '')
  expect(more).not.toBe(untyped)
  expect((await lint(more, '--baseline', file)).status).toBe(1)

  const fixed = await lint(whole, '--baseline', file)
  expect(fixed.status).toBe(0)
  expect(fixed.stdout).toMatch(/amount-unit .*: known, but found no more: take it out of the baseline/)

  writeFileSync(file, readFileSync(file, 'utf8').replace(/20\d\d-/, '2020-'))
  const expired = await lint(untyped, '--baseline', file)
  expect(expired.status).toBe(1)
  expect(expired.stdout).toMatch(/known until 2020-.*, which has passed/)
})
