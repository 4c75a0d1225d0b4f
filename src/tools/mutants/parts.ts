import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { editsOf } from './edits.ts'
import { requestSchemas } from './request-schemas.ts'

/** Code that is mutated, the tests that have to notice, and the share that they have to kill, in percent. */
export type Part = {
  readonly code: readonly string[]
  readonly tests: readonly string[]
  readonly goal: number
  /** Each file of tests loads its modules anew, because stores of a browser keep what they have; else they are shared. */
  readonly isolate?: boolean
  /** A test whose title begins with the name of a file is about that file, and meets its mutants only. */
  readonly titled?: boolean
  /**
   * Its code keeps nothing from one test to the next: what no test has killed gets a process of its own only where it
   * works as modules are loaded.
   */
  readonly keepsNothing?: boolean
  /** Says which of the files belong to it; all where it is left out. */
  readonly takes?: (file: string) => boolean
}

const SPOT = 'src/sandbox/areas/spot'
const ORDER_RULES = `${SPOT}/{book,check-order,limits,order-request,order,place,settle,sides,stops}.ts`
const isOfRequest = (file: string): boolean =>
  [...requestSchemas().values()].some((names) => names.has(basename(file, '.yaml')))
const hasEdits = (file: string): boolean => editsOf(file).length > 0
const hasErrors = (file: string): boolean => readFileSync(file, 'utf8').includes('\n  errors: [')
/** Those that fail soonest first. */
const CONTRACT_TESTS = [
  'tests/contract/request-rules.test.ts',
  'src/web/forms/{account,ad}-edges.test.ts',
  'src/web/forms/derived-forms.test.ts',
]
const AREA_TESTS = ['src/sandbox/areas/**/*.test.ts', 'src/sandbox/http/*.test.ts']

/**
 * A file stands in the first part that names it. Only tests near the code run: most tests of the repository use
 * money somehow, and running them all for each mutant would take days.
 */
export const PARTS: Readonly<Record<string, Part>> = {
  money: { code: ['src/core/money/*.ts'], tests: ['src/core/money/*.test.{ts,tsx}'], goal: 95 },
  mathematics: {
    code: ['src/core/{earn,lab,otc,perpetual,stakes,time,totp}/**/*.ts'],
    tests: ['src/core/{earn,lab,otc,perpetual,stakes,time,totp}/**/*.test.ts'],
    goal: 95,
  },
  ledger: {
    code: ['src/sandbox/kernel/{audit-ledger,ledger,transaction}.ts'],
    tests: ['src/sandbox/kernel/*.test.ts'],
    goal: 95,
  },
  'order-rules': {
    code: [ORDER_RULES],
    // A sale of the lab trades with orders, and fills are told to members.
    tests: [`${SPOT}/*.test.ts`, 'src/sandbox/areas/{frozen,lab/sales,members/events}.test.ts'],
    goal: 95,
  },
  judge: {
    code: ['src/contract-checks/judge/*.ts'],
    tests: [
      'src/contract-checks/judge/*.test.ts',
      'tests/contract-checks/{judge-faults,outputs,report-formats,secrets}.test.ts',
    ],
    goal: 95,
  },
  decoders: {
    code: ['src/core/contract/*.ts', 'src/core/contract/keywords/*.ts'],
    tests: ['src/core/contract/**/*.test.ts'],
    goal: 90,
  },
  forms: {
    code: ['forms/*/*.ts', 'src/web/forms/*.ts'],
    // derived-forms.test.ts, a thousand values for each form, takes a minute for each mutant.
    tests: ['forms/**/*.test.ts', 'src/web/forms/!(derived-forms).test.{ts,tsx}'],
    goal: 90,
    isolate: true,
  },
  rules: {
    code: ['src/contract-checks/rules/*.ts'],
    tests: ['src/contract-checks/{rules/*,lint/core}.test.ts'],
    goal: 90,
    // Every rule runs in every test.
    titled: true,
  },
  contract: { code: ['openapi/schemas/*/*.yaml'], takes: isOfRequest, tests: CONTRACT_TESTS, goal: 100 },
  parameters: { code: ['openapi/paths/*/*.yaml'], takes: hasEdits, tests: CONTRACT_TESTS, goal: 100 },
  errors: { code: ['generated/operations/*.ts'], takes: hasErrors, tests: AREA_TESTS, goal: 90 },
  fields: { code: ['forms/*/form.json'], tests: CONTRACT_TESTS, goal: 100 },
  areas: { code: ['src/sandbox/areas/*/*.ts'], tests: AREA_TESTS, goal: 90, keepsNothing: true },
  contracts: {
    code: ['src/sandbox/{perpetual,stakes}/*.ts'],
    tests: [
      'src/sandbox/{perpetual,stakes}/*.test.ts',
      'src/sandbox/areas/{swap,coin-swap,swap-market,option,second}/*.test.ts',
    ],
    goal: 90,
    keepsNothing: true,
  },
}

/** Not the code of a product: tests, what tests use, tables of invented data, drawings. */
const NOT_MUTATED =
  /\.test\.tsx?$|\/(?:testing-|personas|soak|seeds|keyword-cases|banner-picture|lab-picture|advertiser-rows|country-rows|chat-lines|currencies)[^/]*$/

/** The files of a part; one that an earlier part has is not repeated. */
export function codeOf(name: string): string[] {
  const earlier = new Set<string>()
  for (const [each, { code, takes = () => true }] of Object.entries(PARTS)) {
    const files = globSync([...code]).filter(
      (file) => !NOT_MUTATED.test(file) && takes(file) && !earlier.has(file),
    )
    if (each === name) return files.toSorted()
    for (const file of files) earlier.add(file)
  }
  throw new RangeError(`there is no part ${name}`)
}

export function testsOf(name: string): string[] {
  return (PARTS[name]?.tests ?? []).flatMap((glob) => globSync(glob).toSorted())
}
