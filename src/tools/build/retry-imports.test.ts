import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { withImportRetry } from './retry-imports.ts'

test('SESS-06.b dynamic imports are retried under a new address, static ones are unchanged', () => {
  const code =
    'import{a}from"./base.js";const s=()=>p(()=>import("./screen-1.js"),["x.css"]),m=import(`./m.js`);'
  const made = withImportRetry(code, false)
  expect(made).toBe(
    'import{a}from"./base.js";const s=()=>p(()=>importAgain("./screen-1.js"),["x.css"]),m=importAgain(`./m.js`);',
  )
  const none = 'import{a}from"./base.js";export{a}'
  expect(withImportRetry(none, false)).toBe(none)
})

test('SESS-06.b a file that failed is asked for under a new address, one that was loaded is not', async () => {
  const asked: string[] = []
  vi.stubGlobal('load', (path: string) => {
    asked.push(path)
    return asked.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(path)
  })
  const scope: typeof globalThis & { importAgain?: (path: string) => Promise<string> } = globalThis
  runInThisContext(withImportRetry('', true).replaceAll('import(', 'load('))
  await expect(scope.importAgain?.('./a.js')).rejects.toThrow('lost')
  await scope.importAgain?.('./a.js')
  await scope.importAgain?.('./b.js')
  vi.unstubAllGlobals()
  expect(asked).toEqual(['./a.js', './a.js?again=1', './b.js'])
})
