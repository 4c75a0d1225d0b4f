import { expect, test } from 'vitest'
import { withImportRetry } from './retry-imports.ts'

test('SESS-06.b dynamic imports are retried under a new address, static ones are unchanged', () => {
  const code =
    'import{a}from"./base.js";const s=()=>p(()=>import("./screen-1.js"),["x.css"]),m=import(`./m.js`);'
  const made = withImportRetry(code)
  expect(made).toContain('import{a}from"./base.js"')
  expect(made).toContain('p(()=>importAgain("./screen-1.js"),["x.css"])')
  expect(made).toContain('importAgain(`./m.js`)')
  expect(made).toContain('?again=')
  const none = 'import{a}from"./base.js";export{a}'
  expect(withImportRetry(none)).toBe(none)
})
