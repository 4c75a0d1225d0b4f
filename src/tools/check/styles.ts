import { globSync, readFileSync } from 'node:fs'
import { styleFaults } from './lint/colour.ts'
import { composedFaults } from './lint/composed.ts'
import { costlySelectors } from './lint/costly-selectors.ts'

const read = (file: string): string => readFileSync(file, 'utf8')

/**
 * `node src/tools/check/styles.ts`: style sheets outside src/web/app/theme take every colour from a token, none leaves it to
 * the order of a bundle what holds, and none makes the browser style a whole page for a changed text.
 */
const faults = globSync('src/**/*.css').flatMap((file) => [
  ...(file.startsWith('src/web/app/theme/')
    ? []
    : styleFaults(read(file)).map((fault) => `${file}:${fault}`)),
  ...costlySelectors(read(file)).map((fault) => `${file}: ${fault}`),
  ...composedFaults(file, read).map((fault) => `${file}: ${fault}`),
])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
