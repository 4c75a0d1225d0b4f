import { globSync, readFileSync } from 'node:fs'
import { enumFaults, enumsOf } from './enums/enum-faults.ts'

/** `node src/tools/check/enums.ts`: app and sandbox take the enums of the contract from `generated/`. */
const contract = JSON.parse(readFileSync('generated/contract.json', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}
const enums = enumsOf(contract.components.schemas)
const files = globSync(['src/sandbox/**/*.ts', 'src/web/**/*.{ts,tsx}']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const faults = files.flatMap((file) =>
  enumFaults(readFileSync(file, 'utf8'), enums).map((fault) => `${file}:${fault}`),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
