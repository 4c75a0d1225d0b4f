import { globSync, readFileSync } from 'node:fs'
import { repeatedKeys } from './json/repeated-keys.ts'

/** `node src/tools/check/json.ts`: no key stands twice in the catalogues and forms. */
const faults = globSync(['locales/**/*.json', 'forms/**/*.json'])
  .toSorted()
  .flatMap((file) => repeatedKeys(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
