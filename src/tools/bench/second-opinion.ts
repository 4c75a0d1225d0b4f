/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import { recorder } from '#tests/contract-checks/mutation/recorded.ts'
import { faultsOf, runOn } from '#tests/contract-checks/mutation/run.ts'
import type { Fault } from '#tests/contract-checks/mutation/site.ts'
import { ensureInstalled } from './second-opinion/contracts.ts'
import { dredd } from './second-opinion/dredd.ts'
import { portman } from './second-opinion/portman.ts'
import { prism } from './second-opinion/prism.ts'
import { respect } from './second-opinion/respect.ts'
import { petstore, starTrek, type Foreign } from './second-opinion/subjects.ts'
import { familyOf, headOf, rowOf, type Score } from './second-opinion/table.ts'
import { ours, type Recording, type Tool } from './second-opinion/tool.ts'

/** Runs on the healthy server: of others, and of ours, where the seed changes order and values. */
const HEALTHY = 3
const OUR_HEALTHY = 20
/** A schema that does not close itself allows further fields. */
const ALLOWED = 'field: an undeclared field'
const PRISM_PORT = { petstore: 4871, 'star-trek': 4872 } as const

/** Seeds faults into healthy servers of foreign contracts, and prints what each tool finds as rows of a table. */
export async function benchSecondOpinion(each: number, name = ''): Promise<void> {
  await ensureInstalled()
  for (const make of [petstore, starTrek]) {
    const subject = await make()
    if (name === '' || name === subject.name) await compare(subject, each)
    await subject.server.close()
  }
}

async function compare(subject: Foreign, each: number): Promise<void> {
  const recording = await record(subject)
  const faults = (await faultsOf(subject, each)).filter(({ kind }) => kind !== ALLOWED)
  console.log(`\n${subject.name}: ${subject.api.operations.length} operations, ${faults.length} faults\n`)
  console.log(headOf(faults))
  const port = subject.name === 'petstore' ? PRISM_PORT.petstore : PRISM_PORT['star-trek']
  const missed: string[] = []
  const tools = [
    ours(subject),
    await respect(subject, recording),
    await portman(subject, recording),
    await prism(subject, recording, port),
    dredd(subject, recording),
  ]
  for (const tool of tools) {
    const score = await measure(subject, tool, faults)
    console.log(rowOf(tool.name, faults, score))
    if (tool === tools[0]) missed.push(...score.missed)
    for (const line of new Set(score.usual)) console.error(`  healthy, ${tool.name}: ${line}`)
    tool.close?.()
  }
  for (const line of missed) console.error(`  missed by ours: ${line}`)
}

async function record(subject: Foreign): Promise<Recording> {
  const { layer, all } = recorder(subject)
  await subject.reset()
  subject.server.inject(layer)
  await runOn(subject)
  subject.server.inject()
  return new Map(
    subject.api.operations.flatMap(({ id }) => {
      const recorded = all.get(id)
      return recorded === undefined ? [] : [[id, recorded] as const]
    }),
  )
}

async function measure(subject: Foreign, tool: Tool, faults: readonly Fault[]): Promise<Score> {
  const times: number[] = []
  const usual: string[] = []
  let runs = 0
  for (; runs < (tool.name.startsWith('openbourse') ? OUR_HEALTHY : HEALTHY); runs++) {
    await subject.reset()
    const started = performance.now()
    usual.push(...(await tool.failures(undefined, runs + 1)))
    times.push(performance.now() - started)
  }
  const known = new Set(usual)
  const found: Record<string, number> = {}
  const missed: string[] = []
  for (const fault of faults) {
    await subject.reset()
    subject.server.inject(fault.layer)
    const told = await tool
      .failures(subject.operations === undefined ? undefined : fault.operations[0])
      .catch((error: unknown) => [String(error)])
    subject.server.inject()
    const isFound = told.some((line) => !known.has(line))
    if (isFound) found[familyOf(fault.kind)] = (found[familyOf(fault.kind)] ?? 0) + 1
    else missed.push(`${fault.kind} | ${fault.operations[0] ?? ''} ${fault.at ?? ''}`)
  }
  return {
    found,
    missed,
    usual,
    perRun: usual.length / runs,
    ms: times.toSorted((a, b) => a - b)[runs >> 1] ?? 0,
  }
}
