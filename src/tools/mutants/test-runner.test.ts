import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testRunner, type TestRunner } from './test-runner.ts'

const FILE = 'src/core/money/shares.ts'
const SCALE = 'const scale ='

let runner: TestRunner
beforeAll(async () => {
  runner = await testRunner(['src/core/money/shares.test.ts'])
})
afterAll(async () => {
  await runner.close()
})

test('a change that lets a test loop for ever is noticed, and the next change is judged', async () => {
  const fails = (to: string): Promise<boolean> => {
    const text = readFileSync(FILE, 'utf8')
    expect(text).toContain(SCALE)
    return runner.fails(new Map([[FILE, text.replace(SCALE, to)]]), /^the largest remainders/)
  }
  expect(await fails(`for (;;); ${SCALE}`)).toBe(true)
  expect(await fails(`; ${SCALE}`)).toBe(false)
  expect(await fails(`${SCALE} 1 +`)).toBe(false)
  expect(await fails(`return []; ${SCALE}`)).toBe(true)
})
