import { globSync, readFileSync } from 'node:fs'
import { styleFaults } from './lint/colour.ts'

/** `node src/build/styles.ts`: style sheets outside src/app/theme take every colour from a token. */
const faults = globSync('src/**/*.css')
  .filter((file) => !file.startsWith('src/app/theme/'))
  .flatMap((file) => styleFaults(readFileSync(file, 'utf8')).map((fault) => `${file}:${fault}`))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
