import { verify } from '#src/contract-checks/verify/verify.ts'
import type { RunReport } from '#src/contract-checks/judge/run-report.ts'
import { KINDS } from './faults.ts'
import type { Fault } from './site.ts'
import { recorder } from './recorded.ts'
import type { Mutable } from './subjects.ts'

export type Outcome = {
  readonly kinds: number
  readonly faults: number
  readonly found: number
  readonly findings: number
  readonly missed: readonly string[]
  readonly crowded: readonly string[]
}

/** Verifies the whole contract, or some operations of it. */
export const runOn = (
  { api, server, config }: Mutable,
  only: readonly string[] = [],
  seed = 1,
): Promise<RunReport> =>
  verify(api, {
    server: server.url,
    config,
    only: new Set(only),
    act: true,
    repeat: 3,
    rate: 5000,
    timeout: 10_000,
    seed,
  })

/** Every kind of fault, or those named, on at most so many operations each. */
export async function faultsOf(subject: Mutable, each: number, names?: readonly string[]): Promise<Fault[]> {
  const { layer, all } = recorder(subject)
  await subject.reset()
  subject.server.inject(layer)
  await runOn(subject, subject.operations)
  subject.server.inject()
  return KINDS.filter(({ name }) => names?.includes(name) !== false).flatMap(({ name, make }) => {
    const made: Fault[] = []
    // Other operations for other kinds, so that all have their turn.
    const start = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
    const operations = subject.api.operations.filter(({ id }) => subject.operations?.includes(id) !== false)
    for (const at of operations.keys()) {
      const operation = operations[(at + start) % operations.length]
      const recorded = operation && all.get(operation.id)
      if (operation === undefined || recorded === undefined) continue
      const fault = made.length < each ? make({ subject, operation, recorded }) : undefined
      if (fault !== undefined) made.push({ kind: name, ...fault })
    }
    return made
  })
}

const lineOf = ({ operation, rule, at }: RunReport['findings'][number]): string =>
  `${operation} ${rule.replace('openbourse/', '')} ${at}`

/** The subject with the budget of a fault for its operations. */
function hurried(subject: Mutable, { budget, operations }: Fault): Mutable {
  if (budget === undefined) return subject
  const { api, config } = subject
  const latency = api.operations.flatMap(({ id }) => {
    const ms = operations.includes(id) ? budget : config.latency
    return typeof ms === 'number' ? [[id, ms] as const] : []
  })
  return { ...subject, config: { ...config, latency: Object.fromEntries(latency) } }
}

/** Seeds one fault and returns the findings. */
export async function breakOne(subject: Mutable, fault: Fault): Promise<string[]> {
  await subject.reset()
  subject.server.inject(fault.layer)
  const only = subject.operations === undefined ? [] : fault.operations.slice(0, 1)
  const told = await runOn(hurried(subject, fault), only).then(
    ({ findings }) => findings.map(lineOf),
    (error: unknown) => [`${fault.operations[0] ?? ''} stopped: ${String(error)}`],
  )
  subject.server.inject()
  return told
}

/** Seeds one fault after the other; a fault is found where a finding names its operation. */
export async function measureFaults(
  subject: Mutable,
  faults: readonly Fault[],
  onDone: (line: string) => void = () => undefined,
): Promise<Outcome> {
  let found = 0
  let findings = 0
  await subject.reset()
  // What the healthy server is told for is no proof of a fault.
  const usual = new Set((await runOn(subject, subject.operations)).findings.map(lineOf))
  const missed: string[] = []
  const crowded: string[] = []
  for (const fault of faults) {
    const told = (await breakOne(subject, fault)).filter((line) => !usual.has(line))
    const isFound = told.some((line) => fault.operations.some((id) => line.startsWith(`${id} `)))
    const line = `${fault.kind} | ${fault.operations[0] ?? ''} ${fault.at ?? ''}`
    found += isFound ? 1 : 0
    findings += isFound ? told.length : 0
    if (!isFound) missed.push(`${line}${told.length > 0 ? `: ${told.join('; ')}` : ''}`)
    if (told.length > 1) crowded.push(`${line}: ${told.join('; ')}`)
    onDone(`${isFound ? '✓' : '✗'} ${line}: ${told.join('; ')}`)
  }
  const kinds = new Set(faults.map(({ kind }) => kind)).size
  return { kinds, faults: faults.length, found, findings, missed, crowded }
}
