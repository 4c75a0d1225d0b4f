import { readFileSync } from 'node:fs'
// oxlint-disable-next-line house/arrows -- measured on the contracts and servers of the tests
import { faultsOf, measureFaults, runOn } from '#tests/contract-checks/mutation/run.ts'
// oxlint-disable-next-line house/arrows -- the same
import { depot, library, type Mutable } from '#tests/contract-checks/mutation/subjects.ts'
// oxlint-disable-next-line house/arrows -- the same
import { ours } from '#tests/contract-checks/mutation/ours.ts'

type Report = (text: string, isGood: boolean, limit: string) => void

const LEAST = { share: 0.95, perFault: 1.2, kinds: 40 } as const
const HEALTHY = 20

/** Seeds faults of all kinds into healthy servers of three contracts, and prints how many are found. */
export async function benchMutation(report: Report, each: number, name = ''): Promise<void> {
  for (const make of [ours, library, depot]) {
    if (name !== '' && make.name !== name) continue
    const subject = await make()
    const faults = await faultsOf(subject, each)
    const { kinds, found, findings, missed } = await measureFaults(subject, faults)
    const share = found / faults.length
    const perFault = findings / found
    report(
      `${subject.name}: ${found} of ${faults.length} faults found (${percent(share)} %), of ${kinds} kinds`,
      share >= LEAST.share && kinds >= LEAST.kinds,
      `${percent(LEAST.share)} %, ${LEAST.kinds} kinds`,
    )
    for (const one of missed) console.log(`    missed: ${one}`)
    report(
      `${subject.name}: ${perFault.toFixed(2)} findings per fault`,
      perFault <= LEAST.perFault,
      `${LEAST.perFault}`,
    )
    const wrong = await falseFindings(subject)
    report(
      `${subject.name}: ${wrong.length} false findings in ${HEALTHY} healthy runs`,
      wrong.length === 0,
      wrong.join('; '),
    )
    const lines = configLines(subject)
    report(`${subject.name}: ${lines} lines of configuration`, lines <= 10, '10')
    await subject.server.close()
  }
}

const percent = (share: number): string => `${Math.floor(share * 1000) / 10}`

async function falseFindings(subject: Mutable): Promise<string[]> {
  const wrong: string[] = []
  await subject.reset()
  for (let seed = 1; seed <= HEALTHY; seed++) {
    const { findings } = await runOn(subject, subject.operations, seed)
    wrong.push(...findings.map(({ message }) => message))
  }
  return wrong
}

function configLines({ name }: Mutable): number {
  const file = `tests/contract-checks/mutation/${name}.checks.yaml`
  return readFileSync(file, 'utf8').trimEnd().split('\n').length
}
